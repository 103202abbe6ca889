/*
 * A second opinion on which end is closest to a player (rules.md section 4, Placing without signals), read from where
 * the tiles lie. Imports nothing: two opinions that share code are one. y grows downward.
 */

export type LyingTile = {
  readonly tile: string;
  readonly end: string | null;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

export type Asking = {
  readonly seat: number;
  readonly leader: number;
  readonly seats: number;
  /** The side of the square area. */
  readonly side: number;
};

type Point = readonly [number, number];

const ORDER = ['left', 'right', 'up', 'down'];

/** Clockwise from the leader, who is on the left. */
const EDGES: readonly Point[] = [
  [-1, 0],
  [0, -1],
  [1, 0],
  [0, 1],
];

function middleOf({ x, y, w, h }: LyingTile): Point {
  return [x + w / 2, y + h / 2];
}

function isDouble({ tile }: LyingTile): boolean {
  const [a, b] = tile.split('-');
  return a === b;
}

/** How far a point lies from the middle of a tile's box, outside of it. */
function awayFrom([px, py]: Point, { x, y, w, h }: LyingTile): number {
  return Math.hypot(Math.max(x - px, 0, px - x - w), Math.max(y - py, 0, py - y - h));
}

/** The way from the tile before to this one, as a step of 1: across a double, along a single. */
function wayOn(tile: LyingTile, before: LyingTile): Point {
  const [cx, cy] = middleOf(tile);
  const isUpright = tile.h > tile.w;
  const step: Point = isUpright === isDouble(tile) ? [1, 0] : [0, 1];
  const [ahead, behind] = [1, -1].map((sign) =>
    awayFrom([cx + (sign * step[0]) / 2, cy + (sign * step[1]) / 2], before),
  );
  return ahead! > behind! ? step : [-step[0], -step[1]];
}

/** The tile that another was laid against. */
function beforeOf(line: readonly LyingTile[], index: number, spinner: number | null): number {
  const { end } = line[index]!;
  for (let at = index - 1; at > 0; at--) if (line[at]!.end === end) return at;
  return end === 'up' || end === 'down' ? spinner! : 0;
}

/** The middle of the free edge of an open end. */
function freeEdge(line: readonly LyingTile[], end: string, spinner: number | null): Point {
  let outer = -1;
  line.forEach((laid, index) => {
    if (laid.end === end) outer = index;
  });
  if (outer >= 0) {
    const tile = line[outer]!;
    const [dx, dy] = wayOn(tile, line[beforeOf(line, outer, spinner)]!);
    const reach = isDouble(tile) ? 0.5 : 1;
    const [cx, cy] = middleOf(tile);
    return [cx + dx * reach, cy + dy * reach];
  }
  if (end === 'left' || end === 'right') {
    const sign = end === 'left' ? -1 : 1;
    const [cx, cy] = middleOf(line[0]!);
    return [cx + (sign * line[0]!.w) / 2, cy];
  }
  const tile = line[spinner!]!;
  const [cx, cy] = middleOf(tile);
  let walk: Point = [1, 0];
  if (spinner! > 0) {
    const [dx, dy] = wayOn(tile, line[beforeOf(line, spinner!, spinner)]!);
    walk = tile.end === 'left' ? [-dx, -dy] : [dx, dy];
  }
  const sign = end === 'up' ? 1 : -1;
  return [cx + sign * walk[1], cy - sign * walk[0]];
}

/** Which of these open ends the player must take; `spinner` is the spinner's place among the tiles laid. */
export function nearestPlace(
  line: readonly LyingTile[],
  ends: readonly string[],
  spinner: number | null,
  { seat, leader, seats, side }: Asking,
): string {
  const apart = seats === 2 ? 2 * (seat - leader) : seat - leader;
  const [ex, ey] = EDGES[((apart % 4) + 4) % 4]!;
  const player: Point = [(ex * side) / 2, (ey * side) / 2];
  // Facing the middle, the right hand is a quarter turn clockwise from straight on.
  const hand: Point = [ey, -ex];
  const measured = ORDER.filter((end) => ends.includes(end)).map((end) => {
    const [x, y] = freeEdge(line, end, spinner);
    return { end, far: Math.hypot(x - player[0], y - player[1]), right: x * hand[0] + y * hand[1] };
  });
  const closest = Math.min(...measured.map(({ far }) => far));
  const close = measured.filter(({ far }) => far < closest + 1e-9);
  const rightmost = Math.max(...close.map(({ right }) => right));
  return close.find(({ right }) => right > rightmost - 1e-9)!.end;
}
