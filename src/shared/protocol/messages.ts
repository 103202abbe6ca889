import * as v from 'valibot';
import { REFUSALS } from '../engine/moves';
import { adviceSchema, reviewSchema } from './advice';
import { LEVELS } from './botKind';
import { codeSchema, DOOR_REASONS, doorSchema, tokenSchema } from './door';
import { commitMessage, commitsMessage, dealingMessage, openedMessage } from './dealing';
import { revealMessage, revealsMessage } from './dealing';
import { eventSchema, list, moveSchema, seatSchema, viewSchema } from './seen';
import {
  milliseconds,
  personIdSchema,
  setupSchema,
  tableFactsSchema,
  tableOptionsSchema,
} from './tableFacts';

const sequence = v.pipe(v.number(), v.integer(), v.minValue(0));
const cmdId = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** A name as it comes in; the host cuts and cleans it (at most `NAME_LETTERS` graphemes are kept). */
const name = v.pipe(v.string(), v.maxLength(2000));

/** What a page says to the host. Nothing but this is read from a connection; unknown fields are dropped. */
export const fromPageSchema = v.variant('type', [
  v.object({
    type: v.literal('hello'),
    protocol: v.number(),
    as: v.picklist(['seat', 'watch']),
    name: v.optional(name),
    /** Lets somebody in who was in before, and gives back the seat they hold. */
    seatToken: v.optional(tokenSchema),
    /** Shows that this is the shell of the machine that hosts: it holds the keeper's right. */
    keeperToken: v.optional(tokenSchema),
    /** The table's code, as it was read off the TV and typed. */
    code: v.optional(codeSchema),
    /** What the table's QR code carries, instead of a code. */
    link: v.optional(tokenSchema),
    /** Whether this machine could take the table over. */
    mayHost: v.optional(v.boolean()),
  }),
  v.object({ type: v.literal('sit'), seat: seatSchema, person: v.optional(personIdSchema) }),
  v.object({ type: v.literal('leave') }),
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('move'), cmdId, seq: sequence, move: moveSchema }),
  /** Asks what would be best now, for whoever is to move, where the table allows it. */
  v.object({ type: v.literal('hint'), seq: sequence }),
  /** Asks how one's own decisions were, in the round that was over last. */
  v.object({ type: v.literal('review') }),
  v.object({ type: v.literal('beat') }),
  /** Plays on by oneself where a bot plays in one's place. */
  v.object({ type: v.literal('takeBack') }),
  commitMessage,
  revealMessage,
  v.object({ type: v.literal('setup'), setup: setupSchema, options: tableOptionsSchema }),
  /** Changes how people sit, at any time; rules stay as they are. */
  v.object({ type: v.literal('options'), options: tableOptionsSchema }),
  /** Lets a bot play for somebody who is away or idle, or no longer. */
  v.object({ type: v.literal('standIn'), person: personIdSchema, sits: v.boolean() }),
  /** Puts a bot on a free seat or takes it away; with a level, says how well the one there plays from now on. */
  v.object({
    type: v.literal('bot'),
    seat: seatSchema,
    sits: v.boolean(),
    level: v.optional(v.picklist(LEVELS)),
  }),
  v.object({ type: v.literal('remove'), person: personIdSchema }),
  v.object({ type: v.literal('begin') }),
  v.object({ type: v.literal('lock'), locked: v.boolean() }),
  /** A new code and a new link; the old ones are worth nothing, and codes are listened to again. */
  v.object({ type: v.literal('newCode') }),
  /** Asks how everybody's connection is; for keepers. */
  v.object({ type: v.literal('network') }),
  v.object({ type: v.literal('close') }),
  /** Passes the table to the desktop of somebody who sits at it, between rounds. */
  v.object({ type: v.literal('handOver'), person: personIdSchema }),
  /** The answer to `takeOver`: where the table stands ready; null where it could not be taken. */
  v.object({
    type: v.literal('tookOver'),
    places: v.nullable(list(v.pipe(v.string(), v.maxLength(100)))),
  }),
]);
export type FromPage = Readonly<v.InferOutput<typeof fromPageSchema>>;

/** Why something other than a move was not done. */
export const TABLE_REFUSALS = [
  'not-keeper',
  'no-seat',
  'seat-taken',
  'no-such-person',
  'in-play',
  'not-in-play',
  'rules-not-playable',
  'waiting-for-ok',
  'nobody-seated',
  'not-away',
  'no-hints',
  'cannot-host',
  'not-taken',
  'moving',
  'stale',
] as const;
export const refusalCodeSchema = v.picklist([...REFUSALS, ...TABLE_REFUSALS]);
export type RefusalCode = v.InferOutput<typeof refusalCodeSchema>;

/** Why a host hangs up. */
export const BYES = [
  'left',
  'removed',
  'closed',
  'moved',
  'takenOver',
  'otherVersion',
  /** What was shown is worth nothing: a token of before, or another table's link. */
  'notLetIn',
  ...DOOR_REASONS,
  'tableFull',
] as const;
export type ByeReason = (typeof BYES)[number];
export const DEVICES = ['desktop', 'phone', 'browser'] as const;
/** What somebody came with. */
export type Device = (typeof DEVICES)[number];

const connectedSchema = v.object({
  person: personIdSchema,
  /** Empty for a screen that only shows the table. */
  name: v.string(),
  device: v.nullable(v.picklist(DEVICES)),
  /** Milliseconds there and back; null before the first answer. */
  roundTrip: v.nullable(v.pipe(v.number(), v.minValue(0))),
});
/** Somebody whose connection stands. */
export type Connected = Readonly<v.InferOutput<typeof connectedSchema>>;

/**
 * What the host says to a page. `welcome` is the first thing said, and is said again to somebody whose place at the
 * table became another one (sat down or got up): it replaces all that came before. A `step` with no events and the `seq` of the one before only shows how things stand: it answers a move
 * that was sent twice. Data and codes only: sentences are made where they are shown.
 */
export const fromHostSchema = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    protocol: v.number(),
    you: personIdSchema,
    /** The secret that lets this person in again, to their seat if they have one; null for a mere screen. */
    seatToken: v.nullable(tokenSchema),
    facts: tableFactsSchema,
    seq: sequence,
    /** Null before the first deal. */
    view: v.nullable(viewSchema),
  }),
  v.object({ type: v.literal('lobby'), facts: tableFactsSchema }),
  v.object({
    type: v.literal('step'),
    seq: sequence,
    events: list(eventSchema),
    view: viewSchema,
    /** As in the facts, where turns have a time. */
    turnLeft: v.exactOptional(milliseconds),
  }),
  v.object({
    type: v.literal('refused'),
    /** The move that was refused; null for anything else. */
    cmdId: v.nullable(cmdId),
    reason: v.object({ code: refusalCodeSchema }),
    seq: sequence,
    view: v.nullable(viewSchema),
  }),
  /** What stands on the door, after the welcome and whenever it changes; never to a screen that showed nothing. */
  v.object({ type: v.literal('door'), door: doorSchema }),
  /** To whoever asked, and nobody else; null where none could be thought out. */
  v.object({ type: v.literal('hint'), seq: sequence, advice: v.nullable(adviceSchema) }),
  v.object({ type: v.literal('review'), review: v.nullable(reviewSchema) }),
  v.object({ type: v.literal('beat') }),
  v.object({ type: v.literal('network'), people: list(connectedSchema) }),
  /** The machine that hosts was asleep, and is back; `name` is whose it is, where somebody sits at it. */
  v.object({ type: v.literal('woke'), name: v.nullable(v.string()) }),
  /** To a desktop that is to take the table over: all there is of it, as its journal has it. */
  v.object({ type: v.literal('takeOver'), journal: v.string() }),
  dealingMessage,
  commitsMessage,
  revealsMessage,
  openedMessage,
  v.object({
    type: v.literal('bye'),
    /** The host's version, where it is another one than the page's. */
    protocol: v.exactOptional(v.number()),
    reason: v.picklist(BYES),
    /** Where the table stands from now on, best first, where it has moved. */
    places: v.exactOptional(list(v.string())),
  }),
]);
export type FromHost = Readonly<v.InferOutput<typeof fromHostSchema>>;

/** What `GET /table` answers: enough for the list on Home, nothing that a stranger should not know. */
export const tableCardSchema = v.object({
  id: v.string(),
  /** Goes up when the table is handed to another machine: of two with one id the higher is the table (lan.md 3.5). */
  epoch: v.optional(sequence, 1),
  name: v.string(),
  preset: v.string(),
  seats: v.number(),
  free: v.number(),
  /** 0 before the first round. */
  round: v.number(),
  /** Whether somebody new needs a code. */
  code: v.boolean(),
  version: v.number(),
});
export type TableCard = Readonly<v.InferOutput<typeof tableCardSchema>>;
