import type { LeftHere, LeftTable } from '../../shared/leftTables';
import type { ReadTable } from '../host/journal/read';
import { findLeftTables } from '../host/journal/tables';
import { forgetTable } from '../host/openTable';
import { namesOf } from '../host/saved';

/** What was left in this data folder without being closed: tables that can be carried on, newest first, and damage. */
export async function leftHere(folder: string): Promise<LeftHere> {
  const found = await findLeftTables(folder);
  return {
    tables: found.flatMap(({ id, table, lastWritten }) =>
      table.ok ? [leftTable(id, table.value, lastWritten)] : [],
    ),
    unreadable: found.flatMap(({ path, table }) => (table.ok ? [] : [{ path, why: table.error }])),
  };
}

/** Lets go of one that can be carried on, and of its game. One that is damaged stays: somebody may still mend it. */
export async function forgetLeft(folder: string, id: string): Promise<LeftHere> {
  const { tables } = await leftHere(folder);
  if (tables.some((table) => table.id === id)) await forgetTable(folder, id);
  return leftHere(folder);
}

/** What a table was, for whoever thinks of carrying it on. */
export function leftTable(
  id: string,
  { identity, stopped }: Pick<ReadTable, 'identity' | 'stopped'>,
  lastWritten: Date,
): LeftTable {
  const { saved, game } = stopped;
  const sitsHere = saved.people.some(({ isShell, satDown }) => isShell && satDown !== null);
  return {
    id,
    name: identity.name,
    solo: identity.reach === 'here',
    screen: sitsHere ? 'player' : 'table',
    round: game?.state.table.round ?? 0,
    names: namesOf(saved).filter((name) => name !== ''),
    lastWritten: lastWritten.getTime(),
  };
}
