import type { SetTop } from '../engine/tile';
import type { Box } from './placement';

/** An area as wide as a screen, or a square with about the same room. */
export type Shape = 'wide' | 'square';

type Size = { readonly w: number; readonly h: number };

/** The area a line of two arms lies in, by set, in units (design: How the line lies). */
const TWO_ARMS: Readonly<Record<SetTop, Size>> = {
  6: { w: 24, h: 12 },
  9: { w: 32, h: 16 },
  12: { w: 42, h: 22 },
  15: { w: 52, h: 28 },
  18: { w: 52, h: 28 },
};

/** Four arms keep clear of each other and so need more. */
const FOUR_ARMS: Readonly<Record<SetTop, Size>> = {
  6: { w: 40, h: 20 },
  9: { w: 48, h: 24 },
  12: { w: 66, h: 32 },
  15: { w: 76, h: 38 },
  18: { w: 84, h: 44 },
};

/** By how much an area that is too small grows, on each of its sides. */
const GROWTH = 2;

/** The area a line begins with, its middle at 0, 0. A square's side is a whole, even number of units. */
export function areaOf(top: SetTop, branches: boolean, shape: Shape): Box {
  const { w, h } = (branches ? FOUR_ARMS : TWO_ARMS)[top];
  if (shape === 'wide') return { x: -w / 2, y: -h / 2, w, h };
  const half = Math.ceil(Math.sqrt(w * h) / 2);
  return { x: -half, y: -half, w: 2 * half, h: 2 * half };
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
