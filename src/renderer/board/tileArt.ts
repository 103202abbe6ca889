import { highOf, isDouble, lowOf } from '../../shared/engine/tile';
import type { Tile } from '../../shared/engine/tile';

/** One end of a tile is a square of this many drawing units; a tile is one by two of them. */
export const END = 100;

/** How far the slab reaches below the face, in drawing units. */
export const SLAB = 11;

/** The largest number an end can have: the set of double-eighteen. */
export const HIGHEST_PIPS = 18;

/** Where the lower-numbered end of a tile lies on the screen. */
export const LIES = ['up', 'right', 'down', 'left'] as const;
export type Lies = (typeof LIES)[number];

export const PIP_STYLES = ['discs', 'shapes', 'numerals'] as const;
export type PipStyle = (typeof PIP_STYLES)[number];

export type PipShape = 'disc' | 'square' | 'diamond';

export type Point = { readonly x: number; readonly y: number };

/** Nine inks; n and n + 9 share one, since their counts cannot be mistaken. */
const INKS = [
  '#241b15',
  '#2a66a6',
  '#94600a',
  '#55101b',
  '#25804f',
  '#7f5bab',
  '#17285a',
  '#a3441a',
  '#2d787b',
] as const;

/** From seven up a number's sides hold this many rows; the band tells how many. */
const SIDE_ROWS: Readonly<Record<number, readonly number[]>> = {
  2: [26, 74],
  3: [24, 50, 76],
  4: [19, 39.7, 60.3, 81],
  5: [16, 33, 50, 67, 84],
  6: [14, 28.4, 42.8, 57.2, 71.6, 86],
};

const BLANK_TO_THREE: readonly (readonly Point[])[] = [
  [],
  [{ x: 50, y: 50 }],
  [
    { x: 28, y: 28 },
    { x: 72, y: 72 },
  ],
  [
    { x: 26, y: 26 },
    { x: 50, y: 50 },
    { x: 74, y: 74 },
  ],
];

function sideCount(pips: number): number {
  if (pips <= 5) return 2;
  return pips === 6 ? 3 : Math.ceil(pips / 3);
}

function middleRows(count: number, sides: readonly number[]): readonly number[] {
  if (count === 0) return [];
  if (count === 1) return [50];
  if (count === sides.length) return sides;
  const first = sides[0] ?? 0;
  const last = sides[sides.length - 1] ?? END;
  if (sides.length === 3) return [first, last];
  const inset = (last - first) / (2 * count);
  const step = (last - first - 2 * inset) / (count - 1);
  return Array.from({ length: count }, (_, row) => first + inset + row * step);
}

/**
 * The pips of one end of an upright tile, 0 to 18, as centres in a square of 100. Up to six they are the ones
 * everybody knows; from seven up two side columns tell the band and the middle column tells the number.
 */
export function pipsAt(pips: number): readonly Point[] {
  const known = BLANK_TO_THREE[pips];
  if (known !== undefined) return known;
  const side = sideCount(pips);
  const rows = SIDE_ROWS[side] ?? [];
  const [left, right] = side === 2 ? [26, 74] : [24, 76];
  return [
    ...rows.flatMap((y) => [
      { x: left, y },
      { x: right, y },
    ]),
    ...middleRows(pips - 2 * side, rows).map((y) => ({ x: 50, y })),
  ];
}

/** Where a pip of an upright tile comes to lie on a lying one: a quarter turn. */
export function lying(point: Point): Point {
  return { x: END - point.y, y: point.x };
}

export function pipRadius(pips: number): number {
  if (pips <= 6) return 9.6;
  if (pips <= 9) return 9;
  if (pips <= 12) return 7.6;
  return pips <= 15 ? 6.9 : 6;
}

/** The ink of a number from 1 up. */
export function inkOf(pips: number): string {
  return INKS[(pips + INKS.length - 1) % INKS.length] ?? INKS[0];
}

/** The shape of a number where shapes are wanted: from seven up disc, square and diamond in turn. */
export function shapeOf(pips: number): PipShape {
  if (pips <= 6) return 'disc';
  const turn = (pips - 1) % 3;
  return turn === 0 ? 'disc' : turn === 1 ? 'square' : 'diamond';
}

/** The two numbers in the order they lie on the screen: upper or left one first. */
export function endsOnScreen(tile: Tile, lies: Lies): readonly [number, number] {
  return lies === 'up' || lies === 'left' ? [lowOf(tile), highOf(tile)] : [highOf(tile), lowOf(tile)];
}

export function isUpright(lies: Lies): boolean {
  return lies === 'up' || lies === 'down';
}

/** A plain sequence of numbers from 0 to 1, the same for the same seed (Park and Miller's minimal generator). */
export function seeded(seed: number): () => number {
  let state = (seed * 7919 + 17) % 2147483647;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const HAIR_LINES = 7;

/** The hair lines of a tile's bone, along its length: every tile keeps its own face. Path data for 100 x 200. */
export function grainOf(tile: Tile | null, upright: boolean): string {
  const seed = tile === null ? 5 : (lowOf(tile) * 37 + highOf(tile) * 101 + (isDouble(tile) ? 13 : 29)) % 997;
  const random = seeded(seed);
  const round = (value: number): string => value.toFixed(1);
  return Array.from({ length: HAIR_LINES }, () => {
    const across = END * (0.06 + 0.88 * random());
    const from = 2 * END * random() * 0.55;
    const to = Math.min(from + 2 * END * (0.25 + 0.5 * random()), 2 * END - 3);
    const bow = across + (random() - 0.5) * 6;
    const middle = (from + to) / 2;
    return upright
      ? `M${round(across)} ${round(from)}Q${round(bow)} ${round(middle)} ${round(across)} ${round(to)}`
      : `M${round(from)} ${round(across)}Q${round(middle)} ${round(bow)} ${round(to)} ${round(across)}`;
  }).join('');
}
