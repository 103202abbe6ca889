import { isLevel, moved, stepOf, turned } from './placement';
import type { Box, Spot, Way } from './placement';

/** Farther than any line reaches. */
const FAR = 1000;

/** Half the width of a double: what an arm needs on each side of its middle. */
const HALF_DOUBLE = 1;

/** The straight single that has to come before a corner where the next tile may not turn. */
const STRAIGHT_FIRST = 2;

const NOTHING: readonly number[] = [];

/** What an arm needs to find its way out: where it stands and which tiles it cannot be clear of. */
export type Standing = {
  readonly tip: Spot;
  readonly way: Way;
  /** Whether the next tile may not turn. */
  readonly straight: boolean;
  /** Indices among the tiles laid. */
  readonly beside: readonly number[];
};

/** What lies on the table: the tiles, of which an arm leaves out those beside it, and what nobody leaves out. */
export type Obstacles = { readonly tiles: readonly Box[]; readonly others: readonly Box[] };

/** A box as an arm sees it: from where to where along the arm, and across it, right hand positive. */
type Seen = {
  readonly near: number;
  readonly far: number;
  readonly leftmost: number;
  readonly rightmost: number;
};

function seenFrom(tip: Spot, way: Way, box: Box): Seen {
  const left = box.x - tip.x;
  const right = left + box.w;
  const top = box.y - tip.y;
  const bottom = top + box.h;
  switch (way) {
    case 'right':
      return { near: left, far: right, leftmost: top, rightmost: bottom };
    case 'left':
      return { near: -right, far: -left, leftmost: -bottom, rightmost: -top };
    case 'down':
      return { near: top, far: bottom, leftmost: -right, rightmost: -left };
    case 'up':
      return { near: -bottom, far: -top, leftmost: left, rightmost: right };
  }
}

/**
 * How far an arm could go straight on from its tip before an obstacle lies within `half` of its middle; `FAR` where
 * none does. Written out per way and without making anything: it looks at every tile for every tile laid.
 */
function runPast(
  arm: Standing,
  boxes: readonly Box[],
  beside: readonly number[],
  half: number,
  most: number,
): number {
  const { tip, way } = arm;
  const level = way === 'left' || way === 'right';
  const low = (level ? tip.y : tip.x) - half;
  const high = low + 2 * half;
  let run = most;
  for (let index = 0; index < boxes.length; index++) {
    const box = boxes[index];
    if (box === undefined) continue;
    const start = level ? box.y : box.x;
    if (start >= high || start + (level ? box.h : box.w) <= low) continue;
    const near = nearSide(tip, way, box);
    if (near >= run || near + (level ? box.w : box.h) <= 0 || beside.includes(index)) continue;
    run = Math.max(0, near);
  }
  return run;
}

function nearSide(tip: Spot, way: Way, box: Box): number {
  switch (way) {
    case 'right':
      return box.x - tip.x;
    case 'left':
      return tip.x - box.x - box.w;
    case 'down':
      return box.y - tip.y;
    case 'up':
      return tip.y - box.y - box.h;
  }
}

/**
 * How far an arm could go straight on from its tip before a tile lies within `half` of its middle; very far where
 * nothing does.
 */
export function freeRun(arm: Standing, tiles: readonly Box[], half: number): number {
  return runPast(arm, tiles, arm.beside, half, FAR);
}

function allSeen(arm: Standing, { tiles, others }: Obstacles): readonly Seen[] {
  return [...tiles.filter((_, index) => !arm.beside.includes(index)), ...others].map((box) =>
    seenFrom(arm.tip, arm.way, box),
  );
}

/** How far it is from `tip` to the side of the area that `way` points to. */
export function toEdge(tip: Spot, way: Way, area: Box): number {
  return seenFrom(tip, way, area).far;
}

/** The strip an arm would use going straight on from `tip`: `half` wide on each side. */
function strip(tip: Spot, way: Way, distance: number, half: number): Box {
  const step = stepOf(way);
  const level = isLevel(way);
  const x = level ? Math.min(tip.x, tip.x + step.x * distance) : tip.x - half;
  const y = level ? tip.y - half : Math.min(tip.y, tip.y + step.y * distance);
  return level ? { x, y, w: distance, h: 2 * half } : { x, y, w: 2 * half, h: distance };
}

/**
 * The first square straight on from which `corners` squares in a row are all open to one side: nothing seen lies
 * that way, where a double turned there would come.
 */
function firstCorner(seen: readonly Seen[], isRight: boolean, start: number, corners: number): number {
  let from = start;
  for (let again = true; again;) {
    again = false;
    for (const { near, far, leftmost, rightmost } of seen) {
      const isThatSide = isRight ? rightmost > 0 : leftmost < 0;
      if (!isThatSide || near >= from + corners + 0.5 || far <= from - 0.5) continue;
      from = Math.ceil(far + 0.5);
      again = true;
    }
  }
  return from;
}

/**
 * A way out for an arm: boxes from its tip to far outside that no obstacle lies in, straight on or round one
 * corner. Null where there is none. `corners` is how many squares in a row must all do for the corner: doubles that
 * come at the wrong moment put it off.
 */
export function wayOut(arm: Standing, obstacles: Obstacles, corners: number): readonly Box[] | null {
  const { tip, way, straight } = arm;
  const past = runPast(arm, obstacles.tiles, arm.beside, HALF_DOUBLE, FAR);
  const run = runPast(arm, obstacles.others, NOTHING, HALF_DOUBLE, past);
  if (run === FAR) return [strip(tip, way, FAR, HALF_DOUBLE)];
  const start = straight ? STRAIGHT_FIRST : 0;
  if (start + corners > run) return null;
  const seen = allSeen(arm, obstacles);
  const right = firstCorner(seen, true, start, corners);
  const left = firstCorner(seen, false, start, corners);
  const from = Math.min(right, left);
  if (from + corners > run) return null;
  const aside = turned(way, right <= left ? 1 : -1);
  const corner = moved(tip, way, from + corners / 2);
  return [
    strip(tip, way, from + corners, HALF_DOUBLE),
    strip(corner, aside, FAR, HALF_DOUBLE + (corners - 1) / 2),
  ];
}
