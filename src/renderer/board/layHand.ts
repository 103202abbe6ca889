import type { Spot } from '../../shared/geometry/placement';

/** Where the tiles of a hand lie on the rail: px from the upper left of the hand's box, all upright. */
export type LaidHand = { readonly end: number; readonly spots: readonly Spot[]; readonly height: number };

const LARGEST = 66;
/** A tile is something to press: no narrower than the smallest target of WCAG 2.2. */
const NARROWEST = 44;
const MOST_IN_ROW = 14;
/** Between two tiles, in ends; a full row closes up to the smaller figure. */
const GAP = 0.3;
const NARROW_GAP = 0.12;
const ROW_GAP = 0.42;
const TWO_ROWS_SMALLER = 1.15;
/** Room above for a chosen tile and below for the slab, in ends. */
const ABOVE = 1.1;
const BELOW = 0.36;

function endFor(columns: number, width: number): number {
  const fitting = width / (columns + (columns - 1) * NARROW_GAP);
  return Math.min(LARGEST, Math.max(NARROWEST, fitting));
}

/**
 * Lays `count` tiles in the middle of a rail `width` px wide. One row while it can be pressed; else two rows, which go
 * on beyond the rail where they are wider than it.
 * `end` is the px per end wanted, or `auto` for the largest that fits, 44 to 66.
 */
export function layHand(count: number, width: number, end: number | 'auto'): LaidHand {
  const inOneRow = Math.floor((width / NARROWEST + NARROW_GAP) / (1 + NARROW_GAP));
  const rows = count <= Math.max(1, Math.min(MOST_IN_ROW, inOneRow)) ? 1 : 2;
  const columns = Math.max(1, Math.ceil(count / rows));
  const wanted = end === 'auto' ? endFor(columns, width) : end;
  const size = rows === 1 ? wanted : Math.max(NARROWEST, wanted / TWO_ROWS_SMALLER);
  const gap = Math.min(GAP, Math.max(0, (width / size - columns) / Math.max(1, columns - 1)));
  const spots = Array.from({ length: count }, (_, index): Spot => {
    const row = Math.floor(index / columns);
    const inThisRow = Math.min(columns, count - row * columns);
    const rowWidth = (inThisRow + (inThisRow - 1) * gap) * size;
    return {
      x: Math.max(0, (width - rowWidth) / 2) + (index % columns) * (1 + gap) * size,
      y: (ABOVE + row * (2 + ROW_GAP)) * size,
    };
  });
  return { end: size, spots, height: (ABOVE + rows * 2 + (rows - 1) * ROW_GAP + BELOW) * size };
}
