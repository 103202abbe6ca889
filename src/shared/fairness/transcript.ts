import * as v from 'valibot';
import type { Seat } from '../engine/seat';
import type { Rules } from '../rules/rules';
import { bytes32Schema, hexHashOf, plainText } from './hash';
import type { Bytes32 } from './hash';

/** Whose part in a deal something is. */
export type Who = Seat | 'host';

export const TRANSCRIPT_VERSION = 1;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));

function list<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.readonly());
}

/** Which deal it is. It goes into every hash, so that nothing of one deal can be used in another. */
export const dealContextSchema = v.strictObject({
  tableId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** Counted from 1 over the table's life. */
  deal: count,
  /** Counted from 1; a deal that somebody left in the middle is begun anew. */
  attempt: count,
  /** The hash of the rules (`hashOfRules`). */
  rules: bytes32Schema,
  seats: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(10)),
});
export type DealContext = Readonly<v.InferOutput<typeof dealContextSchema>>;

/** What everybody bound themselves to before anybody told a secret; seats in ascending order. */
export const commitsSchema = v.strictObject({
  host: bytes32Schema,
  seats: list(v.pipe(v.strictObject({ seat, commit: bytes32Schema }), v.readonly())),
});
export type Commits = Readonly<v.InferOutput<typeof commitsSchema>>;

/** The secrets of the seats, in the order of their commits. */
export const revealsSchema = list(v.pipe(v.strictObject({ seat, secret: bytes32Schema }), v.readonly()));
export type Reveals = v.InferOutput<typeof revealsSchema>;

/** All there is to say of how tiles were dealt: enough for anybody to deal them again (records.md, `fairness`). */
export const transcriptSchema = v.strictObject({
  version: v.literal(TRANSCRIPT_VERSION),
  context: dealContextSchema,
  commits: commitsSchema,
  reveals: revealsSchema,
  /** The host's own, told when the round is over. */
  secret: bytes32Schema,
  /** How often the hands went back, because nobody could lead. */
  redraws: count,
});
export type Transcript = Readonly<v.InferOutput<typeof transcriptSchema>>;

/** What stands for the rules in a deal's context. */
export function hashOfRules(rules: Rules): Bytes32 {
  return hexHashOf(['dl/rules/1', plainText(rules)]);
}
