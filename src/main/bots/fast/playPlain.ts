import { countBits, highestBit, nthBit } from './bits';
import type { Dice } from './dice';
import type { FastRound } from './fastRound';
import { BLOCKED, GOES_ON, OUT, ROW } from './numbers';
import { scoreRound } from './scoreRound';

/**
 * Plays a round that has been led to its end where only two ends are ever open and plays score nothing, as most
 * rounds are: the heaviest tile that fits, or anything. It comes to what `playOut` does, several times as fast; but
 * the suits of all hands together (`inHands`) are not counted on.
 */
export function playPlain(round: FastRound, isHeavy: boolean, dice: Dice): void {
  if (round.ended !== GOES_ON) return;
  const { rows, held, pips, yard, terms } = round;
  const { seats, step, drawsMost } = terms;
  const drawnMost = yard.length - terms.kept;
  let left = round.endPips[0]!;
  let right = round.endPips[1]!;
  let seat = round.toMove;
  let drawn = round.drawn;
  let at = round.yardAt;
  let last = round.lastSeat;
  let passes = 0;
  for (;;) {
    const hand = seat * ROW;
    let onLeft = rows[hand + left]!;
    let onRight = rows[hand + right]!;
    while ((onLeft | onRight) === 0 && at < drawnMost && drawn < drawsMost) {
      const code = yard[at++]!;
      const a = code >> 5;
      const b = code & 31;
      rows[hand + a]! |= 1 << b;
      rows[hand + b]! |= 1 << a;
      held[seat]!++;
      pips[seat]! += a + b;
      drawn++;
      last = seat;
      onLeft = rows[hand + left]!;
      onRight = rows[hand + right]!;
    }
    if ((onLeft | onRight) === 0) {
      passes++;
      if (passes >= seats && at >= drawnMost) {
        round.ended = BLOCKED;
        break;
      }
    } else {
      // All bits set where the tile goes to the left: chosen by arithmetic, as no processor can guess which it is.
      let isLeft: number;
      let far: number;
      if (isHeavy) {
        isLeft = ~((weightOf(left, onLeft) - weightOf(right, onRight)) >> 31);
        far = highestBit((onLeft & isLeft) | (onRight & ~isLeft));
      } else {
        const lefts = countBits(onLeft);
        const nth = dice.below(lefts + countBits(onRight));
        isLeft = (nth - lefts) >> 31;
        far = nthBit((onLeft & isLeft) | (onRight & ~isLeft), nth - (lefts & ~isLeft));
      }
      const near = (left & isLeft) | (right & ~isLeft);
      left = (far & isLeft) | (left & ~isLeft);
      right = (far & ~isLeft) | (right & isLeft);
      rows[hand + near]! &= ~(1 << far);
      rows[hand + far]! &= ~(1 << near);
      pips[seat]! -= near + far;
      passes = 0;
      last = seat;
      held[seat]!--;
      if (held[seat] === 0) {
        round.ended = OUT;
        break;
      }
    }
    drawn = 0;
    seat += step;
    if (seat >= seats) seat -= seats;
  }
  round.yardAt = at;
  round.lastSeat = last;
  scoreRound(round);
}

/** The pips of the heaviest tile of a row; less than nothing where it has none. */
function weightOf(near: number, row: number): number {
  return near + highestBit(row) - (((row - 1) >> 31) & 64);
}
