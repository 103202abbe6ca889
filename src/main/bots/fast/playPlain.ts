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
      const [a, b] = [code >> 5, code & 31];
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
      let isLeft: boolean;
      let far: number;
      if (isHeavy) {
        const farLeft = onLeft === 0 ? -ROW - ROW : highestBit(onLeft);
        const farRight = onRight === 0 ? -ROW - ROW : highestBit(onRight);
        isLeft = left + farLeft >= right + farRight;
        far = isLeft ? farLeft : farRight;
      } else {
        const lefts = countBits(onLeft);
        const count = lefts + countBits(onRight);
        const nth = count === 1 ? 0 : dice.below(count);
        isLeft = nth < lefts;
        far = isLeft ? nthBit(onLeft, nth) : nthBit(onRight, nth - lefts);
      }
      const near = isLeft ? left : right;
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
      if (isLeft) left = far;
      else right = far;
    }
    drawn = 0;
    seat += step;
    if (seat >= seats) seat -= seats;
  }
  round.yardAt = at;
  round.lastSeat = last;
  scoreRound(round);
}
