import { isDouble } from '../engine/tile';
import type { Tile } from '../engine/tile';
import { reachOf } from './area';
import { candidateAt, candidateBeside } from './arm';
import type { Arm, Candidate } from './arm';
import { mayLie, mayRunOn, takenFor } from './keep';
import type { Layout } from './layout';
import { isLevel, opposite, stepOf, turned } from './placement';
import type { Box, Way } from './placement';
import { freeRun, roomToTurn, toEdge } from './room';

type LaneRules = {
  /** How many doubles at the wrong moment a lane reckons with before the area's edge. */
  readonly doubles: number;
  /** So near to the edge a lane is left as soon as no double can come in the link: it is as short as can be then. */
  readonly early: number;
};

/** Two arms in a wide area have its whole width for every lane; in a square, or of four arms, each has but a part. */
const WHOLE_WIDTH: LaneRules = { doubles: 4, early: 14 };
const PART_OF_WIDTH: LaneRules = { doubles: 3, early: 8 };

/** From the middle of one lane to that of the next, so that doubles in both keep clear of each other. */
const LANES_APART = 3;

/** What the next lane takes of the area, from the middle of one lane to the far side of the other. */
const NEXT_LANE = LANES_APART + 1;

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

/** How far it is to the edge, wherever the area may slide to. */
function toReach({ tip }: Pick<Candidate, 'tip'>, way: Way, { bounds, area, shape }: Layout): number {
  return toEdge(tip, way, reachOf(bounds, area, shape));
}

/** How far an arm could go on from a candidate to the end of its lane. */
function toLaneEnd(candidate: Candidate, { end }: Arm, layout: Layout): number {
  const { way } = candidate;
  const isBetween = layout.branches && (end === 'up' || end === 'down');
  return toReach(candidate, way, layout) - (isBetween ? LANE_END_PART * extentOf(layout.area, way) : 0);
}

/**
 * Whether a lane goes straight on. The last lane that the area holds always does: a turn would only make the area
 * grow. Others leave room to turn though some doubles come, and turn before where no double can come in the link.
 */
function mayGoOn(straight: Candidate, arm: Arm, layout: Layout): boolean {
  const isLast = toReach(arm, arm.outward, layout) < NEXT_LANE;
  return (isLast || isRoomLeft(straight, arm, layout)) && mayLie(straight, arm, layout);
}

function isRoomLeft(straight: Candidate, arm: Arm, layout: Layout): boolean {
  const { doubles, early } = layout.shape === 'wide' && !layout.branches ? WHOLE_WIDTH : PART_OF_WIDTH;
  const isLinkShort = layout.doubles.includes(straight.pips);
  return toLaneEnd(straight, arm, layout) >= (isLinkShort ? early : roomToTurn(straight, layout, doubles));
}

/** Whether a link has gone outward far enough for its first lane. */
function mayFold({ left, outward }: Arm, straight: Candidate, layout: Layout): boolean {
  if (left !== null) return true;
  return toReach(straight, outward, layout) < FOLD_PART * extentOf(layout.area, outward) + 1;
}

function isApart({ left, outward }: Arm, { tip }: Candidate): boolean {
  if (left === null) return true;
  const step = stepOf(outward);
  return (tip.x - left.tip.x) * step.x + (tip.y - left.tip.y) * step.y >= LANES_APART;
}

/** The lane an arm turns into: back beside its last one; its first goes where there is more room. */
function laneOf(arm: Arm, tile: Tile, layout: Layout): Candidate | null {
  const back = arm.left?.way ?? null;
  const usual = back === null ? turned(arm.outward, FIRST_TURN[arm.end]) : opposite(back);
  const taken = takenFor(arm, layout);
  const lanes = [usual, opposite(usual)].flatMap((way) => {
    const corners = [candidateBeside(arm, tile, way), candidateAt(arm, tile, way)];
    const lane = corners.find((corner) => isApart(arm, corner) && mayLie(corner, arm, layout));
    if (lane === undefined) return [];
    return { lane, run: Math.min(freeRun(lane.tip, way, taken), toLaneEnd(lane, arm, layout)) };
  });
  if (back === null) lanes.sort((a, b) => b.run - a.run);
  return lanes.find(({ run }) => run >= LANE_LEAST)?.lane ?? null;
}

/** A lane goes straight on as long as it may, and then turns outward. */
function chooseInLane(arm: Arm, tile: Tile, layout: Layout): Candidate {
  const straight = candidateAt(arm, tile, arm.way);
  if (!arm.straight) {
    return mayGoOn(straight, arm, layout) ? straight : candidateBeside(arm, tile, arm.outward);
  }
  // The one bend right after a double: straight on, tiles would come to lie on others.
  return mayRunOn(straight, arm, layout) ? straight : candidateAt(arm, tile, arm.outward);
}

/**
 * A link goes outward until there is room for the next lane. While a spinner may still come the line turns no more
 * than once at each end, so that there is room for all four arms.
 */
function chooseInLink(arm: Arm, tile: Tile, layout: Layout): Candidate {
  const straight = candidateAt(arm, tile, arm.way);
  const mayBranch = layout.branches && layout.doubles.length === 0;
  if (arm.straight || mayBranch || !mayFold(arm, straight, layout)) return straight;
  return laneOf(arm, tile, layout) ?? straight;
}

/** How a tile is laid at an arm. Doubles lie straight on; an arm always has room for one there. */
export function choose(arm: Arm, tile: Tile, layout: Layout): Candidate {
  if (isDouble(tile)) return candidateAt(arm, tile, arm.way);
  return arm.way === arm.outward ? chooseInLink(arm, tile, layout) : chooseInLane(arm, tile, layout);
}
