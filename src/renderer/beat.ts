import type { GameEvent } from '../shared/engine/events';
import { unreachable } from '../shared/result';

/** From one lot to the next, and how long all of them are looked at. */
export const LOT_MS = 420;
const LOTS_LOOKED_AT_MS = 1800;
/** From one pencil stroke on the pad to the next. */
export const STROKE_MS = 90;
/** Past so many strokes nobody counts along. */
const STROKES_WATCHED = 8;

/** How long an event is looked at before the next one comes, in milliseconds (design.md section 10). */
export function beatOf(event: GameEvent): number {
  switch (event.type) {
    case 'redrawn':
      return 1400;
    case 'dealt':
      return event.lots === undefined ? 420 : LOT_MS * event.lots.length + LOTS_LOOKED_AT_MS;
    case 'played':
      return event.scored === 0 ? 600 : 1040 + STROKE_MS * Math.min(event.scored / 5, STROKES_WATCHED);
    case 'drew':
      return 320 + 140 * Math.min(event.count - 1, 6);
    case 'passed':
      return 600;
    case 'roundEnded':
      return 1400;
    case 'gameEnded':
      return 900;
    default:
      return unreachable(event);
  }
}
