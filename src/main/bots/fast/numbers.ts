/*
 * What the engine in numbers calls things. Ends are 0 to 3, in the order of `ENDS` in the engine: left, right, up,
 * down.
 */

export const ENDS = 4;
/** The ways of the line: its first two ends. */
export const WAYS = 2;
/** The end of the tile led. */
export const LED = 4;
/** An end that is not open. */
export const CLOSED = -1;

export const SUITS = 19;
/** The rows of one hand stand so far from those of the next. */
export const ROW = 20;

/** How a round stands: it goes on, or how it ended. */
export const GOES_ON = 0;
export const OUT = 1;
export const BLOCKED = 2;
export const TARGET = 3;

/** No seat, no side, no tile. */
export const NOBODY = -1;

/** A move is one of these, or made by `makePlay`. */
export const DRAW = -1;
export const PASS = -2;

/** A tile laid at an end, which touches with `near`. A tile led has its smaller number as `near`. */
export function makePlay(end: number, near: number, far: number): number {
  return (end << 10) | (near << 5) | far;
}

/** A tile, its ends in either order. */
export function codeOf(a: number, b: number): number {
  return a < b ? (a << 5) | b : (b << 5) | a;
}
