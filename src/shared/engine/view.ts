import type { Move } from './moves';
import type { Seat } from './seat';
import type { Table } from './state';
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
