import { farEnd } from '../engine/tile';
import type { Tile } from '../engine/tile';
import { grownFor, isInside } from './area';
import type { Arm, Candidate } from './arm';
import { candidatesFor, CLEAR, isClear, weighed } from './candidates';
import type { Weighed } from './candidates';
import { exitsFor, mayTakeSpinner, standingOf } from './exits';
import type { Exits } from './exits';
import type { Layout } from './layout';

/** How clear a tile lies; where arms crowd in, less, but never upon another tile. */
const CLEARS = [CLEAR, CLEAR / 2, 0] as const;

/**
 * What must be left straight on, so that the arm can still turn whatever comes next: after a single a double, the
 * single that must go straight on after it and a corner; after a double the latter two.
 */
const ROOM_AFTER_SINGLE = 4;
const ROOM_AFTER_DOUBLE = 3;
const ROOM_FOR_CORNER = 1;

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
const LOOKAHEAD_SAFE = [6, 5, 4] as const;
const LOOKAHEAD_BRIEF = [3, 2, 1, 0] as const;

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
  const all = candidatesFor(arm, tile, layout);
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
