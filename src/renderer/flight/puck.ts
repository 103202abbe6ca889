import { PUCK_MS } from '../beat';
import type { Spot } from './spots';

type Point = Pick<Spot, 'x' | 'y'>;
/** A box by its edges. */
export type Edge = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The corners clockwise from the upper left. */
function cornersOf({ left, top, right, bottom }: Edge): readonly Point[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** The side a point is nearest to: 0 at the top, then clockwise. */
function sideOf({ x, y }: Point, { left, top, right, bottom }: Edge): number {
  const far = [y - top, right - x, bottom - y, x - left];
  return far.indexOf(Math.min(...far));
}

/** The way of the puck along the edge of the table, clockwise as the turn goes, corner by corner. */
export function edgeWay(from: Point, to: Point, edge: Edge): readonly Point[] {
  const corners = cornersOf(edge);
  const [start, end] = [sideOf(from, edge), sideOf(to, edge)];
  const steps = (end - start + 4) % 4;
  // Back to the side it is on, or the long way round, it takes the straight way.
  const passed =
    steps === 3
      ? [corners[start] ?? from]
      : Array.from({ length: steps }, (_, step) => corners[(start + step + 1) % 4] ?? to);
  return [from, ...passed, to];
}

/** The puck's way as keyframes about where it comes to lie. */
export function puckFrames(
  from: Spot,
  to: Spot,
  edge: Edge,
): { readonly ms: number; readonly keyframes: Keyframe[] } {
  const way = edgeWay(from, to, edge);
  const lengths = way.map((point, index) => {
    const last = way[index - 1] ?? point;
    return Math.hypot(point.x - last.x, point.y - last.y);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  const scale = from.width / to.width;
  let gone = 0;
  const keyframes = way.map(({ x, y }, index): Keyframe => {
    gone += lengths[index] ?? 0;
    const part = gone / whole;
    return {
      offset: part,
      transform: `translate(${x - to.x}px, ${y - to.y}px) scale(${scale + (1 - scale) * part})`,
    };
  });
  return { ms: PUCK_MS, keyframes };
}
