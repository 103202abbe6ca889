import type { TableCard } from '../../src/shared/protocol/messages';
import { PROTOCOL } from '../../src/shared/protocol/version';

/** What a table that gathers answers to `GET /table`. */
export function makeCard(known: Partial<TableCard> = {}): TableCard {
  return {
    id: 'table',
    epoch: 1,
    name: 'Table',
    preset: 'draw',
    seats: 4,
    free: 3,
    round: 0,
    code: false,
    version: PROTOCOL,
    ...known,
  };
}
