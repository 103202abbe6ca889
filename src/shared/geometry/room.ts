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

/**
 * A way out for an arm: boxes from `tip` to far outside that no tile lies in, straight on or round one corner.
 * Null where there is none. `straight`: the next tile may not turn.
 */
export function wayOut(
  tip: Spot,
  way: Way,
  straight: boolean,
  boxes: readonly Box[],
  beside: readonly number[],
): readonly Box[] | null {
  const run = freeRun(tip, way, boxes, beside, HALF_DOUBLE);
  if (run === FAR) return [strip(tip, way, FAR, HALF_DOUBLE)];
  for (let steps = straight ? 2 : 0; steps + 1 <= run; steps++) {
    const corner = moved(tip, way, steps + 0.5);
    for (const quarter of [1, -1]) {
      const aside = turned(way, quarter);
      if (freeRun(corner, aside, boxes, beside, HALF_DOUBLE) < FAR) continue;
      return [strip(tip, way, steps + 1, HALF_DOUBLE), strip(corner, aside, FAR, HALF_DOUBLE)];
    }
  }
  return null;
}
