import type { Move } from '../../../shared/engine/moves';
import { isEqualEnd } from '../../../shared/engine/equalEnds';
import type { SeatView } from '../../../shared/engine/view';
import type { Advice, Mark } from '../../../shared/protocol/advice';
import type { IsTimeUp } from '../levels';
import { adviceOf, bestBut, chanceFor, isSame } from './advise';
import { outlooksOf } from './outlook';
import type { Loss, Outlook, Outlooks } from './tally';

/** What somebody could know of a move they made. */
export type Judgement = { readonly mark: Mark | null; readonly lost: number; readonly advice: Advice };

/** In how many worlds a move is judged: at least, and at most where it is close. */
const [WORLDS_LEAST, WORLDS_MOST] = [1500, 4096];
/** What a move loses, of what a round decides, to be marked worse than the one before. */
const THRESHOLDS = [0.03, 0.08, 0.15] as const;
/** Standard errors to either side that hold 95 of a hundred. */
const SURE = 1.96;

/** Judges a move that was made by what its seat saw before it, and nothing that came later. */
export function judge(view: SeatView, made: Move, isTimeUp?: IsTimeUp): Judgement {
  const pairOf = ({ all }: Outlooks): readonly [Outlook, Outlook] => {
    const [best, own] = [bestBut(all, null), all.find(({ move }) => isEqual(view, move, made))];
    if (best === null || own === undefined) throw new Error('A move was made that was not possible');
    return [best, own];
  };
  const lossIn = (outlooks: Outlooks): Loss => {
    const [best, own] = pairOf(outlooks);
    return outlooks.loss(outlooks.all.indexOf(own), outlooks.all.indexOf(best));
  };
  const outlooks = outlooksOf(view, chanceFor(view), {
    least: WORLDS_LEAST,
    most: WORLDS_MOST,
    isEnough: (soFar) => markOf(lossIn(soFar)) !== null,
    ...(isTimeUp === undefined ? {} : { isTimeUp }),
  });
  const [best, own] = pairOf(outlooks);
  const loss = lossIn(outlooks);
  // A better move is explained against the one that was made, the best one against the next best.
  const next = best === own ? bestBut(outlooks.all, best) : own;
  return {
    mark: markOf(loss),
    lost: Math.min(100, Math.max(0, 100 * loss.mean)),
    advice: adviceOf(view, best, next),
  };
}

/** The mark for a loss; null where it is not sure enough. */
export function markOf({ mean, error }: Loss): Mark | null {
  const [low, high] = [mean - SURE * error, mean + SURE * error];
  if (THRESHOLDS.some((threshold) => low < threshold && threshold <= high)) return null;
  const [inaccuracy, mistake, blunder] = THRESHOLDS;
  if (mean < inaccuracy) return 'good';
  if (mean < mistake) return 'inaccuracy';
  return mean < blunder ? 'mistake' : 'blunder';
}

/** Whether a move is the other, or one that makes no difference to it. */
function isEqual({ table }: SeatView, a: Move, b: Move): boolean {
  if (isSame(a, b)) return true;
  if (a.type !== 'play' || b.type !== 'play' || a.tile !== b.tile) return false;
  return a.end !== null && b.end !== null && isEqualEnd(table, a.end, b.end);
}
