import * as v from 'valibot';
import type { Random } from '../../../shared/engine/random';
import type { Secrets, State } from '../../../shared/engine/state';
import type { Step } from '../../../shared/engine/step';
import { bytes32Schema } from '../../../shared/fairness/hash';
import {
  eventSchema,
  list,
  moveSchema,
  seatSchema,
  tableSchema,
  tileSchema,
} from '../../../shared/protocol/seen';
import { personIdSchema, TABLE_ID } from '../../../shared/protocol/tableFacts';
import { proofSchema } from '../proof';
import { savedSchema } from '../saved';

/* What stands in the lines of a journal; each line is a list of these, and the first list begins with a head. */

export const JOURNAL_FORMAT = 'boneyard-journal';
export const JOURNAL_VERSION = 1;

const counter = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Of a table what never changes while it is open, from one process to the next. */
const identity = {
  id: v.pipe(v.string(), v.regex(TABLE_ID)),
  /** Goes up when a table moves to another machine (lan.md 3.5). */
  epoch: counter,
  name: v.string(),
  begins: v.picklist(['by-keeper', 'when-full']),
  afterGame: v.picklist(['waits', 'plays-again']),
  /** Whether others in the house can come, or only whoever is at this machine. */
  reach: v.picklist(['house', 'here']),
};

const headSchema = v.strictObject({
  is: v.literal('head'),
  format: v.literal(JOURNAL_FORMAT),
  version: v.literal(JOURNAL_VERSION),
  ...identity,
  port: counter,
  seq: counter,
  saved: savedSchema,
});

/** Enough to tell a journal from anything else, and one of another version from ours. */
export const markSchema = v.object({ format: v.literal(JOURNAL_FORMAT), version: v.number() });

const word = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(2 ** 32 - 1));
const random: v.GenericSchema<unknown, Random> = v.union([
  v.strictTuple([word, word, word, word]),
  v.strictObject({ key: bytes32Schema, block: counter, left: list(word) }),
]);
const secrets: v.GenericSchema<unknown, Secrets> = v.strictObject({
  hands: list(list(tileSchema)),
  boneyard: list(tileSchema),
  random,
});
const state: v.GenericSchema<unknown, State> = v.strictObject({ table: tableSchema, secrets });
const step: v.GenericSchema<unknown, Step> = v.strictObject({ state, events: list(eventSchema) });

export const entrySchema = v.variant('is', [
  headSchema,
  /** The people and what was agreed, as they are from now on. */
  v.strictObject({ is: v.literal('table'), saved: savedSchema }),
  v.strictObject({ is: v.literal('dealt'), seq: counter, dealt: step, proof: v.nullable(proofSchema) }),
  v.strictObject({
    is: v.literal('moved'),
    seq: counter,
    seat: seatSchema,
    move: moveSchema,
    by: v.nullable(v.strictObject({ person: personIdSchema, cmdId: v.string() })),
    /** What the move came to, so that rules that were changed since are seen. */
    mark: v.string(),
  }),
  v.strictObject({ is: v.literal('cleared') }),
  /** The record of the game that ended has been kept. */
  v.strictObject({ is: v.literal('kept') }),
  /** Another machine has the table from now on, by this epoch: here it is not carried on. */
  v.strictObject({ is: v.literal('handedOver'), epoch: counter }),
  /** Another process has gone on with this table. */
  v.strictObject({ is: v.literal('carriedOn'), port: counter }),
]);
export type Entry = Readonly<v.InferOutput<typeof entrySchema>>;
export type Head = Extract<Entry, { is: 'head' }>;
export type TableIdentity = Pick<Head, keyof typeof identity>;

/** What is written down as it happens; head and table are added when it is written. */
export type Note = Exclude<Entry, { is: 'head' | 'table' }>;
