import type { End } from '../engine/line';
import type { Seat } from '../engine/seat';
import { isLevel, turned } from './placement';
import type { Placement, Spot, Way } from './placement';
import type { Arm } from './arm';

/** Two players sit on opposite edges; three or four on consecutive ones, clockwise from seat 0 (rules.md section 4). */
function quartersFromFirst(seat: Seat, seats: number): number {
  return seats === 2 ? 2 * seat : seat;
}

/**
 * The edge of a square table that a seat has, on a table laid as `layLine` lays it: the line begins along the axis
 * from the leader, on the left, to the partner's place, on the right.
 */
export function edgeOf(seat: Seat, leader: Seat, seats: number): Way {
  return turned('left', quartersFromFirst(seat, seats) - quartersFromFirst(leader, seats));
}

/** By how many quarter turns clockwise a screen turns such a table so that `seat` is below. */
export function turnsFor(seat: Seat, leader: Seat, seats: number): number {
  const edge = edgeOf(seat, leader, seats);
  return [0, 1, 2, 3].find((quarters) => turned(edge, quarters) === 'down') ?? 0;
}

/** A spot on the table after so many quarter turns clockwise about its middle. */
export function turnSpot(spot: Spot, quarters: number): Spot {
  const { x, y } = spot;
  switch (turned('up', quarters)) {
    case 'up':
      return spot;
    case 'right':
      return { x: -y, y: x };
    case 'down':
      return { x: -x, y: -y };
    case 'left':
      return { x: y, y: -x };
  }
}

/** A tile's place on the table after so many quarter turns clockwise. */
export function turnPlacement(placement: Placement, quarters: number): Placement {
  const { x, y, w, h, double } = placement;
  const middle = turnSpot({ x: x + w / 2, y: y + h / 2 }, quarters);
  const lies = turned(placement.lies, quarters);
  const [width, height] = quarters % 2 === 0 ? [w, h] : [h, w];
  return {
    ...placement,
    x: middle.x - width / 2,
    y: middle.y - height / 2,
    w: width,
    h: height,
    lies: double ? (isLevel(lies) ? 'left' : 'up') : lies,
  };
}

/** A line as a screen shows it. */
export type Shown = {
  readonly placements: readonly Placement[];
  /** The middle of each free edge, and where it points. */
  readonly arms: Readonly<Partial<Record<End, Pick<Arm, 'tip' | 'way'>>>>;
};

/** The line after so many quarter turns clockwise. */
export function turnShown(shown: Shown, quarters: number): Shown {
  if (quarters % 4 === 0) return shown;
  const { placements, arms } = shown;
  return {
    placements: placements.map((placement) => turnPlacement(placement, quarters)),
    arms: Object.fromEntries(
      Object.entries(arms).map(([end, { tip, way }]) => [
        end,
        { tip: turnSpot(tip, quarters), way: turned(way, quarters) },
      ]),
    ),
  };
}
