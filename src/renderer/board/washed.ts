import { seeded } from './tileArt';

/** A face-down tile in the heap: its middle in ends from the heap's upper left, and its turn in radians. */
export type Strewn = { readonly x: number; readonly y: number; readonly turn: number };

export type Heap = { readonly width: number; readonly height: number; readonly tiles: readonly Strewn[] };

type Corner = readonly [x: number, y: number];
type Tried = Strewn & { readonly corners: readonly Corner[]; readonly far: number };

/** The mocks' heap: an oval of 14.7 by 14 ends for 28 tiles; its area grows with the set. */
const OVAL = { width: 14.7, height: 14, tiles: 28 };
/** Cloth between two tiles of the heap, in ends, on each side of both. */
const CLEAR = 0.09;
const TRIES = 160;
const HEAPS = 6;

const ORIGIN: Corner = [0, 0];

function cornersOf(x: number, y: number, turn: number): readonly Corner[] {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const w = 0.5 + CLEAR;
  const h = 1 + CLEAR;
  const shape: readonly Corner[] = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ];
  return shape.map(([dx, dy]) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]);
}

/** Farther apart than this, no two tiles touch however they are turned. */
const REACH = 2 * Math.hypot(0.5 + CLEAR, 1 + CLEAR);

/** Two turned boxes are apart where some side of one has the other wholly beyond it (separating axis). */
function isApart(a: Tried, b: Tried): boolean {
  if (Math.hypot(a.x - b.x, a.y - b.y) >= REACH) return true;
  return hasDividingSide(a.corners, b.corners) || hasDividingSide(b.corners, a.corners);
}

function hasDividingSide(box: readonly Corner[], other: readonly Corner[]): boolean {
  // Opposite sides divide alike, so two neighbouring ones do.
  return [0, 1].some((side) => {
    const [x, y] = box[side] ?? ORIGIN;
    const [nextX, nextY] = box[side + 1] ?? ORIGIN;
    const [ownLow, ownHigh] = spanOf(box, y - nextY, nextX - x);
    const [low, high] = spanOf(other, y - nextY, nextX - x);
    return ownHigh < low || high < ownLow;
  });
}

/** From where to where a box reaches along a line of this direction. */
function spanOf(box: readonly Corner[], dx: number, dy: number): readonly [number, number] {
  let low = Infinity;
  let high = -Infinity;
  for (const [x, y] of box) {
    const at = x * dx + y * dy;
    low = Math.min(low, at);
    high = Math.max(high, at);
  }
  return [low, high];
}

/** One heap: every tile takes the free spot nearest the middle among many tries. */
function strewn(count: number, seed: number, width: number, height: number): readonly Tried[] {
  const random = seeded(seed);
  const put: Tried[] = [];
  while (put.length < count) {
    let best: Tried | null = null;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const angle = random() * 2 * Math.PI;
      const reach = Math.sqrt(random());
      const x = width / 2 + (Math.cos(angle) * reach * width) / 2;
      const y = height / 2 + (Math.sin(angle) * reach * height) / 2;
      const turn = (random() - 0.5) * 2 + (random() < 0.5 ? 0 : Math.PI / 2);
      const far = reach + random() * 0.12;
      if (best !== null && far >= best.far) continue;
      const tried = { x, y, turn, corners: cornersOf(x, y, turn), far };
      if (put.every((other) => isApart(other, tried))) best = tried;
    }
    if (best !== null) put.push(best);
  }
  return put;
}

/** How far a heap is from round: its middle beside the oval's middle, and its farthest tile. */
function unevenness(tiles: readonly Strewn[], width: number, height: number): number {
  const middle = (of: (tile: Strewn) => number): number =>
    tiles.reduce((sum, tile) => sum + of(tile), 0) / tiles.length;
  const aside = Math.hypot(middle((tile) => tile.x) - width / 2, middle((tile) => tile.y) - height / 2);
  const farthest = Math.max(...tiles.map((tile) => Math.hypot(tile.x - width / 2, tile.y - height / 2)));
  return 2 * aside + farthest;
}

/** The heap of `count` face-down tiles, the roundest of a few; the same for the same count, far ones first. */
export function washed(count: number): Heap {
  const grown = Math.sqrt(count / OVAL.tiles);
  const width = OVAL.width * grown;
  const height = OVAL.height * grown;
  const heaps = Array.from({ length: HEAPS }, (_, seed) => strewn(count, seed + 1, width, height));
  const tiles = heaps.reduce((best, heap) =>
    unevenness(heap, width, height) < unevenness(best, width, height) ? heap : best,
  );
  return { width, height, tiles: [...tiles].sort((a, b) => a.y - b.y) };
}
