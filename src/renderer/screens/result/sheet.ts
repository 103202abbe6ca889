/** What lies on the sheet of a count, as far as its size depends on it. */
export type OnSheet = {
  /** Tiles of each hand that counts, a row each. */
  readonly rows: readonly number[];
  /** Tiles of each hand that does not, smaller below. */
  readonly others: readonly number[];
  /** Lines that change the sum, the one that says it included. */
  readonly lines: number;
};

/** px of the room a sheet has, and what one px of the desk mocks is in this window. */
export type SheetRoom = { readonly width: number; readonly height: number; readonly unit: number };

/** How a sheet is laid: px per end of the tiles that count, and in how many columns their rows stand. */
export type LaidSheet = { readonly end: number; readonly columns: 1 | 2 };

/** From so many rows on they stand in two columns. */
const ROWS_IN_ONE = 4;
const LARGEST_END = 62;
const SMALLEST_END = 22;
const STEP = 2;
/** In ends: a lying tile with its gap, its slab, from one line of tiles to the next; and how small others lie. */
const TILE = 2.55;
const SLAB = 1.11;
const LINE_GAP = 0.3;
export const UNCOUNTED = 0.74;
/** px of the mock: a name and a total beside the tiles, the numbers under them, the room after a row; and the sums. */
const BESIDE = { one: 260, two: 190 };
const NUMBERS = 36;
const AFTER_ROW = 18;
const SUMS = { rule: 14, line: 44, points: 66 };
const OTHERS = { before: 24, least: 52, name: 190, between: 56 };

function heightOf(rows: readonly number[], end: number, width: number, unit: number): number {
  const along = Math.max(1, Math.floor((width + 0.55 * end) / (TILE * end)));
  return rows.reduce((height, tiles) => {
    const lines = Math.max(1, Math.ceil(tiles / along));
    const tilesHigh = lines * (SLAB * end + NUMBERS * unit) + (lines - 1) * LINE_GAP * end;
    return height + tilesHigh + AFTER_ROW * unit;
  }, 0);
}

function othersHigh({ others }: OnSheet, end: number, { width, unit }: SheetRoom): number {
  if (others.length === 0) return 0;
  const wide = others.map((tiles) => (OTHERS.name + OTHERS.between) * unit + tiles * TILE * UNCOUNTED * end);
  const lines = Math.ceil(wide.reduce((sum, each) => sum + each, 0) / width);
  const line = Math.max(OTHERS.least * unit, UNCOUNTED * SLAB * end + NUMBERS * unit);
  return OTHERS.before * unit + lines * line;
}

/** The largest tiles with which all of a count fits its room; the smallest where nothing does. */
export function laySheet(sheet: OnSheet, room: SheetRoom): LaidSheet {
  const { width, height, unit } = room;
  const columns = sheet.rows.length > ROWS_IN_ONE ? 2 : 1;
  const beside = (columns === 1 ? BESIDE.one : BESIDE.two) * unit;
  const forTiles = Math.max(1, width / columns - beside);
  const perColumn = Math.ceil(sheet.rows.length / columns);
  const columnsOfRows =
    columns === 1 ? [sheet.rows] : [sheet.rows.slice(0, perColumn), sheet.rows.slice(perColumn)];
  const sums = (SUMS.rule + sheet.lines * SUMS.line + SUMS.points) * unit;
  for (let end = LARGEST_END; end > SMALLEST_END; end -= STEP) {
    const rows = Math.max(...columnsOfRows.map((each) => heightOf(each, end * unit, forTiles, unit)));
    if (rows + sums + othersHigh(sheet, end * unit, room) <= height) return { end: end * unit, columns };
  }
  return { end: SMALLEST_END * unit, columns };
}
