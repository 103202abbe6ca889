import type { WebSocket } from 'ws';
import type { Trouble } from '../../shared/desktop';
import { err, ok } from '../../shared/result';
import type { Result } from '../../shared/result';
import { findPlaces } from './address';
import type { Address } from './address';
import { askTable } from './askTable';
import { firstOf } from './firstOf';
import { openSocket } from './openSocket';
import { mostTelling } from './trouble';

/** A table that answered, with an open connection to it. */
export type Reached = { readonly tableId: string; readonly address: Address; readonly socket: WebSocket };

/**
 * Opens a connection to a table at the first of its addresses that answers. Its card is asked for before: nobody
 * introduces themselves at another table, and shows it the secret of their seat, only because it got the address.
 * @param addresses best first; names among them are looked up each time, as machines get new numbers
 * @param tableId the table that is meant, where it is known
 */
export async function reachTable(
  addresses: readonly Address[],
  tableId: string | undefined,
): Promise<Result<Reached, Trouble>> {
  const found = await Promise.all(addresses.map(findPlaces));
  const places = found.flatMap((result) => (result.ok ? result.value : []));
  if (places.length === 0)
    return err(mostTelling(found.flatMap((result) => (result.ok ? [] : result.error))));

  return firstOf(places, async (address, signal) => {
    const card = await askTable(address, signal);
    if (!card.ok) return card;
    const { id } = card.value;
    if (tableId !== undefined && id !== tableId) return err('refusedConnection');
    const opened = await openSocket(address, signal);
    return opened.ok ? ok({ tableId: id, address, socket: opened.value }) : opened;
  });
}
