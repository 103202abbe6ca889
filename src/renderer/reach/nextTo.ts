import type { Spread } from '../hand/snap';
import { centreOf } from '../hand/snap';

export type Way = 'up' | 'down' | 'left' | 'right';

/** How much more it counts to lie beside the way than along it. */
const BESIDE = 2.5;

/** The nearest of some things on one side of another, by its number; null where none lies there. */
export function nextTo(from: Spread, others: readonly Spread[], way: Way): number | null {
  const start = centreOf(from);
  const far = others.map((other) => {
    const { x, y } = centreOf(other);
    const [across, down] = [x - start.x, y - start.y];
    const along = { up: -down, down, left: -across, right: across }[way];
    const beside = Math.abs(way === 'up' || way === 'down' ? across : down);
    return along > 1 ? along + BESIDE * beside : Infinity;
  });
  const least = Math.min(...far);
  return least === Infinity ? null : far.indexOf(least);
}
