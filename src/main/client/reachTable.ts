import type { WebSocket } from 'ws';
import type { Trouble } from '../../shared/desktop';
import { err, ok } from '../../shared/result';
import type { Result } from '../../shared/result';
import type { Address } from './address';
import { askTable } from './askTable';
import { firstOf } from './firstOf';
import { openSocket } from './openSocket';

/** A table that answered, with an open connection to it. */
export type Reached = { readonly tableId: string; readonly address: Address; readonly socket: WebSocket };

/**
 * Opens a connection to a table at the first of its addresses that answers. Its card is asked for before: nobody
 * introduces themselves at another table, and shows it the secret of their seat, only because it got the address.
 * @param tableId the table that is meant, where it is known
 */
export function reachTable(
  addresses: readonly Address[],
  tableId: string | undefined,
): Promise<Result<Reached, Trouble>> {
  return firstOf(addresses, async (address, signal) => {
    const card = await askTable(address, signal);
    if (!card.ok) return card;
    const { id } = card.value;
    if (tableId !== undefined && id !== tableId) return err('noAnswer');
    const opened = await openSocket(address, signal);
    return opened.ok ? ok({ tableId: id, address, socket: opened.value }) : opened;
  });
}
