import type { GameEvent } from '../shared/engine/events';
import { unreachable } from '../shared/result';

/*
 * How long things take at the table, in milliseconds at its normal pace (design.md section 10): what is shown, what
 * moves and what sounds go by these same figures.
 */

/** A tile is lifted, travels, and settles. */
export const LIFT_MS = 90;
export const SETTLE_MS = 90;
const TRAVEL_MS = 240;
const TRAVEL_MS_PER_PX = 0.12;
const MOST_TRAVEL_MS = 420;

/** So long a tile travels over so many px. */
export function travelMs(px: number): number {
  return Math.min(MOST_TRAVEL_MS, TRAVEL_MS + TRAVEL_MS_PER_PX * px);
}

/** When a play has certainly been laid down. */
export const LAID_MS = LIFT_MS + MOST_TRAVEL_MS + SETTLE_MS;
/** From one number of the sum to the next, and from one pencil stroke on the pad to the next. */
export const NUMBER_MS = 110;
export const STROKE_MS = 90;
/** A tile that is drawn, and how long after it the next one follows. */
export const DRAW_MS = 320;
export const DRAWS_APART_MS = 140;
/** Past so many draws in a row they follow one another no more. */
export const DRAWS_WATCHED = 7;
export const TURN_UP_MS = 180;
/** All tiles are washed; then they are dealt, one so long after the other, at most for so long. */
export const WASH_MS = 1400;
export const DEALS_APART_MS = 30;
const DEAL_MS = 800;
export const PUCK_MS = 420;
export const LAMP_MS = 900;
/** From one lot to the next, and how long all of them are looked at. */
export const LOT_MS = 420;
const LOTS_LOOKED_AT_MS = 1800;
/** Past so many strokes nobody counts along. */
const STROKES_WATCHED = 8;
/** What was counted is looked at for a moment. */
const COUNTED_MS = 300;

export function strokesWatched(points: number): number {
  return Math.min(STROKES_WATCHED, Math.floor(points / 5));
}

/** When in a play that scores each part of its count comes. */
export type CountTimes = {
  /** The first number lights; the others follow one by one. */
  readonly numbers: number;
  /** The points stand by the seat. */
  readonly call: number;
  readonly strokes: number;
  /** The total changes. */
  readonly total: number;
};

export function countTimes(ends: number, scored: number): CountTimes {
  const call = LAID_MS + ends * NUMBER_MS;
  const strokes = call + NUMBER_MS;
  return { numbers: LAID_MS, call, strokes, total: strokes + strokesWatched(scored) * STROKE_MS };
}

/** How long an event is looked at before the next one comes; `ends` is how many numbers its sum has. */
export function beatOf(event: GameEvent, ends: number): number {
  switch (event.type) {
    case 'redrawn':
      return 0;
    case 'dealt':
      return event.lots === undefined ? WASH_MS + DEAL_MS : LOT_MS * event.lots.length + LOTS_LOOKED_AT_MS;
    case 'played':
      return event.scored === 0 ? LAID_MS : countTimes(ends, event.scored).total + COUNTED_MS;
    case 'drew':
      return DRAW_MS + DRAWS_APART_MS * Math.min(event.count - 1, DRAWS_WATCHED - 1);
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
