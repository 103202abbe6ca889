import type { SetTop } from '../engine/tile';
import type { Box } from './placement';

/** The area a line lies in, by set, in units (design: How the line lies). */
const AREAS: Readonly<Record<SetTop, { readonly w: number; readonly h: number }>> = {
  6: { w: 24, h: 12 },
  9: { w: 32, h: 16 },
  12: { w: 42, h: 22 },
  15: { w: 52, h: 28 },
  18: { w: 52, h: 28 },
};

/** By how much an area that is too small grows, on each of its sides. */
const GROWTH = 2;

/** The area a set begins with, its middle at 0, 0. */
export function areaOf(top: SetTop): Box {
  const { w, h } = AREAS[top];
  return { x: -w / 2, y: -h / 2, w, h };
}

export function isInside(box: Box, area: Box): boolean {
  return (
    box.x >= area.x && box.y >= area.y && box.x + box.w <= area.x + area.w && box.y + box.h <= area.y + area.h
  );
}

/** The area grown evenly, by 2 each way at a time, until it holds `box`. */
export function grownFor(box: Box, area: Box): Box {
  let grown = area;
  while (!isInside(box, grown)) {
    grown = {
      x: grown.x - GROWTH,
      y: grown.y - GROWTH,
      w: grown.w + 2 * GROWTH,
      h: grown.h + 2 * GROWTH,
    };
  }
  return grown;
}
