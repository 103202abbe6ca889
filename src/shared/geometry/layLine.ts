import type { End, Laid } from '../engine/line';
import { highOf, isDouble, lowOf } from '../engine/tile';
import type { Tile } from '../engine/tile';
import { grownFor } from './area';
import { armAfter, besideSpinner, spinnerArms, startingArm } from './arm';
import type { Arm, Candidate } from './arm';
import { choose } from './choose';
import { exitsFor, standingOf } from './exits';
import { emptyLayout } from './layout';
import type { LayOptions, Layout } from './layout';
import { moved, opposite } from './placement';
import type { Placement, Spot, Way } from './placement';

/** How many doubles ahead the arms of a spinner look for their way out, as many as can be had. */
const LOOKAHEAD_OPENING = [4, 3, 2, 1, 0] as const;

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
  const { box, double, way } = candidate;
  const inner = opposite(way);
  const lower = lowOf(tile) === arm.pips ? inner : way;
  const standing: Way = box.h > box.w ? 'up' : 'left';
  return { ...box, tile, lies: double ? standing : lower, double, spinner, index, end: arm.end };
}

function lead(tile: Tile, options: LayOptions): Layout {
  const placement = leadPlacement(tile, options.spinner === 0);
  const reach = placement.w / 2;
  const left = startingArm('left', lowOf(tile), moved(LEAD, 'left', reach), 'left', 0, placement.double);
  const right = startingArm('right', highOf(tile), moved(LEAD, 'right', reach), 'right', 0, placement.double);
  const arms = placement.spinner ? [left, right, ...spinnerArms(placement, 'right', [0])] : [left, right];
  const empty = emptyLayout(options);
  const laid: Layout = {
    ...empty,
    placements: [placement],
    arms: byEnd(arms),
    mayBranch: empty.mayBranch && !placement.double,
    doubles: placement.double ? [tile] : [],
  };
  return withExits(laid, arms);
}

function byEnd(arms: readonly Arm[]): Layout['arms'] {
  return Object.fromEntries(arms.map((arm) => [arm.end, arm]));
}

/** The layout with a way out for every arm, the arms just opened included. */
function withExits(layout: Layout, opened: readonly Arm[]): Layout {
  const others = Object.values(layout.arms).filter((arm) => !opened.includes(arm));
  const standing = standingOf([...opened, ...others], layout.doubles, layout.top);
  for (const lookahead of LOOKAHEAD_OPENING) {
    const exits = exitsFor(standing, { tiles: layout.placements, others: [] }, layout.exits, lookahead);
    if (exits !== null) return { ...layout, exits };
  }
  return layout;
}

function extend(layout: Layout, laid: Laid, index: number, options: LayOptions): Layout {
  const { end, tile } = laid;
  const arm = end === null ? undefined : layout.arms[end];
  if (arm === undefined) throw new Error(`${tile} was laid at ${end ?? 'no end'}, which is not open`);

  const { candidate, exits } = choose(arm, tile, layout);
  const isSpinner = options.spinner === index;
  const placement = placementOf(candidate, arm, tile, index, isSpinner);
  const after = armAfter(arm, candidate, tile, index);
  const others = Object.values(layout.arms)
    .filter((other) => other.end !== arm.end)
    .map((other) => (options.spinner === null ? other : besideSpinner(other, options.spinner, index)));
  const arms = [...others, after];
  const grown: Layout = {
    placements: [...layout.placements, placement],
    arms: byEnd(arms),
    exits,
    area: grownFor(placement, layout.area),
    top: layout.top,
    mayBranch: layout.mayBranch && !placement.double,
    doubles: placement.double ? [...layout.doubles, tile] : layout.doubles,
  };
  if (!isSpinner) return grown;

  const along = arm.end === 'left' ? opposite(candidate.way) : candidate.way;
  const opened = spinnerArms(placement, along, [...arm.beside, index]);
  return withExits({ ...grown, arms: byEnd([...arms, ...opened]) }, opened);
}

/**
 * Lays a line out on the table: one deterministic function of the plays, the same for the engine and every screen
 * (design: How the line lies). Units are ends, y grows downward, the tile led lies at the middle. A tile already
 * laid never moves as the line grows. `laid` must be a line as the engine makes it: the tile led first, each
 * other tile at an open end it matches.
 */
export function layLine(laid: readonly Laid[], options: LayOptions): Layout {
  const [first, ...rest] = laid;
  if (first === undefined) return emptyLayout(options);
  return rest.reduce(
    (layout, next, index) => extend(layout, next, index + 1, options),
    lead(first.tile, options),
  );
}

/**
 * Where `tile` would lie if it were laid at `end` next; `end` is null for the tile led. Throws where that end is
 * not open, or does not match: a place is asked for moves the engine allows.
 */
export function placeAt(layout: Layout, end: End | null, tile: Tile): Placement {
  if (end === null) return leadPlacement(tile, false);
  const arm = layout.arms[end];
  if (arm === undefined) throw new Error(`${end} is not open`);
  const { candidate } = choose(arm, tile, layout);
  return placementOf(candidate, arm, tile, layout.placements.length, false);
}

/** The spot just beyond an open end where its number is written; null where the end is not open. */
export function numberAt(layout: Layout, end: End): Spot | null {
  const arm = layout.arms[end];
  return arm === undefined ? null : moved(arm.tip, arm.way, NUMBER_BEYOND);
}
