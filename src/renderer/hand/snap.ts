import type { Point } from '../parts/drag';

/** Something on the screen, in px of the window. */
export type Spread = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** From how many ends away a tile clicks onto a place (design.md section 6); fingers are never finer than so many px. */
const REACH = 1.5;
const LEAST_REACH = 44;

/** px from a point to the nearest of something; 0 within it. */
function apart({ x, y }: Point, { left, top, width, height }: Spread): number {
  const beside = Math.max(left - x, 0, x - left - width);
  const above = Math.max(top - y, 0, y - top - height);
  return Math.hypot(beside, above);
}

export function centreOf({ left, top, width, height }: Spread): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

export function isWithin(point: Point, spread: Spread): boolean {
  return apart(point, spread) === 0;
}

/** px from a point to the middle of something. */
function fromMiddle(point: Point, spread: Spread): number {
  const middle = centreOf(spread);
  return Math.hypot(point.x - middle.x, point.y - middle.y);
}

/**
 * The place that a tile clicks onto, by its number: the nearest within 1.5 ends of where it is held or of its middle;
 * of two that are as near, the one whose middle is nearer. Null where none is in reach.
 */
export function placeInReach(points: readonly Point[], places: readonly Spread[]): number | null {
  const near = places.map((place, index) => ({
    index,
    apart: Math.min(...points.map((point) => apart(point, place))),
    middle: Math.min(...points.map((point) => fromMiddle(point, place))),
    reach: Math.max(REACH * Math.min(place.width, place.height), LEAST_REACH),
  }));
  const [nearest] = near
    .filter((place) => place.apart <= place.reach)
    .sort((a, b) => a.apart - b.apart || a.middle - b.middle);
  return nearest?.index ?? null;
}

/** The spot of the hand that a point is nearest to, by its number; -1 in an empty hand. */
export function spotNearest(point: Point, spots: readonly Spread[]): number {
  const far = spots.map((spot) => fromMiddle(point, spot));
  return far.indexOf(Math.min(...far));
}
