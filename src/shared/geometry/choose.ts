import { ENDS } from '../engine/line';
import type { End } from '../engine/line';
import { isDouble } from '../engine/tile';
import type { Tile } from '../engine/tile';
import { grownFor, isInside } from './area';
import { candidateAt } from './arm';
import type { Arm, Candidate } from './arm';
import type { Layout } from './layLine';
import { isNear, opposite, turned } from './placement';
import type { Box, Way } from './placement';
import { freeRun, toEdge, wayOut } from './room';

type Chosen = { readonly candidate: Candidate; readonly exits: Layout['exits'] };

/** A tile stays so many units clear of every tile it does not join. */
const CLEAR = 1;

/** Clear on each side of an arm's middle: half a double and the cloth beside it. */
const LANE_HALF = 2;

/**
 * What must be left straight on, so that the arm can still turn whatever comes next: after a single a double, the
 * single that must go straight on after it and a corner; after a double the latter two.
 */
const ROOM_AFTER_SINGLE = 4;
const ROOM_AFTER_DOUBLE = 3;

/** A link turns into a new lane where the lane is at least so long: shorter ones are not worth a corner. */
const LANE_LEAST = 6;

/** With a spinner in a large area `up` and `down` keep to the middle, so that `left` and `right` can turn too. */
const MIDDLE_LEAST = 12;

function roomAt(candidate: Candidate, arm: Arm, layout: Layout): number {
  const { tip, way } = candidate;
  const run = freeRun(tip, way, layout.placements, arm.beside, LANE_HALF) - CLEAR;
  return Math.min(run, toEdge(tip, way, layout.area), toMiddleEdge(candidate, arm, layout));
}

function toMiddleEdge(candidate: Candidate, arm: Arm, layout: Layout): number {
  if (arm.end !== 'up' && arm.end !== 'down') return Infinity;
  const half = Math.max(MIDDLE_LEAST, layout.area.w / 4);
  return toEdge(candidate.tip, candidate.way, { x: -half, y: layout.area.y, w: 2 * half, h: layout.area.h });
}

/** Of two equal sides the one to turn to: where `up` bends, `down` follows; `left` and `right` bend up. */
function usualTurn(arm: Arm, layout: Layout): -1 | 1 {
  switch (arm.end) {
    case 'up':
      return 1;
    case 'down':
      return -1;
    case 'left':
      return layout.arms.up === undefined && layout.arms.right?.outward === 'up' ? -1 : 1;
    case 'right':
      return layout.arms.up === undefined && layout.arms.left?.outward === 'up' ? 1 : -1;
  }
}

/** The ways a tile could be laid at an arm, the best first. */
function inOrder(arm: Arm, tile: Tile, layout: Layout): readonly Candidate[] {
  const straight = candidateAt(arm, tile, 0);
  if (arm.straight || isDouble(tile)) return [straight];
  const usual = usualTurn(arm, layout);
  const turns = ([usual, -usual] as (1 | -1)[]).map((turn) => candidateAt(arm, tile, turn));
  const rank = (candidate: Candidate): number =>
    preferred(candidate.way, arm, roomAt(candidate, arm, layout));
  const [first, second] = turns;
  const sides =
    first !== undefined && second !== undefined && rank(second) > rank(first) ? [second, first] : turns;
  if (arm.run === 'lane') return [straight, ...sides];
  const worthwhile = sides.filter((side) => roomAt(side, arm, layout) >= LANE_LEAST);
  return [...worthwhile, straight, ...sides];
}

/** Longer free runs first; once an arm has turned, its links keep going outward and its lanes go to and fro. */
function preferred(way: Way, arm: Arm, room: number): number {
  if (arm.run === 'lane') return way === arm.outward ? 1000 : room;
  return arm.lane !== null && way === opposite(arm.lane) ? 1000 : room;
}

function isClear(candidate: Candidate, arm: Arm, boxes: readonly Box[], clear: number): boolean {
  return boxes.every((box, index) => !isNear(box, candidate.box, arm.beside.includes(index) ? 0 : clear));
}

/** The ways out of all arms once the candidate lies; null where one would be shut in. */
function exitsAfter(candidate: Candidate, arm: Arm, layout: Layout): Layout['exits'] | null {
  const index = layout.placements.length;
  const boxes = [...layout.placements, candidate.box];
  const exits: Partial<Record<End, readonly Box[]>> = {};
  for (const end of ENDS) {
    const other = layout.arms[end];
    if (other === undefined) continue;
    const known = layout.exits[end] ?? [];
    if (end !== arm.end && known.every((box) => !isNear(box, candidate.box, 0))) {
      exits[end] = known;
      continue;
    }
    const from = end === arm.end ? { ...candidate, straight: candidate.double, beside: [index] } : other;
    const exit = wayOut(from.tip, from.way, from.straight, boxes, from.beside);
    if (exit === null) return null;
    exits[end] = exit;
  }
  return exits;
}

/**
 * How a tile is laid at an arm. The first of these that some candidate, taken best first, satisfies:
 * room left for a corner later on; inside the area; anywhere, for the area grows; and where other arms crowd in, at
 * least not upon another tile.
 */
export function choose(arm: Arm, tile: Tile, layout: Layout): Chosen {
  const candidates = inOrder(arm, tile, layout).map((candidate) => ({
    candidate,
    clear: isClear(candidate, arm, layout.placements, CLEAR),
    exits: exitsAfter(candidate, arm, layout),
    inside: isInside(candidate.box, layout.area),
    room: roomAt(candidate, arm, layout),
  }));
  const need = isDouble(tile) ? ROOM_AFTER_DOUBLE : ROOM_AFTER_SINGLE;
  const open = candidates.filter(({ exits }) => exits !== null);
  const clear = open.filter((one) => one.clear);
  const inside = clear.filter((one) => one.inside);
  const growth = ({ candidate }: { candidate: Candidate }): number => grownFor(candidate.box, layout.area).w;
  const best =
    inside.find(({ room }) => room >= need) ??
    inside.find(({ room }) => room >= 1) ??
    inside[0] ??
    [...clear].sort((a, b) => growth(a) - growth(b))[0] ??
    open.find(({ candidate }) => isClear(candidate, arm, layout.placements, CLEAR / 2)) ??
    open.find(({ candidate }) => isClear(candidate, arm, layout.placements, 0)) ??
    candidates.find(({ candidate }) => isClear(candidate, arm, layout.placements, 0)) ??
    candidates[0];
  if (best === undefined) throw new Error('A tile can always go straight on');
  return { candidate: best.candidate, exits: best.exits ?? layout.exits };
}
