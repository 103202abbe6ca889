import { ENDS } from '../engine/line';
import type { Arm, Candidate } from './arm';
import type { Layout } from './layout';
import { boundsOf, boxOf, isNear, moved } from './placement';
import type { Box, Way } from './placement';
import { CLEAR, FAR, HALF_DOUBLE, leastRoom, roomToTurn, strip } from './room';

/*
 * Why no tile ever lies on another. Every arm keeps a way out to itself that never ends. A tile either follows that
 * way, and then the rest of it is the new way out; or it goes elsewhere, which `mayLie` and `mayRunOn` allow only
 * where nothing lies and nobody else's way out is, neither for the tile itself nor for its new way out. Where there
 * are but two arms `left` has everything below the first lane and `right` everything above it.
 */

/**
 * How many doubles at the wrong moment an arm reckons with before others' tiles: all those of a double-six set, so
 * that no tile ever has to bend right after a double there; in larger sets so many hardly ever come.
 */
const DOUBLES_BEFORE_TILES = 7;

/** How far behind the tip a double reaches that lies beyond the corner. */
const CORNER_BEHIND = 1.5;

/** The way out: in a link all that is straight on; in a lane `room` straight on, and from there all that is outward. */
function wayOut(
  { tip, way }: Pick<Candidate, 'tip' | 'way'>,
  outward: Way,
  room: number,
  clear: number,
): readonly Box[] {
  if (way === outward) return [strip(tip, way, FAR, clear)];
  const behind = moved(tip, way, -CORNER_BEHIND - clear);
  const ahead = moved(tip, way, room + clear);
  const beyond = boxOf(moved(behind, outward, HALF_DOUBLE), moved(ahead, outward, FAR), 0);
  return [strip(tip, way, room + clear, clear), beyond];
}

type RoomOf = (arm: Pick<Candidate, 'pips' | 'straight'>, layout: Layout) => number;

const plenty: RoomOf = (arm, layout) => roomToTurn(arm, layout, DOUBLES_BEFORE_TILES);

function othersWaysOut({ end }: Arm, layout: Layout, roomOf: RoomOf): readonly Box[] {
  const ways: Box[] = [];
  for (const one of ENDS) {
    const other = layout.arms[one];
    if (other === undefined || one === end) continue;
    ways.push(...wayOut(other, other.outward, roomOf(other, layout), 0));
  }
  return ways;
}

/** Whether none of these boxes lies on one of the others. Plain loops: this is most of the work of laying a tile. */
function areApart(mine: readonly Box[], others: readonly Box[]): boolean {
  const around = boundsOf(mine);
  for (const other of others) {
    if (!isNear(around, other, 0)) continue;
    for (const one of mine) if (isNear(one, other, 0)) return false;
  }
  return true;
}

function isFree(candidate: Candidate, arm: Arm, layout: Layout, roomOf: RoomOf, clear: number): boolean {
  const wanted = [candidate.box, ...wayOut(candidate, arm.outward, roomOf(candidate, layout), clear)];
  return areApart(wanted, othersWaysOut(arm, layout, roomOf)) && areApart(wanted, layout.placements);
}

/** Whether a tile may lie there: it, and the arm from there on, keep a unit clear and need never bend after a double. */
export function mayLie(candidate: Candidate, arm: Arm, layout: Layout): boolean {
  return !layout.branches || isFree(candidate, arm, layout, plenty, CLEAR);
}

/** Whether a lane that may not turn after a double can go straight on without cutting anybody's way out off. */
export function mayRunOn(candidate: Candidate, arm: Arm, layout: Layout): boolean {
  return !layout.branches || isFree(candidate, arm, layout, leastRoom, 0);
}

/** All that an arm may not run into: tiles, and the other arms' ways out. */
export function takenFor(arm: Arm, layout: Layout): readonly Box[] {
  if (!layout.branches) return [];
  return [...layout.placements, ...othersWaysOut(arm, layout, plenty)];
}
