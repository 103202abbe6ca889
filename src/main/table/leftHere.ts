import type { LeftHere, LeftTable } from '../../shared/leftTables';
import { findLeftTables } from '../host/journal/tables';
import type { NewestFile } from '../host/journal/tables';
import { namesOf } from '../host/saved';

/** What was left in this data folder without being closed: the newest table that can be carried on, and damage. */
export async function leftHere(folder: string): Promise<LeftHere> {
  const found = await findLeftTables(folder);
  const tables = found.flatMap(({ id, table }) => (table.ok ? [leftTable(id, table.value)] : []));
  const unreadable = found.flatMap(({ path, table }) => (table.ok ? [] : [{ path, why: table.error }]));
  return { newest: tables[0] ?? null, unreadable };
}

/** What a table was, for whoever thinks of carrying it on. */
export function leftTable(id: string, { identity, stopped }: NewestFile): LeftTable {
  const { saved, game } = stopped;
  const sitsHere = saved.people.some(({ isShell, satDown }) => isShell && satDown !== null);
  return {
    id,
    name: identity.name,
    solo: identity.reach === 'here',
    screen: sitsHere ? 'player' : 'table',
    round: game?.state.table.round ?? 0,
    names: namesOf(saved).filter((name) => name !== ''),
  };
}
