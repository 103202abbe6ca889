import type { SetTop } from '../engine/tile';
import type { Box } from './placement';

/** An area as wide as a screen, or a square. */
export type Shape = 'wide' | 'square';

type Size = { readonly w: number; readonly h: number };

/**
 * The areas, by set, in units: the smallest in which about nine of ten lines stay that hold every tile of the set.
 *
 * The design has 24 × 12, 32 × 16 and 52 × 28 for lines of two arms of the sets 6, 9 and 18. There one such line in
 * three to five must run on over the edge, because doubles come one after the other where it should turn. Four arms
 * keep clear of each other and so need more. A square has a seat at the middle of each edge and the tile led at its
 * own middle, so that one arm has but half of it.
 */
const AREAS: Readonly<Record<'two' | 'four', Readonly<Record<Shape, Readonly<Record<SetTop, Size>>>>>> = {
  two: {
    wide: {
      6: { w: 28, h: 14 },
      9: { w: 36, h: 18 },
      12: { w: 42, h: 22 },
      15: { w: 52, h: 28 },
      18: { w: 58, h: 29 },
    },
    square: { 6: side(30), 9: side(34), 12: side(40), 15: side(44), 18: side(50) },
  },
  four: {
    wide: {
      6: { w: 32, h: 16 },
      9: { w: 44, h: 22 },
      12: { w: 62, h: 31 },
      15: { w: 76, h: 38 },
      18: { w: 88, h: 44 },
    },
    square: { 6: side(30), 9: side(40), 12: side(56), 15: side(64), 18: side(78) },
  },
};

/** By how much an area that is too small grows, on each of its sides. */
const GROWTH = 2;

function side(length: number): Size {
  return { w: length, h: length };
}

/** The area a line begins with, its middle at 0, 0. */
export function areaOf(top: SetTop, branches: boolean, shape: Shape): Box {
  const { w, h } = AREAS[branches ? 'four' : 'two'][shape][top];
  return { x: -w / 2, y: -h / 2, w, h };
}

export function isInside(box: Box, area: Box): boolean {
  return (
    box.x >= area.x && box.y >= area.y && box.x + box.w <= area.x + area.w && box.y + box.h <= area.y + area.h
  );
}

/** Where a span of `length` that began at `start` comes to lie so that it holds `least` from `from`. */
function slid(start: number, length: number, from: number, least: number): number {
  return Math.min(from, Math.max(start, from + least - length));
}

/**
 * The area of a line with these bounds. A wide one slides along with a line that grows to one side: no seat is tied
 * to its edges. A square stays where it is. What does not fit even so makes it grow evenly, by 2 each way at a time.
 */
export function areaFor(bounds: Box, area: Box, shape: Shape): Box {
  if (isInside(bounds, area)) return area;
  const { x, y, w, h } = area;
  const slides = shape === 'wide' && bounds.w <= w && bounds.h <= h;
  if (slides) return { x: slid(x, w, bounds.x, bounds.w), y: slid(y, h, bounds.y, bounds.h), w, h };
  const grown = { x: x - GROWTH, y: y - GROWTH, w: w + 2 * GROWTH, h: h + 2 * GROWTH };
  return areaFor(bounds, grown, shape);
}

/** Everything the area can come to hold without growing, whichever way it slides. */
export function reachOf(bounds: Box, area: Box, shape: Shape): Box {
  if (shape === 'square') return area;
  const { x, y, w, h } = bounds;
  return { x: x + w - area.w, y: y + h - area.h, w: 2 * area.w - w, h: 2 * area.h - h };
}
