import type { End } from '../../../src/shared/engine/line';
import { farEnd, isDouble, lowOf, makeTile } from '../../../src/shared/engine/tile';
import { layLine, placeAt } from '../../../src/shared/geometry/layLine';
import type { Layout } from '../../../src/shared/geometry/layout';
import { isLevel } from '../../../src/shared/geometry/placement';
import { freeRun } from '../../../src/shared/geometry/room';
import type { Growing, Play } from './growing';
import { played, playsOf } from './growing';

/* Plays by somebody who wants tiles to lie on each other, or an arm to be walled in. */

export type Sight = {
  readonly line: Growing;
  readonly layout: Layout;
  /** The arm that one-sided malice is after. */
  readonly favourite: End;
};

/** How much somebody wants to make this play: one of the most wanted is made. */
export type Malice = (play: Play, sight: Sight) => number;

/** Whether another double may follow this tile at once. */
function mayDoubleFollow({ end, tile }: Play, { line }: Sight): boolean {
  const pips = farEnd(tile, line.ends[end]!);
  return line.left.some((other) => other !== tile && other === makeTile(pips, pips));
}

/** Doubles wherever they fit, and singles that other doubles fit. */
const doubles: Malice = (play, sight) => (isDouble(play.tile) ? 2 : mayDoubleFollow(play, sight) ? 1 : 0);

/** Whether a single would turn at this end: a double there comes at the wrong moment. */
function isCorner(end: End, { line, layout }: Sight): boolean {
  const single = playsOf(line).find((play) => play.end === end && !isDouble(play.tile));
  if (single === undefined) return false;
  const { w, h } = placeAt(layout, end, single.tile);
  return w > h !== isLevel(layout.arms[end]!.way);
}

/** Doubles where a single would turn, singles everywhere else. */
const corners: Malice = (play, sight) => {
  if (isDouble(play.tile)) return isCorner(play.end, sight) ? 3 : 0;
  return mayDoubleFollow(play, sight) ? 2 : 1;
};

/**
 * A spinner; then no double until the line is long and a single would leave a lane of the favourite arm; then doubles
 * there for as long as there are some.
 */
const ambush: Malice = (play, sight) => {
  const { line, layout, favourite } = sight;
  if (layout.doubles.length === 0) return isDouble(play.tile) ? 1 : 0;
  const isFavourite = play.end === favourite;
  if (layout.doubles.length > 1) return isFavourite ? 1 + doubles(play, sight) : 0;
  if (!isDouble(play.tile)) return 1;
  const isInLane = isFavourite && layout.arms[favourite]!.way !== layout.arms[favourite]!.outward;
  return isInLane && 2 * line.laid.length > line.left.length && isCorner(favourite, sight) ? 2 : 0;
};

const oneArm: Malice = ({ end }, { favourite }) => (end === favourite ? 1 : 0);

/** The play after which the arms have the least room straight on, all together. */
const leastRoom: Malice = (play, { line, layout }) => {
  const { laid, spinner, hasSpinner } = played(line, play);
  const { top, shape } = layout;
  const next = layLine(laid, { top, shape, spinner, branches: hasSpinner }, layout);
  const runs = Object.values(next.arms).map(({ tip, way }) => freeRun(tip, way, next.placements));
  return -runs.reduce((sum, run) => sum + Math.min(run, 200), 0);
};

export const MALICE = {
  'as many doubles in a row as there are': doubles,
  'everything on one arm': oneArm,
  'everything on one arm, doubles first': (play, sight) => 3 * oneArm(play, sight) + doubles(play, sight),
  'doubles at every corner': corners,
  'doubles at every corner of one arm': (play, sight) => 4 * oneArm(play, sight) + corners(play, sight),
  'doubles kept for one corner': ambush,
  'everything on the spinner’s short ends': (play, sight) =>
    (play.end === 'up' || play.end === 'down' ? 3 : 0) + doubles(play, sight),
  'no double until nothing else fits': ({ tile }) => (isDouble(tile) ? 0 : 1),
  'low tiles first': ({ tile }) => -lowOf(tile),
  'as little room as possible': leastRoom,
} as const satisfies Readonly<Record<string, Malice>>;
