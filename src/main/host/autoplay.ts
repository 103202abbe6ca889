import type { Move } from '../../shared/engine/moves';
import { below } from '../../shared/engine/random';
import type { Random } from '../../shared/engine/random';
import type { SeatView } from '../../shared/engine/view';
import type { Pace } from '../../shared/protocol/tableFacts';
import { PACE_FACTORS } from '../../shared/protocol/tableFacts';

/** How long a pass waits that is the only thing left, at normal pace (architecture.md, Who moves by itself). */
export const PASS_MS = 1500;
/** How long a forced draw waits for somebody to press; the table's pace does not hurry people. */
export const DRAW_MS = 20_000;
/** A bot's time for a move, at normal pace. */
export const THINK_LEAST_MS = 700;
export const THINK_MOST_MS = 1300;

/** A move the host will make by itself: what the seat's bot picks, or the only thing a person could do. */
export type Planned =
  | { readonly after: number; readonly by: 'bot' }
  | { readonly after: number; readonly by: 'host'; readonly move: Move };

/**
 * What the host does by itself for the seat to move, and after how many milliseconds; null where it waits for a
 * person. Nothing here looks at a tile: how long a bot thinks tells nothing about its hand.
 */
export function planMove(view: SeatView, by: 'bot' | 'person', pace: Pace, chance: Random): Planned | null {
  const [only, ...others] = view.legal;
  const forced = others.length === 0 ? only : undefined;
  const factor = PACE_FACTORS[pace];
  if (forced?.type === 'pass') return { after: PASS_MS * factor, by: 'host', move: forced };
  if (by === 'bot') {
    const [extra] = below(chance, THINK_MOST_MS - THINK_LEAST_MS + 1);
    return { after: (THINK_LEAST_MS + extra) * factor, by: 'bot' };
  }
  if (forced?.type === 'draw') return { after: DRAW_MS, by: 'host', move: forced };
  return null;
}
