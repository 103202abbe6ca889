import type { Arm } from './arm';
import type { Layout } from './layout';
import { isLevel, isNear, moved } from './placement';
import type { Box, Spot, Way } from './placement';

/** Farther than any line reaches. */
export const FAR = 1000;

/** What an arm needs on each side of its middle: half a double. */
export const HALF_DOUBLE = 1;

/** A tile stays so many units clear of every tile it does not join. */
export const CLEAR = 1;

/** What lies beside the open half reaches half a unit farther than it, where it is a double. */
const CORNER = 0.5;

/** What a single straight on takes, and with a double before it. */
const SINGLE = 2;
const DOUBLE_AND_SINGLE = 3;

/** What the last way out takes: a double, and a single that bends right after it. */
const DOUBLE = 1;
const BEND = 1.5;

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
  if (doubles.includes(pips)) return CORNER;
  return CORNER + DOUBLE_AND_SINGLE * Math.min(left, most);
}

/** What an arm cannot do without: with that it gets out whatever comes, if need be by a bend right after a double. */
export function leastRoom({ pips, straight }: Ahead, { doubles }: Layout): number {
  if (straight) return BEND;
  return doubles.includes(pips) ? CORNER : DOUBLE + BEND;
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

/** What is straight on from `tip`, as wide as a double and `clear` units more on each side. */
export function strip(tip: Spot, way: Way, length: number, clear: number): Box {
  const half = HALF_DOUBLE + clear;
  const far = moved(tip, way, length);
  const [x, y] = [Math.min(tip.x, far.x), Math.min(tip.y, far.y)];
  return isLevel(way)
    ? { x, y: y - half, w: length, h: 2 * half }
    : { x: x - half, y, w: 2 * half, h: length };
}

/** How far an arm could go straight on from `tip`, keeping clear of the boxes. What lies behind it does not count. */
export function freeRun(tip: Spot, way: Way, boxes: readonly Box[]): number {
  const path = strip(tip, way, FAR, CLEAR);
  let run = FAR;
  for (const box of boxes) {
    if (!isNear(path, box, 0)) continue;
    run = Math.min(run, Math.max(0, toEdge(tip, way, box) - (isLevel(way) ? box.w : box.h)));
  }
  return run - CLEAR;
}
