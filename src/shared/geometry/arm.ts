import type { End } from '../engine/line';
import { isDouble } from '../engine/tile';
import type { Tile } from '../engine/tile';
import { boxOf, isLevel, moved, turned } from './placement';
import type { Box, Spot, Way } from './placement';

/** One way the line grows: where the next tile joins and how the arm came there. */
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
  /** Lanes run side by side and are joined by links; the arm is in one or the other. */
  readonly run: 'lane' | 'link';
  /** The way of the lane before this one; null before the first. */
  readonly lane: Way | null;
  /** The way links go, away from the middle; null until the arm has turned. */
  readonly outward: Way | null;
  /** Indices of the tiles the next one cannot be clear of: the one it joins, and what else joins that. */
  readonly beside: readonly number[];
};

/** A way to lay a tile at an arm: how many quarter turns it takes, where it lies, and where the arm is then. */
export type Candidate = {
  readonly turn: -1 | 0 | 1;
  readonly box: Box;
  readonly tip: Spot;
  readonly way: Way;
  readonly double: boolean;
};

/**
 * Lays a tile at an arm (design: How the line lies). A single takes two squares along the arm; with a turn its
 * matching end takes the next square straight on and its other end points the new way. A double lies crosswise.
 */
export function candidateAt(arm: Arm, tile: Tile, turn: -1 | 0 | 1): Candidate {
  const middle = moved(arm.tip, arm.way, 0.5);
  if (isDouble(tile)) {
    const across = isLevel(arm.way) ? 'up' : 'left';
    const half = moved(middle, across, 0.5);
    const other = moved(middle, across, -0.5);
    return {
      turn: 0,
      box: boxOf(half, other, 0.5),
      tip: moved(arm.tip, arm.way, 1),
      way: arm.way,
      double: true,
    };
  }
  const way = turned(arm.way, turn);
  const far = moved(middle, way, 1);
  return { turn, box: boxOf(middle, far, 0.5), tip: moved(far, way, 0.5), way, double: false };
}
