import type { Move } from '../../../shared/engine/moves';
import { seedRandom } from '../../../shared/engine/random';
import type { Random } from '../../../shared/engine/random';
import type { SeatView } from '../../../shared/engine/view';
import type { Advice } from '../../../shared/protocol/advice';
import type { IsTimeUp } from '../levels';
import { botOf } from '../levels';
import { outlooksOf } from './outlook';
import type { Outlook } from './tally';
import { reasonsFor } from './reasonsFor';

/** In how many worlds the reasons are looked for. */
const HINT_WORLDS = 512;

/** What comes of a view is the same whenever it is asked for: chance comes from what everybody saw. */
export function chanceFor({ table, seat }: SeatView): Random {
  return seedRandom(`advice ${table.round} ${table.turns.length} ${seat}`);
}

/** What the best bot would do in this seat's place, and why; of a seat that may do something now. */
export function hintFor(view: SeatView, isTimeUp?: IsTimeUp): Advice {
  const chance = chanceFor(view);
  const move = botOf('hard', isTimeUp)(view, chance);
  const { all } = outlooksOf(view, chance, {
    least: HINT_WORLDS,
    most: HINT_WORLDS,
    ...(isTimeUp === undefined ? {} : { isTimeUp }),
  });
  const best = all.find((outlook) => isSame(outlook.move, move));
  if (best === undefined) throw new Error('The adviser made a move that is none of those looked at');
  return adviceOf(view, best, bestBut(all, best));
}

/** Advice for a move, against the next best. */
export function adviceOf(view: SeatView, best: Outlook, next: Outlook | null): Advice {
  return { move: best.move, next: next?.move ?? null, reasons: reasonsFor(view, best, next) };
}

/** The best of some moves but one; null where there is no other. */
export function bestBut(all: readonly Outlook[], but: Outlook | null): Outlook | null {
  let best: Outlook | null = null;
  for (const outlook of all) {
    if (outlook !== but && (best === null || outlook.worth > best.worth)) best = outlook;
  }
  return best;
}

export function isSame(a: Move, b: Move): boolean {
  if (a.type !== 'play' || b.type !== 'play') return a.type === b.type;
  return a.tile === b.tile && a.end === b.end;
}
