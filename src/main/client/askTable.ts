import type { Trouble } from '../../shared/desktop';
import type { TableCard } from '../../shared/protocol/messages';
import type { Result } from '../../shared/result';
import type { Address } from './address';

/** Asks for the card of the table at an address (`GET /table`), for 2 s at most. */
export function askTable(_: Address): Promise<Result<TableCard, Trouble>> {
  throw new Error('not written yet');
}
