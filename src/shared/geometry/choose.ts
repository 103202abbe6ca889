import { isDouble } from '../engine/tile';
import type { Tile } from '../engine/tile';
import { candidateAt } from './arm';
import type { Arm, Candidate } from './arm';
import type { Layout } from './layout';
import { isLevel, opposite, stepOf, turned } from './placement';
import type { Box, Way } from './placement';
import { claimOf, freeRun, roomToTurn, toEdge } from './room';
import type { Ahead } from './room';

/** How many doubles at the wrong moment an arm reckons with before the end of a lane, and before other tiles. */
const DOUBLES_BEFORE_END = 1;
const DOUBLES_BEFORE_TILES = 6;

/** How far a link goes before the next lane, so that doubles in both lanes keep clear of each other. */
const LINK_LEAST = 2.5;

/** What the next lane takes of the area, from the middle of one lane to the far side of the other. */
const LANE_APART = 5;

/** A lane shorter than this is not worth its corner. */
const LANE_LEAST = 6;

/**
 * Where there are four arms: `left` and `right` fold within this part of the area's width from its edge, and lanes
 * of `up` and `down` end at that one.
 */
const FOLD_PART = 0.25;
const LANE_END_PART = 0.1;

/** Which way an arm turns into its first lane where both are as good; every later lane goes back beside the last. */
const FIRST_TURN: Readonly<Record<Arm['end'], 1 | -1>> = { up: 1, down: -1, left: -1, right: -1 };

function extentOf({ w, h }: Box, way: Way): number {
  return isLevel(way) ? w : h;
}

/** How far an arm could go on from a candidate to the end of its lane. */
function toLaneEnd({ tip, way }: Candidate, { end }: Arm, { area, branches }: Layout): number {
  const isBetween = branches && (end === 'up' || end === 'down');
  return toEdge(tip, way, area) - (isBetween ? LANE_END_PART * extentOf(area, way) : 0);
}

/** How far an arm could go on, clear of all tiles and of what the other arms may still need. */
function toTiles({ tip, way }: Candidate, arm: Arm, layout: Layout): number {
  // Two arms have half the table each.
  if (!layout.branches) return Infinity;
  const others = Object.values(layout.arms).filter(({ end }) => end !== arm.end);
  const claims = others.map((other) => claimOf(other, layout, DOUBLES_BEFORE_TILES));
  return Math.min(freeRun(tip, way, layout.placements), freeRun(tip, way, claims));
}

/**
 * What must be left of a lane after a candidate. Beyond the last lane that the area holds turning early gains
 * nothing: that lane is used to its end.
 */
function leftOfLane(ahead: Ahead, { tip, outward }: Arm, layout: Layout): number {
  const isLast = toEdge(tip, outward, layout.area) < LANE_APART;
  return roomToTurn(ahead, layout, isLast ? 0 : DOUBLES_BEFORE_END);
}

/** Whether the arm can turn later, whatever comes: before the lane ends, and before other tiles. */
function mayGoOn(candidate: Candidate, arm: Arm, layout: Layout): boolean {
  const ahead = { pips: candidate.pips, straight: candidate.double };
  return (
    toLaneEnd(candidate, arm, layout) >= leftOfLane(ahead, arm, layout) &&
    toTiles(candidate, arm, layout) >= roomToTurn(ahead, layout, DOUBLES_BEFORE_TILES)
  );
}

/** Whether a link has gone outward far enough for its lane. */
function isFarEnough(arm: Arm, straight: Candidate, { area }: Layout): boolean {
  const { left, tip, outward, end } = arm;
  if (left !== null) {
    const step = stepOf(outward);
    return (tip.x - left.tip.x) * step.x + (tip.y - left.tip.y) * step.y >= LINK_LEAST;
  }
  return (
    end === 'up' ||
    end === 'down' ||
    toEdge(straight.tip, outward, area) < FOLD_PART * extentOf(area, outward) + 1
  );
}

/** The lane an arm turns into: back beside its last one; its first goes where there is more room. */
function laneOf(arm: Arm, tile: Tile, layout: Layout): Candidate | null {
  const usual = arm.left === null ? turned(arm.outward, FIRST_TURN[arm.end]) : opposite(arm.left.way);
  const lanes = [usual, opposite(usual)].map((way) => {
    const lane = candidateAt(arm, tile, way);
    return { lane, run: Math.min(toTiles(lane, arm, layout), toLaneEnd(lane, arm, layout)) };
  });
  if (arm.left === null) lanes.sort((a, b) => b.run - a.run);
  return lanes.find(({ lane, run }) => run >= LANE_LEAST && mayGoOn(lane, arm, layout))?.lane ?? null;
}

/**
 * How a tile is laid at an arm. A lane goes straight on as long as the arm can be sure to turn later, and then turns
 * outward; a link goes outward until there is room for the next lane. While a spinner may still come the line turns
 * no more than once at each end, so that there is room for all four arms.
 */
export function choose(arm: Arm, tile: Tile, layout: Layout): Candidate {
  const straight = candidateAt(arm, tile, arm.way);
  if (arm.straight || isDouble(tile)) return straight;
  if (arm.way !== arm.outward) {
    return mayGoOn(straight, arm, layout) ? straight : candidateAt(arm, tile, arm.outward);
  }
  const mayBranch = layout.branches && layout.doubles.length === 0;
  if (mayBranch || !isFarEnough(arm, straight, layout)) return straight;
  return laneOf(arm, tile, layout) ?? straight;
}
