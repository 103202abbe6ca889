import type { Clock } from '../clock';

/*
 * A TV shows one picture for hours, and what always stands on the same spot can burn in. So the picture moves a little
 * now and then, round a square, by what nobody sees (design.md section 9).
 */

/** How far the picture stands from where it is drawn, in px of the TV mock. */
export type Shift = { readonly x: number; readonly y: number };

export const SHIFT_EVERY_MS = 10 * 60_000;
const STEP = 2;
const WAY: readonly [Shift, ...Shift[]] = [
  { x: 0, y: 0 },
  { x: STEP, y: 0 },
  { x: STEP, y: STEP },
  { x: 0, y: STEP },
];

/** Where the picture stands so many milliseconds after its page was opened. */
export function shiftAfter(milliseconds: number): Shift {
  return WAY[Math.floor(milliseconds / SHIFT_EVERY_MS) % WAY.length] ?? WAY[0];
}

/**
 * Says where the picture stands, now and whenever that changes, until what it gives back is called. `now` counts from
 * when the page was opened, so that a screen which comes and goes does not begin anew.
 */
export function followShift(clock: Clock, now: () => number, move: (shift: Shift) => void): () => void {
  let stop: () => void = () => undefined;
  const go = (): void => {
    const at = now();
    move(shiftAfter(at));
    stop = clock.after(SHIFT_EVERY_MS - (at % SHIFT_EVERY_MS), go);
  };
  go();
  return () => stop();
}
