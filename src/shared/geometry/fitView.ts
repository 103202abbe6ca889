import { boundsOf } from './placement';
import type { Box } from './placement';

/** The part of a window that a line may fill, in px from the window's upper left corner. */
export type Free = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** How the table is seen: px per end, and where in the window the table's middle (0, 0) comes to lie. */
export type View = { readonly end: number; readonly x: number; readonly y: number };

/** Cloth left around what is shown, in ends: half of it on each side. */
const AROUND = 2;

/** Steps of 5 %: a line that grows a little does not make the whole table breathe. */
const STEP = 0.95;

/** Never larger than this many px per end: a single tile does not fill the table. */
const LARGEST_END = 104;

/**
 * The fitted view: everything in `boxes` (tiles laid, places drawn, numbers beyond the ends) whole inside `free`,
 * as large as steps of 5 % allow and no larger than `largest` px per end.
 */
export function fitView(boxes: readonly Box[], free: Free, largest = LARGEST_END): View {
  const bounds = boundsOf(boxes);
  const most = Math.min(free.width / (bounds.w + AROUND), free.height / (bounds.h + AROUND));
  const steps = Math.max(0, Math.ceil(Math.log(most / largest) / Math.log(STEP)));
  const end = Math.min(largest * STEP ** steps, most);
  return {
    end,
    x: free.x + free.width / 2 - (bounds.x + bounds.w / 2) * end,
    y: free.y + free.height / 2 - (bounds.y + bounds.h / 2) * end,
  };
}
