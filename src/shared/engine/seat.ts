export const DIRECTIONS = ['clockwise', 'counter-clockwise'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const TEAMS = ['none', 'partners'] as const;
export type Teams = (typeof TEAMS)[number];

/** A chair, counted from 0 clockwise seen from above. */
export type Seat = number;

/** Who scores together: a seat's number, or in partners 0 (seats 0 and 2) or 1 (seats 1 and 3). */
export type Side = number;

/** The seat whose turn comes after `seat` at a table of `seats`. */
export function nextSeat(seat: Seat, seats: number, direction: Direction): Seat {
  return direction === 'clockwise' ? (seat + 1) % seats : (seat + seats - 1) % seats;
}

/** All seats in order of play, beginning with `first`. */
export function inOrder(first: Seat, seats: number, direction: Direction): readonly Seat[] {
  const step = direction === 'clockwise' ? 1 : seats - 1;
  return Array.from({ length: seats }, (_, turns) => (first + turns * step) % seats);
}

export function sideOf(seat: Seat, teams: Teams): Side {
  return teams === 'partners' ? seat % 2 : seat;
}

export function sidesOf(seats: number, teams: Teams): readonly Side[] {
  return Array.from({ length: teams === 'partners' ? 2 : seats }, (_, side) => side);
}

export function seatsOfSide(side: Side, seats: number, teams: Teams): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => sideOf(seat, teams) === side);
}
