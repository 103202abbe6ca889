import { isDouble } from '../engine/tile';
import type { Tile } from '../engine/tile';
import { candidateAt } from './arm';
import type { Arm, Candidate } from './arm';
import type { Layout } from './layout';
import { isNear, opposite } from './placement';
import type { Box } from './placement';
import { freeRun, toEdge } from './room';

/** A tile stays so many units clear of every tile it does not join. */
export const CLEAR = 1;

/** Clear on each side of an arm's middle: half a double and the cloth beside it. */
const LANE_HALF = 2;

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

/** A candidate and how far its arm could go on from it, in units. */
export type Weighed = Candidate & { readonly room: number };

export function weighed(arm: Arm, tile: Tile, turn: -1 | 0 | 1, layout: Layout): Weighed {
  const candidate = candidateAt(arm, tile, turn);
  return { ...candidate, room: roomAfter(candidate, arm, layout) };
}

/** The ways a tile could be laid at an arm, the best first. */
export function candidatesFor(arm: Arm, tile: Tile, layout: Layout): readonly Weighed[] {
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

/** Whether a candidate stays so many units clear of all tiles but those it joins. */
export function isClear(candidate: Candidate, arm: Arm, boxes: readonly Box[], clear: number): boolean {
  return boxes.every((box, index) => !isNear(box, candidate.box, arm.beside.includes(index) ? 0 : clear));
}
