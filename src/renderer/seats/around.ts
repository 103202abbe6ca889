import type { Seat } from '../../shared/engine/seat';
import type { Table } from '../../shared/engine/state';

/** The sides of the table as a screen shows it; whoever looks on sits below. */
export const SIDES_OF_TABLE = ['bottom', 'left', 'top', 'right'] as const;
export type TableSide = (typeof SIDES_OF_TABLE)[number];

export type SeatAt = { readonly seat: Seat; readonly side: TableSide };

/** Two, three and four at the table, after the one below (design.md section 7). */
const FEW: Readonly<Record<number, readonly TableSide[]>> = {
  1: ['top'],
  2: ['left', 'top'],
  3: ['left', 'top', 'right'],
};

/**
 * All seats clockwise from the one below, and the side each sits at. More than three others fill left, top and right
 * evenly.
 */
export function seatsAround(seats: number, below: Seat): readonly SeatAt[] {
  const others = seats - 1;
  const sides = FEW[others] ?? spread(others);
  return Array.from({ length: seats }, (_, turn) => ({
    seat: (below + turn) % seats,
    side: turn === 0 ? 'bottom' : (sides[turn - 1] ?? 'top'),
  }));
}

/** The side of whoever is to move; null while nobody is. */
export function sideToMove({ seats, phase }: Pick<Table, 'seats' | 'phase'>, below: Seat): TableSide | null {
  if (phase.at !== 'turn') return null;
  return seatsAround(seats, below).find(({ seat }) => seat === phase.toMove)?.side ?? null;
}

function spread(others: number): readonly TableSide[] {
  const left = Math.round(others / 3);
  return Array.from({ length: others }, (_, turn) =>
    turn < left ? 'left' : turn < others - left ? 'top' : 'right',
  );
}
