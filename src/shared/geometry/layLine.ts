import type { End, Laid } from '../engine/line';
import { highOf, isDouble, lowOf } from '../engine/tile';
import type { Tile } from '../engine/tile';
import { areaFor } from './area';
import { armAfter, armsOfSpinner } from './arm';
import type { Arm, Candidate } from './arm';
import { choose } from './choose';
import { emptyLayout } from './layout';
import type { LayOptions, Layout } from './layout';
import { boundsOf, moved, opposite } from './placement';
import type { Placement, Spot, Way } from './placement';
import type { Shown } from './turn';

const LEAD: Spot = { x: 0, y: 0 };

/** How far beyond an open end its number is written, in units. */
const NUMBER_BEYOND = 0.5;

/** The tile led lies at the middle; a double stands across the line, a single has its lower end to the left. */
function leadPlacement(tile: Tile, spinner: boolean): Placement {
  const double = isDouble(tile);
  const box = double ? { x: -0.5, y: -1, w: 1, h: 2 } : { x: -1, y: -0.5, w: 2, h: 1 };
  return { ...box, tile, lies: double ? 'up' : 'left', double, spinner, index: 0, end: null };
}

function placementOf(candidate: Candidate, arm: Arm, tile: Tile, index: number, spinner: boolean): Placement {
  const { box, way } = candidate;
  const double = isDouble(tile);
  const lower = lowOf(tile) === arm.pips ? opposite(way) : way;
  const standing: Way = box.h > box.w ? 'up' : 'left';
  // Written out, here and below: spreading costs more than all the rest of laying a tile.
  const { x, y, w, h } = box;
  return { x, y, w, h, tile, lies: double ? standing : lower, double, spinner, index, end: arm.end };
}

function lead(tile: Tile, options: LayOptions): Layout {
  const placement = leadPlacement(tile, options.spinner === 0);
  const armAt = (end: 'left' | 'right', pips: number): Arm => ({
    end,
    pips,
    tip: moved(LEAD, end, placement.w / 2),
    way: end,
    straight: placement.double,
    // The line folds like an S, above and below.
    outward: end === 'left' ? 'down' : 'up',
    left: null,
  });
  const [left, right] = [armAt('left', lowOf(tile)), armAt('right', highOf(tile))];
  return {
    ...emptyLayout(options),
    placements: [placement],
    bounds: boundsOf([placement]),
    arms: byEnd(placement.spinner ? armsOfSpinner(placement, 'right', { left, right }) : [left, right]),
    doubles: placement.double ? [lowOf(tile)] : [],
  };
}

function byEnd(arms: readonly Arm[]): Layout['arms'] {
  return Object.fromEntries(arms.map((arm) => [arm.end, arm]));
}

function extend(layout: Layout, { end, tile }: Laid, index: number, options: LayOptions): Layout {
  const arm = end === null ? undefined : layout.arms[end];
  if (arm === undefined) throw new Error(`${tile} was laid at ${end ?? 'no end'}, which is not open`);

  const candidate = choose(arm, tile, layout);
  const placement = placementOf(candidate, arm, tile, index, options.spinner === index);
  const arms = withArm(layout.arms, armAfter(arm, candidate));
  const { placements, area, shape, top, branches, doubles } = layout;
  const bounds = boundsOf([layout.bounds, placement]);
  return {
    placements: [...placements, placement],
    arms: placement.spinner ? withSpinner(arms, placement, arm) : arms,
    area: areaFor(bounds, area, shape),
    shape,
    bounds,
    top,
    branches,
    doubles: placement.double ? [...doubles, lowOf(tile)] : doubles,
  };
}

function withArm(arms: Layout['arms'], arm: Arm): Layout['arms'] {
  const changed: Partial<Record<End, Arm>> = { ...arms };
  changed[arm.end] = arm;
  return changed;
}

function withSpinner({ left, right }: Layout['arms'], spinner: Placement, at: Arm): Layout['arms'] {
  if (left === undefined || right === undefined) throw new Error('A line has a left and a right end');
  const along = at.end === 'left' ? opposite(at.way) : at.way;
  return byEnd(armsOfSpinner(spinner, along, { left, right }));
}

/**
 * Lays a line out on the table: one deterministic function of the plays, the same for the engine and every screen
 * (design: How the line lies). Units are ends, y grows downward, the tile led lies at the middle. A tile already
 * laid never moves as the line grows. `laid` must be a line as the engine makes it: the tile led first, each
 * other tile at an open end it matches. `known` is the layout of its first tiles, where it was made before.
 */
export function layLine(laid: readonly Laid[], options: LayOptions, known?: Layout): Layout {
  let layout = known ?? emptyLayout(options);
  for (let index = layout.placements.length; index < laid.length; index++) {
    const next = laid[index];
    if (next !== undefined)
      layout = index === 0 ? lead(next.tile, options) : extend(layout, next, index, options);
  }
  return layout;
}

/**
 * Where `tile` would lie if it were laid at `end` next; `end` is null for the tile led. Throws where that end is
 * not open, or does not match: a place is asked for moves the engine allows.
 */
export function placeAt(layout: Layout, end: End | null, tile: Tile): Placement {
  if (end === null) return leadPlacement(tile, false);
  const arm = layout.arms[end];
  if (arm === undefined) throw new Error(`${end} is not open`);
  return placementOf(choose(arm, tile, layout), arm, tile, layout.placements.length, false);
}

/** The spot just beyond an open end where its number is written; null where the end is not open. */
export function numberAt({ arms }: Pick<Shown, 'arms'>, end: End): Spot | null {
  const arm = arms[end];
  return arm === undefined ? null : moved(arm.tip, arm.way, NUMBER_BEYOND);
}
