import { isNear, moved, stepOf, turned } from './placement';
import type { Box, Spot, Way } from './placement';

/** Farther than any line reaches. */
const FAR = 1000;

/** Half the width of a double: what an arm needs on each side of its middle. */
const HALF_DOUBLE = 1;

/** The strip an arm would use going straight on from `tip`: `half` wide on each side. */
function strip(tip: Spot, way: Way, distance: number, half: number): Box {
  const to = moved(tip, way, distance);
  const step = stepOf(way);
  const dx = Math.abs(step.y) * half;
  const dy = Math.abs(step.x) * half;
  const x = Math.min(tip.x, to.x);
  const y = Math.min(tip.y, to.y);
  return { x: x - dx, y: y - dy, w: Math.abs(tip.x - to.x) + 2 * dx, h: Math.abs(tip.y - to.y) + 2 * dy };
}

/** How far `box` lies ahead of `tip`, seen along `way`. */
function ahead(box: Box, tip: Spot, way: Way): number {
  switch (way) {
    case 'up':
      return tip.y - (box.y + box.h);
    case 'down':
      return box.y - tip.y;
    case 'left':
      return tip.x - (box.x + box.w);
    case 'right':
      return box.x - tip.x;
  }
}

/**
 * How far an arm could go straight on from `tip` before a tile other than those in `beside` lies within `half` of
 * its middle; `FAR` where nothing does.
 */
export function freeRun(
  tip: Spot,
  way: Way,
  boxes: readonly Box[],
  beside: readonly number[],
  half: number,
): number {
  const path = strip(tip, way, FAR, half);
  let run = FAR;
  for (let index = 0; index < boxes.length; index++) {
    const box = boxes[index];
    if (box === undefined || !isNear(path, box, 0) || beside.includes(index)) continue;
    run = Math.min(run, Math.max(0, ahead(box, tip, way)));
  }
  return run;
}

/** How far it is from `tip` to the side of the area that `way` points to. */
export function toEdge(tip: Spot, way: Way, area: Box): number {
  switch (way) {
    case 'up':
      return tip.y - area.y;
    case 'down':
      return area.y + area.h - tip.y;
    case 'left':
      return tip.x - area.x;
    case 'right':
      return area.x + area.w - tip.x;
  }
}

/** What an arm needs to find its way out: where it stands and which tiles it cannot be clear of. */
export type Standing = {
  readonly tip: Spot;
  readonly way: Way;
  /** Whether the next tile may not turn. */
  readonly straight: boolean;
  readonly beside: readonly number[];
};

/** The straight single that has to come before a corner where the next tile may not turn. */
const STRAIGHT_FIRST = 2;

const NONE: readonly number[] = [];

/**
 * A way out for an arm: boxes from its tip to far outside that none of `boxes` and `taken` lie in, straight on or
 * round one corner. Null where there is none. `corners` is how many squares in a row must all do for the corner:
 * doubles that come at the wrong moment put it off.
 */
export function wayOut(
  arm: Standing,
  boxes: readonly Box[],
  taken: readonly Box[],
  corners: number,
): readonly Box[] | null {
  const { tip, way, straight, beside } = arm;
  const runFrom = (from: Spot, to: Way, half: number): number =>
    Math.min(freeRun(from, to, boxes, beside, half), freeRun(from, to, taken, NONE, half));
  const run = runFrom(tip, way, HALF_DOUBLE);
  if (run === FAR) return [strip(tip, way, FAR, HALF_DOUBLE)];
  for (let from = straight ? STRAIGHT_FIRST : 0; from + corners <= run; from++) {
    const middle = moved(tip, way, from + corners / 2);
    const half = HALF_DOUBLE + (corners - 1) / 2;
    for (const quarter of [1, -1]) {
      const aside = turned(way, quarter);
      if (runFrom(middle, aside, half) < FAR) continue;
      return [strip(tip, way, from + corners, HALF_DOUBLE), strip(middle, aside, FAR, half)];
    }
  }
  return null;
}
