import * as v from 'valibot';
import type { Move } from '../engine/moves';
import type { Tile } from '../engine/tile';
import { reasonSchema } from './reasons';
import type { Reason } from './reasons';
import { list, moveSchema, tileSchema } from './seen';

/*
 * What somebody is told who asks for a hint, or looks back at a round: for them alone, from what they could see.
 */

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

export type Advice = {
  readonly move: Move;
  /** What it is compared with: the next best, or the move that was made; null where there is one move. */
  readonly next: Move | null;
  /** What speaks most for the move against that, at most two. */
  readonly reasons: readonly Reason[];
};

export const adviceSchema: v.GenericSchema<unknown, Advice> = v.object({
  move: moveSchema,
  next: v.nullable(moveSchema),
  reasons: list(reasonSchema),
});

/** How good a move was that was made, by what it lost: below 3, 8 and 15 points of a hundred, or above. */
export const MARKS = ['good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Mark = (typeof MARKS)[number];

/** A free decision of a round, looked back at. */
export type Decision = {
  /** How many tiles lay on the table, and what was in the hand. */
  readonly laid: number;
  readonly hand: readonly Tile[];
  readonly made: Move;
  /** Null where it is too close to be marked. */
  readonly mark: Mark | null;
  /** Points of a hundred that the move lost against the best. */
  readonly lost: number;
  readonly advice: Advice;
  /** What was best with every tile face up, and the points it gains; null where what was made was as good. */
  readonly hindsight: { readonly move: Move; readonly gains: number } | null;
};

export type Review = {
  readonly round: number;
  /** In order; forced moves are none. */
  readonly decisions: readonly Decision[];
  /** From 0 to 100; null without a decision. */
  readonly accuracy: number | null;
  /** What the deal was worth to the side, every tile face up, of a hundred; and what a fair one would be. */
  readonly luck: { readonly worth: number; readonly fair: number };
};

const decisionSchema: v.GenericSchema<unknown, Decision> = v.object({
  laid: v.pipe(v.number(), v.integer(), v.minValue(0)),
  hand: list(tileSchema),
  made: moveSchema,
  mark: v.nullable(v.picklist(MARKS)),
  lost: v.pipe(v.number(), v.minValue(0)),
  advice: adviceSchema,
  hindsight: v.nullable(v.object({ move: moveSchema, gains: percent })),
});

export const reviewSchema: v.GenericSchema<unknown, Review> = v.object({
  round: v.pipe(v.number(), v.integer(), v.minValue(1)),
  decisions: list(decisionSchema),
  accuracy: v.nullable(percent),
  luck: v.object({ worth: percent, fair: percent }),
});
