import type { End } from '../engine/line';
import { farEnd, isDouble, lowOf } from '../engine/tile';
import type { Tile } from '../engine/tile';
import { boxOf, isLevel, moved, turned } from './placement';
import type { Box, Placement, Spot, Way } from './placement';

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

/** An arm with nothing on it yet, from the tile at index `beside`. */
export function startingArm(
  end: End,
  pips: number,
  tip: Spot,
  way: Way,
  beside: number,
  straight: boolean,
): Arm {
  const run = end === 'left' || end === 'right' ? 'lane' : 'link';
  return {
    end,
    pips,
    tip,
    way,
    straight,
    run,
    lane: null,
    outward: run === 'link' ? way : null,
    beside: [beside],
  };
}

/**
 * The spinner's short ends. Walking the line from its left end to its right end, `up` is on the left hand: with a
 * spinner in the first lane it is the upper one on the screen.
 */
export function spinnerArms(spinner: Placement, along: Way, beside: readonly number[]): readonly Arm[] {
  const middle = { x: spinner.x + spinner.w / 2, y: spinner.y + spinner.h / 2 };
  return (['up', 'down'] as const).map((end) => {
    const way = turned(along, end === 'up' ? -1 : 1);
    const arm = startingArm(end, lowOf(spinner.tile), moved(middle, way, 1), way, spinner.index, true);
    return { ...arm, beside };
  });
}

/** The arm once the candidate lies there as the tile of this index. */
export function armAfter(arm: Arm, candidate: Candidate, tile: Tile, index: number): Arm {
  const turnedNow = candidate.turn !== 0;
  const run = turnedNow ? (arm.run === 'lane' ? 'link' : 'lane') : arm.run;
  return {
    ...arm,
    pips: farEnd(tile, arm.pips),
    tip: candidate.tip,
    way: candidate.way,
    straight: candidate.double,
    run,
    lane: turnedNow && arm.run === 'lane' ? arm.way : arm.lane,
    outward: arm.outward ?? (turnedNow ? candidate.way : null),
    beside: [index],
  };
}

/** Tiles that join the spinner cannot be clear of one another: each spinner arm counts them all as beside it. */
export function besideSpinner(arm: Arm, spinner: number, index: number): Arm {
  return arm.beside.includes(spinner) ? { ...arm, beside: [...arm.beside, index] } : arm;
}
