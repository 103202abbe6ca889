import type { JoinTable } from '../../shared/desktop';
import type { Newcomer } from '../client/connection';
import type { HostedTable } from './hosting';

/** Who comes to a table of somebody else. */
export function guestOf({ as, name, code }: JoinTable): Newcomer {
  return code === undefined ? { as, name } : { as, name, code };
}

/** Who comes to our own table: somebody by this name, or only the screen that is the table. */
export function hostOf({ screen, keeperToken }: HostedTable, name: string): Newcomer {
  return screen === 'table' ? { as: 'watch', keeperToken } : { as: 'seat', name, keeperToken };
}
