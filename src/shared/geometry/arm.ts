import type { End } from '../engine/line';
import { farEnd, isDouble, lowOf } from '../engine/tile';
import type { Tile } from '../engine/tile';
import { boxOf, isLevel, moved, opposite, turned } from './placement';
import type { Box, Placement, Spot, Way } from './placement';

/**
 * One way the line grows. Lanes run to and fro, side by side; links join them and always go outward, away from all
 * other arms. So an arm that runs on too far because it may not turn is in nobody's way.
 */
export type Arm = {
  readonly end: End;
  /** The number the next tile must have. */
  readonly pips: number;
  /** The middle of the free edge. */
  readonly tip: Spot;
  /** Where the arm points. */
  readonly way: Way;
  /** Whether the next tile must go straight on: right after a double, and out of a spinner's short end. */
  readonly straight: boolean;
  /** Where its links go. */
  readonly outward: Way;
  /** The tip where the last lane was left, and that lane's way; null before the first lane. */
  readonly left: { readonly tip: Spot; readonly way: Way } | null;
};

/** A way to lay a tile at an arm: where it lies, and where the arm is then. */
export type Candidate = {
  readonly box: Box;
  readonly pips: number;
  readonly tip: Spot;
  readonly way: Way;
  readonly double: boolean;
};

/**
 * Lays a tile at an arm (design: How the line lies). A single takes two squares the way it points: its matching end
 * the next square straight on, its other end the one beyond it that way. A double lies crosswise.
 */
export function candidateAt(arm: Arm, tile: Tile, way: Way): Candidate {
  const middle = moved(arm.tip, arm.way, 0.5);
  const pips = farEnd(tile, arm.pips);
  if (isDouble(tile)) {
    const across = isLevel(arm.way) ? 'up' : 'left';
    const box = boxOf(moved(middle, across, 0.5), moved(middle, across, -0.5), 0.5);
    return { box, pips, tip: moved(arm.tip, arm.way, 1), way: arm.way, double: true };
  }
  const far = moved(middle, way, 1);
  return { box: boxOf(middle, far, 0.5), pips, tip: moved(far, way, 0.5), way, double: false };
}

/**
 * The four arms once the spinner lies; `along` is the way of the line there, from its left end to its right end.
 * Each goes outward as the spinner's four sides point. Walking along, `up` is on the left hand: in a line that has
 * not turned yet the upper one on the screen.
 */
export function armsOfSpinner(
  spinner: Placement,
  along: Way,
  { left, right }: { readonly left: Arm; readonly right: Arm },
): readonly Arm[] {
  const middle = { x: spinner.x + spinner.w / 2, y: spinner.y + spinner.h / 2 };
  const shortEnd = (end: 'up' | 'down'): Arm => {
    const way = turned(along, end === 'up' ? -1 : 1);
    const tip = moved(middle, way, 1);
    return { end, pips: lowOf(spinner.tile), tip, way, straight: true, outward: way, left: null };
  };
  return [
    { ...left, outward: opposite(along) },
    { ...right, outward: along },
    shortEnd('up'),
    shortEnd('down'),
  ];
}

/** The arm once the candidate lies there. */
export function armAfter(arm: Arm, { pips, tip, way, double }: Candidate): Arm {
  const { end, outward } = arm;
  const isLaneLeft = way === outward && arm.way !== outward;
  const left = isLaneLeft ? { tip: arm.tip, way: arm.way } : arm.left;
  return { end, pips, tip, way, straight: double, outward, left };
}
