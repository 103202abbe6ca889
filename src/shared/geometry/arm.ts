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
  /**
   * A spot on the lane it left last, and that lane's way: the next lane runs back beside it. A spinner's short ends
   * leave the line on which the spinner stands, and its way is null. Null before anything was left.
   */
  readonly left: { readonly tip: Spot; readonly way: Way | null } | null;
};

/** A way to lay a tile at an arm: where it lies, and where the arm is then. */
export type Candidate = Pick<Arm, 'pips' | 'tip' | 'way' | 'straight'> & {
  readonly box: Box;
};

/**
 * Lays a tile at an arm (design: How the line lies). A single takes two squares the way it points: its matching end
 * the next square straight on, its other end the one beyond it that way. A double lies crosswise.
 */
export function candidateAt(arm: Pick<Arm, 'pips' | 'tip' | 'way'>, tile: Tile, way: Way): Candidate {
  const middle = moved(arm.tip, arm.way, 0.5);
  const pips = farEnd(tile, arm.pips);
  if (isDouble(tile)) {
    const across = isLevel(arm.way) ? 'up' : 'left';
    const box = boxOf(moved(middle, across, 0.5), moved(middle, across, -0.5), 0.5);
    return { box, pips, tip: moved(arm.tip, arm.way, 1), way: arm.way, straight: true };
  }
  const far = moved(middle, way, 1);
  return { box: boxOf(middle, far, 0.5), pips, tip: moved(far, way, 0.5), way, straight: false };
}

/**
 * Lays a single round the corner: both its squares lie beside the open half of the last tile, which must be a single.
 * That takes no room straight on. With one corner of each kind two lanes lie 3 units apart, so that doubles in both
 * keep a unit clear; with two of the same kind it would be 2 or 4.
 */
export function candidateBeside({ pips, tip, way }: Arm, tile: Tile, aside: Way): Candidate {
  const openHalf = moved(tip, way, -0.5);
  return candidateAt({ pips, tip: moved(openHalf, aside, 0.5), way: aside }, tile, aside);
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
    const leaves = { tip: middle, way: null };
    return { end, pips: lowOf(spinner.tile), tip, way, straight: true, outward: way, left: leaves };
  };
  return [
    { ...left, outward: opposite(along), left: null },
    { ...right, outward: along, left: null },
    shortEnd('up'),
    shortEnd('down'),
  ];
}

/** The arm once the candidate lies there. */
export function armAfter(arm: Arm, { pips, tip, way, straight }: Candidate): Arm {
  const { end, outward } = arm;
  const isLaneLeft = way === outward && arm.way !== outward;
  const left = isLaneLeft ? { tip: arm.tip, way: arm.way } : arm.left;
  return { end, pips, tip, way, straight, outward, left };
}
