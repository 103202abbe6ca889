import { legalMoves } from './legal';
import type { Move } from './moves';
import type { Seat } from './seat';
import type { State, Table } from './state';
import type { Tile } from './tile';

/** Who looks at the table: somebody in a seat, or anybody else. */
export type Viewer = { readonly as: 'seat'; readonly seat: Seat } | { readonly as: 'watch' };

/** `secrets` is forbidden here so that spreading a state into a view does not compile. */
type Seen = { readonly table: Table; readonly secrets?: never };

export type SeatView = Seen & {
  readonly as: 'seat';
  readonly seat: Seat;
  readonly hand: readonly Tile[];
  /** What this seat may do now; empty when it is not its turn. */
  readonly legal: readonly Move[];
};

export type WatchView = Seen & { readonly as: 'watch' };

export type View = SeatView | WatchView;

/**
 * What a viewer may know of the game: the table, and for a seat its own hand and what it may do now. The only door
 * out of a state. The table is shared, not copied. Throws for a seat that is not at the table.
 */
export function viewFor(state: State, viewer: { readonly as: 'seat'; readonly seat: Seat }): SeatView;
export function viewFor(state: State, viewer: { readonly as: 'watch' }): WatchView;
export function viewFor(state: State, viewer: Viewer): View;
export function viewFor({ table, secrets }: State, viewer: Viewer): View {
  if (viewer.as === 'watch') return { as: 'watch', table };
  const { seat } = viewer;
  const hand = secrets.hands[seat];
  if (hand === undefined) throw new Error(`There is no seat ${seat} at this table`);
  const isToMove = table.phase.at === 'turn' && table.phase.toMove === seat;
  return { as: 'seat', table, seat, hand, legal: isToMove ? legalMoves(table, hand) : [] };
}
