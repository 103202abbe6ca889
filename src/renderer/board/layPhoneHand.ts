import type { LaidHand } from './layHand';

/** px per end of up to five tiles, and of more (design.md section 9); and the least, 45 px wide with its gap. */
const LARGEST = 62;
const LARGEST_OF_MANY = 56;
const FEW = 5;
const NARROWEST = 40;
/** More than two rows of six are one row that is moved along. */
const MOST_IN_ROW = 6;
/** In ends: between two tiles, between two rows, above for what rises, below for the slab. */
const GAP = 0.14;
const ROW_GAP = 0.3;
const ABOVE = 0.5;
const BELOW = 0.14;

const heightOf = (rows: number): number => ABOVE + rows * 2 + (rows - 1) * ROW_GAP + BELOW;
const widthOf = (columns: number): number => columns + (columns - 1) * GAP;

/**
 * Lays `count` tiles, all upright, on a phone's rail: in the one or two rows that show them largest within
 * `width` × `height` px; where they would be too small to press, in one row wider than that.
 */
export function layPhoneHand(count: number, width: number, height: number): LaidHand {
  const sizeIn = (rows: number): number =>
    Math.min(
      count <= FEW ? LARGEST : LARGEST_OF_MANY,
      width / widthOf(Math.max(1, Math.ceil(count / rows))),
      height / heightOf(rows),
    );
  const rows = sizeIn(2) > sizeIn(1) ? 2 : 1;
  const isLong = count > 2 * MOST_IN_ROW || sizeIn(rows) < NARROWEST;
  if (isLong) return laid(count, 1, Math.min(LARGEST_OF_MANY, Math.max(NARROWEST, height / heightOf(1))), 0);
  const end = sizeIn(rows);
  return laid(count, rows, end, width);
}

/** Rows in the middle of `width` px, or from its left edge on where they are wider. */
function laid(count: number, rows: number, end: number, width: number): LaidHand {
  const columns = Math.max(1, Math.ceil(count / rows));
  const spots = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const from = Math.max(0, (width - widthOf(inRow) * end) / 2);
    return {
      x: from + (index % columns) * (1 + GAP) * end,
      y: (ABOVE + row * (2 + ROW_GAP)) * end,
    };
  });
  return { end, spots, height: heightOf(rows) * end };
}
