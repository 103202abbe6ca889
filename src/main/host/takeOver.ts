import { copyFile, rename, rm } from 'node:fs/promises';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import { realDisk } from './journal/disk';
import { pathOf } from './journal/journal';
import type { JournalTrouble } from './journal/read';
import { retellJournal } from './journal/retell';
import type { Heir, Retold } from './journal/retell';
import { nextNumber, readLeftTable, readNewest, tableFolder } from './journal/tables';
import { carryOnLocked, lockTable } from './openTable';
import type { CarryOnTrouble } from './openTable';
import type { OpenedTable, TableParts, TableWay } from './runTable';
import type { FiledTable } from './tableFile';

export type TakeTrouble = CarryOnTrouble | JournalTrouble;

/** A table taken over from another machine, which may still keep it. */
export type TakenTable = {
  readonly table: OpenedTable;
  /** The other machine goes on with it after all: here it never was. */
  readonly giveUp: () => Promise<void>;
};

/**
 * Opens the table that another machine hands over, as its journal has it (lan.md 6.3, B): the same id, seats, tokens,
 * scores and code, in the next epoch. `heir` says who sits at this machine.
 */
export async function takeOverTable(
  journal: string,
  heir: Heir,
  way: TableWay,
  parts: TableParts,
): Promise<Result<TakenTable, TakeTrouble>> {
  const retold = retellJournal(journal, heir);
  return retold.ok ? openRetold(retold.value, way, parts) : retold;
}

/**
 * Whether the same table was left in this data folder and got as far as the one in a file, or further: a table that
 * moved to another machine (a higher epoch) is further than one that stayed.
 */
export async function isFurtherHere(dataFolder: string, { table }: FiledTable): Promise<boolean> {
  const { identity, stopped } = table;
  const left = await readLeftTable(dataFolder, identity.id);
  if (left?.table.ok !== true) return false;
  const here = left.table.value;
  if (here.identity.epoch !== identity.epoch) return here.identity.epoch > identity.epoch;
  return here.stopped.seq >= stopped.seq;
}

/**
 * Opens the table of a file (lan.md 6.3, C), in an epoch higher than any that is known here. What was left of it in
 * this data folder stays beside it as a file of its own.
 */
export async function openFiled(
  { journal, table }: FiledTable,
  heir: Omit<Heir, 'knownEpoch'>,
  way: TableWay,
  parts: TableParts,
): Promise<Result<OpenedTable, TakeTrouble>> {
  const { id } = table.identity;
  const here = await readNewest(parts.folder, id);
  const known = here?.table.ok === true ? here.table.value : null;
  const knownEpoch = known === null ? 0 : known.identity.epoch + Number(known.isHandedOver);
  const retold = retellJournal(journal, { ...heir, knownEpoch });
  if (!retold.ok) return retold;
  const taken = await openRetold(retold.value, way, parts, here?.path);
  return taken.ok ? ok(taken.value.table) : taken;
}

/** Writes a table down as the newest of its folder and opens it; the file `before` is kept as well. */
async function openRetold(
  { identity, bytes }: Retold,
  way: TableWay,
  parts: TableParts,
  before?: string,
): Promise<Result<TakenTable, CarryOnTrouble>> {
  const { id } = identity;
  const unlock = await lockTable(id, parts);
  if (!unlock.ok) return unlock;
  const path = pathOf(tableFolder(parts.folder, id), await nextNumber(parts.folder, id));
  const written = await writeWhole(path, bytes, parts, before);
  const opened = written.ok ? await carryOnLocked(id, unlock.value, way, parts) : written;
  if (!opened.ok) {
    await rm(path, { force: true });
    if (before !== undefined) await rm(besides(before), { force: true });
    if (!written.ok) await unlock.value();
    return opened;
  }
  const table = opened.value;
  return ok({
    table,
    giveUp: async () => {
      await table.close('hostClosing');
      await rm(path, { force: true });
    },
  });
}

/** Where a file stays that the newer one takes the place of: it counts as a journal no more. */
function besides(path: string): string {
  return `${path}.before`;
}

/** Half a table must never be the newest, whatever becomes of this process: it gets its name when it is whole. */
async function writeWhole(
  path: string,
  bytes: Buffer,
  { disk = realDisk, log }: TableParts,
  before: string | undefined,
): Promise<Result<null, 'cannotKeep'>> {
  const unfinished = `${path}.new`;
  try {
    if (before !== undefined) await copyFile(before, besides(before));
    const file = await disk.create(unfinished);
    await file.write(bytes, 0);
    await file.close();
    await rename(unfinished, path);
    return ok(null);
  } catch (problem) {
    log.error({ err: problem }, 'a table from another machine could not be written down');
    await rm(unfinished, { force: true });
    return err('cannotKeep');
  }
}
