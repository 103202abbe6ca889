import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import { isLoopback } from './guard';
import { OWNER_ONLY } from './journal/disk';
import type { TableIdentity } from './journal/entries';
import { lockFolder } from './journal/lock';
import type { Unlock } from './journal/lock';
import type { JournalTrouble } from './journal/read';
import { readLeftTable, tableFolder } from './journal/tables';
import type { LeftTable } from './journal/tables';
import type { ListenTrouble } from './listen';
import type { RoomOptions } from './roomParts';
import { runTable } from './runTable';
import type { OpenedTable, TableParts, TableWay } from './runTable';

const ID_BYTES = 8;
/** A table's journal at the machine it was opened on (lan.md 3.5). */
const FIRST_EPOCH = 1;

export type TableRequest = TableWay & Omit<RoomOptions, 'id' | 'epoch' | 'keeperToken'>;

/** Why a new table could not be opened; `cannotKeep`: the data folder takes no files. */
export type OpenTrouble = ListenTrouble | 'cannotKeep';

/** Why a table could not be carried on; `openElsewhere`: another copy of the game on this machine has it. */
export type CarryOnTrouble = OpenTrouble | JournalTrouble | 'openElsewhere' | 'gone';

/** Opens a new table on this machine. */
export async function openTable(
  { address, port, hasShell, sentence, ...room }: TableRequest,
  parts: TableParts,
): Promise<Result<OpenedTable, OpenTrouble>> {
  const { name, begins, afterGame } = room;
  const id = randomBytes(ID_BYTES).toString('hex');
  const reach = isLoopback(address) ? 'here' : 'house';
  const identity: TableIdentity = { id, epoch: FIRST_EPOCH, name, begins, afterGame, reach };
  const folder = tableFolder(parts.folder, id);
  const locked = await lockTable(id, parts);
  // Nobody else has a table that is new.
  if (!locked.ok) return err('cannotKeep');
  const unlock = locked.value;
  const way = { address, ...(port === undefined ? {} : { port }), hasShell, sentence };
  const opened = await runTable({ identity, room, folder, left: null, unlock }, way, parts);
  if (opened.ok) return opened;
  await rm(folder, { recursive: true, force: true });
  await unlock();
  return opened;
}

/**
 * Opens a table again that was left without being closed: the same table, seats, tokens, hands and scores, and where
 * it is free the same port. What was agreed stays as it is.
 */
export async function carryOnTable(
  id: string,
  way: TableWay,
  parts: TableParts,
): Promise<Result<OpenedTable, CarryOnTrouble>> {
  const folder = tableFolder(parts.folder, id);
  if ((await readLeftTable(parts.folder, id)) === null) return err('gone');
  const unlock = await lockFolder(folder);
  return unlock === null ? err('openElsewhere') : carryOnLocked(id, unlock, way, parts);
}

/** Takes a table's folder for this process alone, and makes it where there is none. */
export async function lockTable(
  id: string,
  { folder, log }: TableParts,
): Promise<Result<Unlock, 'cannotKeep' | 'openElsewhere'>> {
  const path = tableFolder(folder, id);
  try {
    await mkdir(path, { recursive: true, mode: OWNER_ONLY.folder });
    const unlock = await lockFolder(path);
    return unlock === null ? err('openElsewhere') : ok(unlock);
  } catch (problem) {
    log.error({ err: problem }, 'the data folder takes no table');
    return err('cannotKeep');
  }
}

/** Carries on a table whose folder is ours; it is given back where that cannot be, or when the table is closed. */
export async function carryOnLocked(
  id: string,
  unlock: Unlock,
  way: TableWay,
  parts: TableParts,
): Promise<Result<OpenedTable, CarryOnTrouble>> {
  const folder = tableFolder(parts.folder, id);
  // Read only now: before, somebody else may have written.
  const left = await readLeftTable(parts.folder, id);
  const opened = left === null ? err('gone' as const) : await runLeft(folder, left.table, unlock, way, parts);
  if (!opened.ok) await unlock();
  return opened;
}

/** Lets go of a table that was left; one that is open stays. */
export async function forgetTable(dataFolder: string, id: string): Promise<void> {
  const folder = tableFolder(dataFolder, id);
  const unlock = await lockFolder(folder);
  if (unlock === null) return;
  await rm(folder, { recursive: true, force: true });
  await unlock();
}

async function runLeft(
  folder: string,
  table: LeftTable['table'],
  unlock: Unlock,
  way: TableWay,
  parts: TableParts,
): Promise<Result<OpenedTable, CarryOnTrouble>> {
  if (!table.ok) return table;
  const { identity, stopped } = table.value;
  const { setup, options } = stopped.saved;
  const room = { ...identity, setup, options, bots: 0 };
  return runTable({ identity, room, folder, left: table.value, unlock }, way, parts);
}
