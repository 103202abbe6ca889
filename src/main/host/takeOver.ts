import { rm } from 'node:fs/promises';
import type { PersonId } from '../../shared/protocol/tableFacts';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import { realDisk } from './journal/disk';
import { pathOf } from './journal/journal';
import type { JournalTrouble } from './journal/read';
import { retellJournal } from './journal/retell';
import { nextNumber, tableFolder } from './journal/tables';
import { carryOnTable } from './openTable';
import type { CarryOnTrouble } from './openTable';
import type { OpenedTable, TableParts, TableWay } from './runTable';

/** A table taken over from another machine, which may still keep it. */
export type TakenTable = {
  readonly table: OpenedTable;
  /** The other machine goes on with it after all: here it never was. */
  readonly giveUp: () => Promise<void>;
};

/**
 * Opens the table that another machine hands over, as its journal has it (lan.md 6.3, B): the same id, seats, tokens,
 * scores and code, in the next epoch. `keeper` is who sits at this machine.
 */
export async function takeOverTable(
  journal: string,
  keeper: PersonId,
  way: TableWay,
  parts: TableParts,
): Promise<Result<TakenTable, CarryOnTrouble | JournalTrouble>> {
  const retold = retellJournal(journal, keeper);
  if (!retold.ok) return retold;
  const { identity, bytes } = retold.value;
  const { disk = realDisk, log } = parts;
  const path = pathOf(tableFolder(parts.folder, identity.id), await nextNumber(parts.folder, identity.id));
  try {
    const file = await disk.create(path);
    await file.write(bytes, 0);
    await file.close();
  } catch (problem) {
    log.error({ err: problem }, 'a table that was handed over could not be written down');
    return err('cannotKeep');
  }
  const opened = await carryOnTable(identity.id, way, parts);
  if (!opened.ok) {
    await rm(path, { force: true });
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
