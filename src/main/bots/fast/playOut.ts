import { countBits, highestBit, nthBit } from './bits';
import type { Dice } from './dice';
import type { FastRound } from './fastRound';
import { GOES_ON, makePlay, ROW } from './numbers';
import { playPlain } from './playPlain';

/** Nothing fits. */
const NONE = -1;

/** How somebody plays in a playout: a tile that fits, by the hand of the seat to move alone; or `NONE`. */
export type Policy = (round: FastRound, dice: Dice) => number;

/** The heaviest tile that fits. */
export const heaviest: Policy = ({ rows, endPips, toMove, terms }) => {
  const hand = toMove * ROW;
  let best = NONE;
  let weight = -1;
  for (let end = 0; end < terms.ends; end++) {
    const near = endPips[end]!;
    if (near < 0) continue;
    const row = rows[hand + near]!;
    if (row === 0) continue;
    const far = highestBit(row);
    if (near + far > weight) {
      weight = near + far;
      best = makePlay(end, near, far);
    }
  }
  return best;
};

/** Any tile that fits, at any end it fits, each as likely as the others. */
export const anything: Policy = ({ rows, endPips, toMove, terms }, dice) => {
  const hand = toMove * ROW;
  let count = 0;
  for (let end = 0; end < terms.ends; end++) {
    const near = endPips[end]!;
    if (near >= 0) count += countBits(rows[hand + near]!);
  }
  if (count === 0) return NONE;
  let nth = dice.below(count);
  for (let end = 0; end < terms.ends; end++) {
    const near = endPips[end]!;
    if (near < 0) continue;
    const row = rows[hand + near]!;
    const here = countBits(row);
    if (nth < here) return makePlay(end, near, nthBit(row, nth));
    nth -= here;
  }
  return NONE;
};

/** How often of ten times somebody who plays for points takes the most there are. */
const TAKES_MOST = 7;

/** The play that scores most, mostly; of several, and where none scores, the heaviest. */
export const points: Policy = (round, dice) => {
  if (dice.below(10) >= TAKES_MOST) return anything(round, dice);
  const { rows, endPips, toMove, terms } = round;
  let best = NONE;
  let worth = -1;
  for (let end = 0; end < terms.ends; end++) {
    const near = endPips[end]!;
    if (near < 0) continue;
    for (let row = rows[toMove * ROW + near]!; row !== 0; row &= row - 1) {
      const far = nthBit(row, 0);
      const sum = round.sumAfter(end, near, far);
      const here = (sum % 5 === 0 ? sum << 6 : 0) + near + far;
      if (here > worth) {
        worth = here;
        best = makePlay(end, near, far);
      }
    }
  }
  return best;
};

/**
 * Plays a round that has been led to its end by a policy. Nobody draws by choice. What is left of the round is how it
 * ended, the hands and the scores.
 */
export function playOut(round: FastRound, policy: Policy, dice: Dice): void {
  const { spins, scores } = round.terms;
  if (!spins && !scores && policy !== points) playPlain(round, policy === heaviest, dice);
  else playStepwise(round, policy, dice);
}

/** The same, move by move, by any rules. */
export function playStepwise(round: FastRound, policy: Policy, dice: Dice): void {
  while (round.ended === GOES_ON) {
    const play = policy(round, dice);
    if (play !== NONE) round.play(play >> 10, (play >> 5) & 31, play & 31);
    else if (round.mayDraw()) round.draw();
    else round.pass();
  }
}
