import type { Side } from '../engine/seat';
import type { OptionTable } from './optionTable';
import type { Rules } from './rules';

type Scores = readonly number[];

type TargetReached = {
  /** The side whose score wins the game at a play in mid-round; null while none does. */
  readonly inPlay: (scores: Scores, target: number) => Side | null;
  /** The side whose score wins the game when a round is over. */
  readonly afterRound: (scores: Scores, target: number) => Side | null;
};

/** The one side with the highest score, where that is at or over the target and nobody shares it. */
function soleHighest(scores: Scores, target: number): Side | null {
  const highest = Math.max(...scores);
  const sides = scores.flatMap((score, side) => (score === highest ? [side] : []));
  return highest >= target && sides.length === 1 ? (sides[0] ?? null) : null;
}

/** At most one side scores at a time, so at most one is the first to get there. */
function firstThere(scores: Scores, target: number): Side | null {
  const side = scores.findIndex((score) => score >= target);
  return side === -1 ? null : side;
}

/** `targetReached` (rules.md section 7). */
export const TARGET_REACHED: OptionTable<Rules['targetReached'], TargetReached> = {
  'at-once': { inPlay: firstThere, afterRound: firstThere },
  'after-round': { inPlay: () => null, afterRound: soleHighest },
};
