import { ENDS } from '../engine/line';
import type { End } from '../engine/line';
import type { Layout } from './layout';
import { moved, opposite, stepOf, turned } from './placement';
import type { Spot, Way } from './placement';
import { toEdge } from './room';

const MIDDLE: Spot = { x: 0, y: 0 };

/** How far a spot lies the given way from the middle. */
function along(spot: Spot, way: Way): number {
  const step = stepOf(way);
  return spot.x * step.x + spot.y * step.y;
}

/**
 * Which of these ends is closest to a player (rules.md section 4): from the middle of the player's edge of the area
 * to the middle of the end's free edge. Of equally close ones the one farther to the player's right hand, else the
 * first of left, right, up, down. Throws where there is none, or one is not open.
 */
export function nearestEnd(ends: readonly End[], edge: Way, { arms, area }: Layout): End {
  const player = moved(MIDDLE, edge, toEdge(MIDDLE, edge, area));
  const rightHand = turned(opposite(edge), 1);
  let nearest: { readonly end: End; readonly far: number; readonly right: number } | null = null;
  for (const end of ENDS) {
    if (!ends.includes(end)) continue;
    const tip = arms[end]?.tip;
    if (tip === undefined) throw new Error(`${end} is not open`);
    const far = (tip.x - player.x) ** 2 + (tip.y - player.y) ** 2;
    const right = along(tip, rightHand);
    const isNearer = nearest === null || far < nearest.far || (far === nearest.far && right > nearest.right);
    if (isNearer) nearest = { end, far, right };
  }
  if (nearest === null) throw new Error('No end to choose from');
  return nearest.end;
}
