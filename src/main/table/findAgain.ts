import type { FindAgain } from '../client/connection';
import type { Browsing } from '../lan/browse';

/** Finds a table that moved by what is heard in the house. */
export function findAgainBy(browsing: Browsing): FindAgain {
  return (tableId, found) =>
    browsing.listen((heard) => {
      const table = heard.find(({ id }) => id === tableId);
      if (table !== undefined) found(table.addresses.map((host) => ({ host, port: table.port })));
    });
}
