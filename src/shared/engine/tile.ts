/** Top numbers of the sets that exist (rules.md section 2). */
export const SET_TOPS = [6, 9, 12, 15, 18] as const;
export type SetTop = (typeof SET_TOPS)[number];

declare const tileBrand: unique symbol;

/** A tile by its name, smaller number first: `2-5`, `6-6`. Made only by `makeTile` and `parseTile`. */
export type Tile = string & { readonly [tileBrand]: true };

/** The two ends of a tile. */
export type Face = { readonly low: number; readonly high: number };

const HIGHEST_TOP: SetTop = 18;

function nameOf(low: number, high: number): Tile {
  return `${low}-${high}` as Tile;
}

const FACES: ReadonlyMap<string, Face> = new Map(
  Array.from({ length: HIGHEST_TOP + 1 }, (_, high) =>
    Array.from({ length: high + 1 }, (_, low) => [nameOf(low, high), { low, high }] as const),
  ).flat(),
);

/** Both ends of a tile at once. */
export function faceOf(tile: Tile): Face {
  const face = FACES.get(tile);
  if (face === undefined) throw new Error(`No such tile: ${tile}`);
  return face;
}

/** The tile with these two ends, in either order; throws outside 0 to 18. */
export function makeTile(a: number, b: number): Tile {
  const tile = a <= b ? nameOf(a, b) : nameOf(b, a);
  if (!FACES.has(tile)) throw new Error(`No such tile: ${a}-${b}`);
  return tile;
}

/** Reads a tile written either way round (`5-2` is `2-5`); null where the text names none of the biggest set. */
export function parseTile(text: string): Tile | null {
  const ends = /^(0|[1-9]\d?)-(0|[1-9]\d?)$/.exec(text);
  if (ends === null) return null;
  const [a, b] = [Number(ends[1]), Number(ends[2])];
  const tile = a <= b ? nameOf(a, b) : nameOf(b, a);
  return FACES.has(tile) ? tile : null;
}

export function lowOf(tile: Tile): number {
  return faceOf(tile).low;
}

export function highOf(tile: Tile): number {
  return faceOf(tile).high;
}

export function isDouble(tile: Tile): boolean {
  const face = faceOf(tile);
  return face.low === face.high;
}

/** The sum of both ends (rules.md section 1): `6-4` is 10, `0-0` is 0. */
export function pipsOf(tile: Tile): number {
  const face = faceOf(tile);
  return face.low + face.high;
}

export function pipsOfAll(tiles: readonly Tile[]): number {
  return tiles.reduce((sum, tile) => sum + pipsOf(tile), 0);
}

export function hasEnd(tile: Tile, pips: number): boolean {
  const face = faceOf(tile);
  return face.low === pips || face.high === pips;
}

/** The other end of a tile that touches with `near`; the same number for a double. */
export function farEnd(tile: Tile, near: number): number {
  const face = faceOf(tile);
  return face.low === near ? face.high : face.low;
}

/** Heavier first: more pips, at equal pips the larger single end (rules.md section 1). For `sort`. */
export function byWeight(a: Tile, b: Tile): number {
  return pipsOf(b) - pipsOf(a) || highOf(b) - highOf(a);
}

/** How many tiles the set with this top number has: 28, 55, 91, 136, 190. */
export function tileCount(top: number): number {
  return ((top + 1) * (top + 2)) / 2;
}

/** Every tile of a set once, in ascending order: 0-0, 0-1 … 0-n, 1-1 … n-n (records.md). */
export function tilesOfSet(top: number): readonly Tile[] {
  const tiles: Tile[] = [];
  for (let low = 0; low <= top; low++) {
    for (let high = low; high <= top; high++) tiles.push(makeTile(low, high));
  }
  return tiles;
}
