import type { FastRound } from '../fast/fastRound';
import { NOBODY, TARGET } from '../fast/numbers';
import type { Terms } from '../fast/terms';
import type { Rules } from '../../../shared/rules/rules';

/** What a round that is over is worth to a side: 1 for all there is to win, 0 for nothing; all sides' worths are 1. */
export type Worth = (round: FastRound) => number;

/** `playScoring`: how much of it is winning the round itself; the rest is how near the game is. */
const ROUND_PART: Readonly<Record<Rules['playScoring'], number>> = { none: 0.9, fives: 0 };

/** `playScoring`: how much of the whole one round decides; where plays score, games are long and moves worth little. */
export const AT_STAKE: Readonly<Record<Rules['playScoring'], number>> = { none: 1, fives: 0.1 };

/** `targetReached`: the side that has won the game with these scores, or nobody. */
const GAME_WON: Readonly<Record<Rules['targetReached'], (scores: Int32Array, terms: Terms) => number>> = {
  'at-once': (scores, { rules, sides }) => {
    for (let side = 0; side < sides; side++) if (scores[side]! >= rules.target) return side;
    return NOBODY;
  },
  'after-round': (scores, { rules, sides }) => {
    let [best, highest, isShared] = [NOBODY, rules.target - 1, false];
    for (let side = 0; side < sides; side++) {
      const score = scores[side]!;
      if (score === highest) isShared = best !== NOBODY;
      if (score <= highest) continue;
      [best, highest, isShared] = [side, score, false];
    }
    return isShared ? NOBODY : best;
  },
};

/**
 * Weighs finished rounds for one side. A game that goes on is weighed by what each side still needs: who needs half
 * as much is four times as near, whatever the target and however many sides there are.
 */
export function worthFor(terms: Terms, side: number): Worth {
  const { rules, sides } = terms;
  const part = ROUND_PART[rules.playScoring];
  const gameWon = GAME_WON[rules.targetReached];
  const chance = (scores: Int32Array): number => {
    const won = gameWon(scores, terms);
    if (won !== NOBODY) return won === side ? 1 : 0;
    let [mine, all] = [0, 0];
    for (let other = 0; other < sides; other++) {
      const needs = Math.max(1, rules.target - scores[other]!);
      const near = 1 / (needs * needs);
      all += near;
      if (other === side) mine = near;
    }
    return mine / all;
  };
  return ({ winner, scores }) => {
    const round = winner === side ? 1 : winner === NOBODY ? 1 / sides : 0;
    return part * round + (1 - part) * chance(scores);
  };
}

/** Whether a finished round was won by a side, by whoever ended the game in mid-round too; shared where nobody won. */
export function wonBy({ side: sideOf, sides }: Terms, side: number): Worth {
  return ({ ended, lastSeat, winner }) => {
    const won = ended === TARGET ? sideOf[lastSeat]! : winner;
    return won === NOBODY ? 1 / sides : won === side ? 1 : 0;
  };
}
