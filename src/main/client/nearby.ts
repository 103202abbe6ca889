import type { Nearby } from '../../shared/desktop';
import type { Browsing } from '../lan/browse';

export type NearbyTables = {
  /** Looks around for as long as somebody listens; calls back at once and at every change. */
  readonly listen: (listener: (nearby: Nearby) => void) => () => void;
};

/** The tables of this house that answer, for the list on Home. */
export function nearbyTables(_: { readonly browsing: Browsing }): NearbyTables {
  throw new Error('not written yet');
}
