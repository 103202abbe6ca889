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
export type Reached = {
  readonly tableId: string;
  readonly epoch: number;
  readonly address: Address;
  readonly socket: WebSocket;
};

/** The table that is meant, where it is known; a machine that had it before (a lower epoch) has it no more. */
export type Meant = { readonly tableId: string | undefined; readonly leastEpoch: number };

/**
 * Opens a connection to a table at the first of its addresses that answers. Its card is asked for before: nobody
 * introduces themselves at another table, and shows it the secret of their seat, only because it got the address.
 * @param addresses best first; names among them are looked up each time, as machines get new numbers
 */
export async function reachTable(
  addresses: readonly Address[],
  { tableId, leastEpoch }: Meant,
): Promise<Result<Reached, Trouble>> {
  const found = await Promise.all(addresses.map(findPlaces));
  const places = found.flatMap((result) => (result.ok ? result.value : []));
  if (places.length === 0)
    return err(mostTelling(found.flatMap((result) => (result.ok ? [] : result.error))));

  return firstOf(places, async (address, signal) => {
    const card = await askTable(address, signal);
    if (!card.ok) return card;
    const { id, epoch } = card.value;
    if (tableId !== undefined && (id !== tableId || epoch < leastEpoch)) return err('refusedConnection');
    const opened = await openSocket(address, signal);
    return opened.ok ? ok({ tableId: id, epoch, address, socket: opened.value }) : opened;
  });
}
