import { fitView } from '../../shared/geometry/fitView';
import type { Free, View } from '../../shared/geometry/fitView';
import { boundsOf } from '../../shared/geometry/placement';
import type { Box } from '../../shared/geometry/placement';

/** Where a line may lie, in px from the upper left of its box. */
export type Room = {
  /** A part of the cloth where nothing else is: there a line always fits. */
  readonly safe: Free;
  /** All of the cloth it may reach into, */
  readonly whole: Free;
  /** and what stands on that: seats, paper, the boneyard, words. */
  readonly taken: readonly Free[];
};

/** Room in which nothing but the line lies. */
export function bareWithin(whole: Free): Room {
  return { safe: whole, whole, taken: [] };
}

/** A cloth of so many px with nothing on it but the line. */
export function bare({ width, height }: Pick<Free, 'width' | 'height'>): Room {
  return bareWithin({ x: 0, y: 0, width: Math.max(1, width), height: Math.max(1, height) });
}

/** Cloth between a tile and what stands beside it, in ends: its number in chalk has that room. */
const APART = 0.8;
/** Steps of 5 %, as the fitted view has them. */
const STEP = 0.95;

/** Where in its slack a line is tried, the middle first: from 0, all left or up, to 1. */
const TRIED = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0, 1];
const SPOTS = TRIED.flatMap((x) => TRIED.map((y) => ({ x, y }))).sort(
  (a, b) => Math.hypot(a.x - 0.5, a.y - 0.5) - Math.hypot(b.x - 0.5, b.y - 0.5),
);

function isClear(boxes: readonly Box[], { end, x, y }: View, taken: readonly Free[]): boolean {
  return taken.every((other) =>
    boxes.every(
      (box) =>
        x + (box.x - APART) * end >= other.x + other.width ||
        x + (box.x + box.w + APART) * end <= other.x ||
        y + (box.y - APART) * end >= other.y + other.height ||
        y + (box.y + box.h + APART) * end <= other.y,
    ),
  );
}

/** How far from the middle of its slack a line still lies in the middle, and what size it gives up to stay there. */
const NEAR_MIDDLE = 0.15;
const WORTH_MOVING = 0.85;
const MIDDLE_SPOTS = SPOTS.filter(({ x, y }) => Math.hypot(x - 0.5, y - 0.5) <= NEAR_MIDDLE);

/** The largest view, at one of these spots, that touches nothing; null where none is as large as `least`. */
function largestAt(
  spots: typeof SPOTS,
  boxes: readonly Box[],
  { whole, taken }: Room,
  largest: number,
  least: number,
): View | null {
  const bounds = boundsOf(boxes);
  for (let end = largest; end >= least; end *= STEP) {
    const slack = {
      x: whole.width - (bounds.w + 2 * APART) * end,
      y: whole.height - (bounds.h + 2 * APART) * end,
    };
    if (slack.x < 0 || slack.y < 0) continue;
    for (const spot of spots) {
      const view = {
        end,
        x: whole.x + spot.x * slack.x + (APART - bounds.x) * end,
        y: whole.y + spot.y * slack.y + (APART - bounds.y) * end,
      };
      if (isClear(boxes, view, taken)) return view;
    }
  }
  return null;
}

/**
 * The view of a line among what stands on the cloth: in the middle, or where much more room lets it be clearly
 * larger; it touches nothing and is never smaller than the fitted view of the safe part alone.
 */
export function fitAround(boxes: readonly Box[], room: Room, largest: number): View {
  const fitted = fitView(boxes, room.safe, largest);
  const anywhere = largestAt(SPOTS, boxes, room, largest, fitted.end) ?? fitted;
  const least = Math.max(fitted.end, anywhere.end * WORTH_MOVING);
  return largestAt(MIDDLE_SPOTS, boxes, room, largest, least) ?? anywhere;
}
