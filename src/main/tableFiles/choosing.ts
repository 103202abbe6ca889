import { readFile, stat } from 'node:fs/promises';
import type { BaseLogger } from 'pino';
import type { FileTrouble, TableInFile } from '../../shared/leftTables';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import type { AskWhich } from '../fileDialogs';
import { isFurtherHere } from '../host/takeOver';
import { parseTableFile } from '../host/tableFile';
import type { FiledTable } from '../host/tableFile';
import { leftTable } from '../table/leftHere';
import { seatHere } from './heirHere';

/** The biggest file of a table that is read; a long game has a tenth of it. */
export const MOST_BYTES = 10 * 1024 * 1024;

export type ChoosingParts = {
  /** The data folder. */
  readonly folder: string;
  readonly askWhich: AskWhich;
  /** The secret of our seat at a table, if we hold one. */
  readonly seatToken: (tableId: string) => string | undefined;
  /** Whether a table is open in this house just now. */
  readonly isOpen: (tableId: string) => boolean;
  readonly log: BaseLogger;
};

/** The file of a table that somebody thinks of opening. */
export type ChosenFile = {
  /** Asks for a file and looks at its table; whatever was chosen before is forgotten. Null: nobody chose one. */
  readonly choose: () => Promise<Result<TableInFile | null, FileTrouble>>;
  /** The table that was chosen last and can be opened. */
  readonly chosen: () => FiledTable | null;
};

export function chosenFile({ folder, askWhich, seatToken, isOpen, log }: ChoosingParts): ChosenFile {
  let chosen: FiledTable | null = null;

  async function choose(): Promise<Result<TableInFile | null, FileTrouble>> {
    chosen = null;
    const path = await askWhich();
    if (path === null) return ok(null);
    const read = await readWhole(path, log);
    if (!read.ok) return read;
    const filed = parseTableFile(read.value.bytes);
    if (!filed.ok) return filed;
    const { identity } = filed.value.table;
    if (isOpen(identity.id)) return err('openNearby');
    chosen = filed.value;
    const seat = seatHere(chosen, seatToken(identity.id));
    return ok({
      ...leftTable(identity.id, chosen.table, read.value.lastWritten),
      seat: seat.is === 'none' ? null : seat.name,
      isFurtherHere: await isFurtherHere(folder, chosen),
    });
  }

  return { choose, chosen: () => chosen };
}

type Read = { readonly bytes: Buffer; readonly lastWritten: Date };

async function readWhole(path: string, log: BaseLogger): Promise<Result<Read, FileTrouble>> {
  try {
    const { size, mtime } = await stat(path);
    if (size > MOST_BYTES) return err('tooBig');
    return ok({ bytes: await readFile(path), lastWritten: mtime });
  } catch (problem) {
    log.warn({ err: problem }, 'A file chosen as a table could not be read');
    return err('unreadable');
  }
}
