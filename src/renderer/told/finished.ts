import type { RoundEnd } from '../../shared/engine/roundEnd';
import type { Seat } from '../../shared/engine/seat';
import type { Table } from '../../shared/engine/state';
import type { Who } from '../../shared/texts/who';

/** A finished round, as the sentences and lines about it look at it. */
export type Finished = {
  readonly table: Table;
  readonly end: RoundEnd;
  readonly whose: (seat: Seat) => Who;
  /** The seats of the side that won; empty where nobody did. */
  readonly winners: readonly Seat[];
  /** The seats with the fewest pips, as `teamBlock` counts them. */
  readonly fewest: readonly Seat[];
};
