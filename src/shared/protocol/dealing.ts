import * as v from 'valibot';
import { bytes32Schema } from '../fairness/hash';
import { commitsSchema, dealContextSchema, revealsSchema, transcriptSchema } from '../fairness/transcript';
import { list, seatSchema } from './seen';

/*
 * How tiles are dealt so that nobody chooses them (lan.md section 5): `dealing` asks, each seat answers with a
 * `commit`; `commits` shows them all, each seat answers with a `reveal`; `reveals` shows those, and the deal is a step
 * like any other. When the round is over `opened` tells the rest. A `commits` after a `welcome` shows the deal that
 * is on the table to somebody who came later, and wants no answer.
 */

const counted = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** Which deal an answer is for, and which attempt at it. */
const answerTo = { deal: counted, attempt: counted };

export const commitMessage = v.object({ type: v.literal('commit'), ...answerTo, commit: bytes32Schema });
export const revealMessage = v.object({ type: v.literal('reveal'), ...answerTo, secret: bytes32Schema });

export const dealingMessage = v.object({
  type: v.literal('dealing'),
  context: dealContextSchema,
  /** Who is asked: the seats of people whose connection stands. */
  seats: list(seatSchema),
});

/** Somebody whose part in a deal was left out, so that it was begun anew; by name, since seats change hands. */
export const droppedSchema = v.object({ seat: seatSchema, name: v.string() });
export type Dropped = Readonly<v.InferOutput<typeof droppedSchema>>;

export const commitsMessage = v.object({
  type: v.literal('commits'),
  context: dealContextSchema,
  commits: commitsSchema,
  dropped: list(droppedSchema),
});

export const revealsMessage = v.object({
  type: v.literal('reveals'),
  context: dealContextSchema,
  reveals: revealsSchema,
});

export const openedMessage = v.object({ type: v.literal('opened'), transcript: transcriptSchema });
