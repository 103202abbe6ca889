import { farEnd, isDouble } from '../engine/tile';
import type { Tile } from '../engine/tile';
import { grownFor, isInside } from './area';
import { candidateAt } from './arm';
import type { Arm, Candidate } from './arm';
import { exitsFor, mayTakeSpinner, standingOf } from './exits';
import type { Exits } from './exits';
import type { Layout } from './layLine';
import { isNear, opposite } from './placement';
import type { Box } from './placement';
import { freeRun, toEdge } from './room';

/** A tile stays so many units clear of every tile it does not join. */
const CLEAR = 1;

/** Where arms crowd in, less; never upon another tile. */
const CLEARS = [CLEAR, CLEAR / 2, 0] as const;

/** Clear on each side of an arm's middle: half a double and the cloth beside it. */
const LANE_HALF = 2;

/**
 * What must be left straight on, so that the arm can still turn whatever comes next: after a single a double, the
 * single that must go straight on after it and a corner; after a double the latter two.
 */
const ROOM_AFTER_SINGLE = 4;
const ROOM_AFTER_DOUBLE = 3;
const ROOM_FOR_CORNER = 1;

/** A link turns into a new lane where the lane is at least so long: shorter ones are not worth a corner. */
const LANE_LEAST = 6;

/** With a spinner in a large area `up` and `down` keep to the middle, so that `left` and `right` can turn too. */
const MIDDLE_LEAST = 12;

/** How far the arm could go on after the candidate, keeping clear of every tile and inside its part of the area. */
function roomAfter(candidate: Candidate, arm: Arm, layout: Layout): number {
  const { tip, way } = candidate;
  const ahead = { tip, way, straight: false, beside: arm.beside };
  const edge = Math.min(toEdge(tip, way, layout.area), toMiddleEdge(candidate, arm, layout));
  return Math.min(edge, freeRun(ahead, layout.placements, LANE_HALF) - CLEAR);
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

type Weighed = Candidate & { readonly room: number };

function weighed(arm: Arm, tile: Tile, turn: -1 | 0 | 1, layout: Layout): Weighed {
  const candidate = candidateAt(arm, tile, turn);
  return { ...candidate, room: roomAfter(candidate, arm, layout) };
}

/** The ways a tile could be laid at an arm, the best first. */
function inOrder(arm: Arm, tile: Tile, layout: Layout): readonly Weighed[] {
  const weigh = (turn: -1 | 0 | 1): Weighed => weighed(arm, tile, turn, layout);
  const straight = weigh(0);
  if (arm.straight || isDouble(tile)) return [straight];
  const usual = usualTurn(arm, layout);
  const [first, second] = [weigh(usual), weigh(usual === 1 ? -1 : 1)];
  const sides = preference(second, arm) > preference(first, arm) ? [second, first] : [first, second];
  if (arm.run === 'lane') return [straight, ...sides];
  return [...sides.filter(({ room }) => room >= LANE_LEAST), straight, ...sides];
}

/** Longer free runs first; once an arm has turned, its links keep going outward and its lanes go to and fro. */
function preference({ way, room }: Weighed, arm: Arm): number {
  const isUsual = arm.run === 'lane' ? way === arm.outward : arm.lane !== null && way === opposite(arm.lane);
  return isUsual ? Infinity : room;
}

function isClear(candidate: Candidate, arm: Arm, boxes: readonly Box[], clear: number): boolean {
  return boxes.every((box, index) => !isNear(box, candidate.box, arm.beside.includes(index) ? 0 : clear));
}

type Tried = { readonly candidate: Weighed; readonly exits: Exits };

function exitsAfter(
  candidate: Candidate,
  arm: Arm,
  tile: Tile,
  layout: Layout,
  lookahead: number,
): Exits | null {
  const { box, tip, way, double } = candidate;
  const own: Arm = { ...arm, pips: farEnd(tile, arm.pips), tip, way, straight: double, beside: [] };
  const others = Object.values(layout.arms).filter(({ end }) => end !== arm.end);
  const lying = double ? [...layout.doubles, tile] : layout.doubles;
  const standing = standingOf([own, ...others], lying, layout.top);
  const tiles = layout.placements;
  const exits = exitsFor(standing, { tiles, others: [box] }, layout.exits, lookahead);
  if (exits === null || !layout.mayBranch || double) return exits;
  const isOpen = standing.every((one) =>
    mayTakeSpinner(one, { tiles, others: one.end === arm.end ? [] : [box] }, lookahead),
  );
  return isOpen ? exits : null;
}

/** In how many doubles that come at the wrong moments an arm keeps its way out, as much as can be had. */
const LOOKAHEAD_SAFE = [4, 3, 2] as const;
const LOOKAHEAD_BRIEF = [1, 0] as const;

/** What must be left beyond a candidate. A link soon turns into a lane: the corner is enough for it. */
function roomWanted(candidate: Candidate, arm: Arm): number {
  if (candidate.double) return ROOM_AFTER_DOUBLE;
  return arm.run === 'link' && candidate.turn === 0 ? ROOM_FOR_CORNER : ROOM_AFTER_SINGLE;
}

function chooseInside(
  arm: Arm,
  tile: Tile,
  candidates: readonly Weighed[],
  layout: Layout,
  lookahead: number,
): Tried | null {
  const open: Tried[] = [];
  for (const candidate of candidates) {
    if (!isInside(candidate.box, layout.area)) continue;
    const exits = exitsAfter(candidate, arm, tile, layout, lookahead);
    if (exits === null) continue;
    if (candidate.room >= roomWanted(candidate, arm)) return { candidate, exits };
    open.push({ candidate, exits });
  }
  return open.find(({ candidate }) => candidate.room >= ROOM_FOR_CORNER) ?? open[0] ?? null;
}

function chooseGrowing(
  arm: Arm,
  tile: Tile,
  candidates: readonly Weighed[],
  layout: Layout,
  lookahead: number,
): Tried | null {
  // At equal growth a lane turns: going on would only grow the area again.
  const isLate = (candidate: Candidate): number => Number(arm.run === 'lane' && candidate.turn === 0);
  const growth = (candidate: Candidate): number => grownFor(candidate.box, layout.area).w + isLate(candidate);
  for (const candidate of [...candidates].sort((a, b) => growth(a) - growth(b))) {
    const exits = exitsAfter(candidate, arm, tile, layout, lookahead);
    if (exits !== null) return { candidate, exits };
  }
  return null;
}

/** Most tiles of a lane just go straight on. */
function chooseUsual(arm: Arm, tile: Tile, layout: Layout): Tried | null {
  if (arm.run === 'link') return null;
  const straight = weighed(arm, tile, 0, layout);
  const isClearAhead = isClear(straight, arm, layout.placements, CLEAR);
  return isClearAhead && straight.room >= roomWanted(straight, arm)
    ? chooseInside(arm, tile, [straight], layout, LOOKAHEAD_SAFE[0])
    : null;
}

/** Links keep going outward: turning back would run the line into what lies already. */
function isBackward(candidate: Candidate, arm: Arm): boolean {
  return arm.run === 'lane' && candidate.turn !== 0 && arm.outward !== null && candidate.way !== arm.outward;
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

/** Inside the area, else where it grows least; turning back comes last. */
function chooseAmong(arm: Arm, tile: Tile, candidates: readonly Weighed[], layout: Layout): Tried | null {
  const outward = candidates.filter((one) => !isBackward(one, arm));
  return (
    firstOf(LOOKAHEAD_SAFE, (lookahead) => chooseInside(arm, tile, outward, layout, lookahead)) ??
    firstOf([outward, candidates], (some) =>
      firstOf(LOOKAHEAD_SAFE, (lookahead) => chooseGrowing(arm, tile, some, layout, lookahead)),
    )
  );
}

/**
 * How a tile is laid at an arm. Every arm keeps a way out that no other arm's crosses. Among the candidates that
 * leave it, the first with room for a corner later on, else inside the area, else where the area grows least. Only
 * where doubles came so often that a way out is lost, an arm crowds in, but not upon another tile.
 */
export function choose(arm: Arm, tile: Tile, layout: Layout): Tried {
  const usual = chooseUsual(arm, tile, layout);
  if (usual !== null) return usual;
  const all = inOrder(arm, tile, layout);
  const apart = CLEARS.map((clear) => all.filter((one) => isClear(one, arm, layout.placements, clear)));
  const chosen =
    firstOf(apart, (some) => chooseAmong(arm, tile, some, layout)) ??
    firstOf(apart, (some) =>
      firstOf(LOOKAHEAD_BRIEF, (lookahead) => chooseGrowing(arm, tile, some, layout, lookahead)),
    );
  if (chosen !== null) return chosen;
  const candidate = apart.flat()[0] ?? all[0];
  if (candidate === undefined) throw new Error('A tile can always go straight on');
  const { [arm.end]: _lost, ...exits } = layout.exits;
  return { candidate, exits };
}
