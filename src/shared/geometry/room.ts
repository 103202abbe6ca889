import { makeTile } from '../engine/tile';
import type { Arm } from './arm';
import type { Layout } from './layout';
import { isLevel, moved } from './placement';
import type { Box, Spot, Way } from './placement';

/** Farther than any line reaches. */
const FAR = 1000;

/** What an arm needs on each side of its middle: half a double. */
const HALF_DOUBLE = 1;

/** A tile stays so many units clear of every tile it does not join. */
const CLEAR = 1;

/** What a corner takes straight on. */
const CORNER = 1;

/** What a single straight on takes, and with a double before it. */
const SINGLE = 2;
const DOUBLE_AND_SINGLE = 3;

/** What an arm's tip is like. */
export type Ahead = Pick<Arm, 'pips' | 'straight'>;

/**
 * How much an arm needs straight on to be sure that it can still turn. A double may come, and after it the next
 * single may not turn; another double may follow. `most` is how many such doubles are reckoned with. Where the
 * double of the open number lies already, the next tile is a single and turns.
 */
export function roomToTurn({ pips, straight }: Ahead, { doubles, top }: Layout, most: number): number {
  const left = top + 1 - doubles.length;
  if (straight) return SINGLE + CORNER + DOUBLE_AND_SINGLE * Math.min(left, most - 1);
  if (doubles.includes(makeTile(pips, pips))) return CORNER;
  return CORNER + DOUBLE_AND_SINGLE * Math.min(left, most);
}

/** How far it is from `tip` to the side of the area that `way` points to. */
export function toEdge(tip: Spot, way: Way, { x, y, w, h }: Box): number {
  switch (way) {
    case 'right':
      return x + w - tip.x;
    case 'left':
      return tip.x - x;
    case 'down':
      return y + h - tip.y;
    case 'up':
      return tip.y - y;
  }
}

/** What an arm may still use straight on, whatever comes: nobody else lays a tile there. */
export function claimOf(arm: Arm, layout: Layout, most: number): Box {
  const length = roomToTurn(arm, layout, most);
  const end = moved(arm.tip, arm.way, length);
  const [x, y] = [Math.min(arm.tip.x, end.x), Math.min(arm.tip.y, end.y)];
  return isLevel(arm.way)
    ? { x, y: y - HALF_DOUBLE, w: length, h: 2 * HALF_DOUBLE }
    : { x: x - HALF_DOUBLE, y, w: 2 * HALF_DOUBLE, h: length };
}

/** How far an arm could go straight on from `tip`, keeping clear of the boxes. What lies behind it does not count. */
export function freeRun(tip: Spot, way: Way, boxes: readonly Box[]): number {
  const level = isLevel(way);
  const half = HALF_DOUBLE + CLEAR;
  const low = (level ? tip.y : tip.x) - half;
  const high = low + 2 * half;
  let run = FAR;
  for (const box of boxes) {
    const start = level ? box.y : box.x;
    if (start >= high || start + (level ? box.h : box.w) <= low) continue;
    const far = toEdge(tip, way, box);
    if (far > 0) run = Math.min(run, Math.max(0, far - (level ? box.w : box.h)));
  }
  return run - CLEAR;
}
