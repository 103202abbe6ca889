import type { TableSide } from './around';
import { seatsAround } from './around';

/** From so many seats on they are drawn smaller: two or three sit along an edge. */
const MANY = 5;

export function isCrowded(seats: number): boolean {
  return seats >= MANY;
}

/** How many sit along an edge of the table, seen from a seat. */
export function seatsAlong(seats: number, edge: TableSide): number {
  return seatsAround(seats, 0).filter(({ side }) => side === edge).length;
}
