import type { End } from '../engine/line';
import type { Tile } from '../engine/tile';

/** The four ways on the table as a screen shows it: y grows downward. */
export const WAYS = ['up', 'right', 'down', 'left'] as const;
export type Way = (typeof WAYS)[number];

/** A rectangle on the table. Unit: one end of a tile; the tile led lies with its middle at 0, 0; y down. */
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export type Spot = { readonly x: number; readonly y: number };

/** A tile in its place on the table. */
export type Placement = Box & {
  readonly tile: Tile;
  /** Which side of the box the LOWER-numbered end lies on; for a double `up` where it stands, `left` where it lies. */
  readonly lies: Way;
  readonly double: boolean;
  readonly spinner: boolean;
  /** Its index in the order of laying; for a place that is not taken yet the index it would get. */
  readonly index: number;
  /** The arm it was added to; null for the tile led. */
  readonly end: End | null;
};

const QUARTER_TURNS: Readonly<Record<Way, number>> = { up: 0, right: 1, down: 2, left: 3 };

const STEPS: Readonly<Record<Way, Spot>> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

/** One unit the given way. */
export function stepOf(way: Way): Spot {
  return STEPS[way];
}

/** The way after so many quarter turns clockwise; negative turns go the other way round. */
export function turned(way: Way, quarters: number): Way {
  return WAYS[(((QUARTER_TURNS[way] + quarters) % 4) + 4) % 4] ?? way;
}

export function opposite(way: Way): Way {
  return turned(way, 2);
}

export function isLevel(way: Way): boolean {
  return way === 'left' || way === 'right';
}

/** The spot reached by going `distance` units from `spot`. */
export function moved(spot: Spot, way: Way, distance: number): Spot {
  const step = STEPS[way];
  return { x: spot.x + step.x * distance, y: spot.y + step.y * distance };
}

/** The box spanned by two spots, widened by `margin` on every side. */
export function boxOf(a: Spot, b: Spot, margin: number): Box {
  const x = Math.min(a.x, b.x) - margin;
  const y = Math.min(a.y, b.y) - margin;
  return { x, y, w: Math.abs(a.x - b.x) + 2 * margin, h: Math.abs(a.y - b.y) + 2 * margin };
}

/** Whether two boxes come nearer to each other than `clear` units; sides that just touch at 0 do not. */
export function isNear(a: Box, b: Box, clear: number): boolean {
  return (
    a.x < b.x + b.w + clear && b.x < a.x + a.w + clear && a.y < b.y + b.h + clear && b.y < a.y + a.h + clear
  );
}

/** The smallest box around all of these; an empty box at the middle where there is none. */
export function boundsOf(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { x: 0, y: 0, w: 0, h: 0 };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, w, h } of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + w);
    bottom = Math.max(bottom, y + h);
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}
