import { basename } from 'node:path';
import type { BaseLogger } from 'pino';
import writeFileAtomic from 'write-file-atomic';
import type { SaveTrouble } from '../../shared/leftTables';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import type { AskWhere } from '../fileDialogs';
import { fileWord } from '../host/fileNames';
import { OWNER_ONLY } from '../host/journal/disk';
import { makeTableFile, TABLE_EXTENSION } from '../host/tableFile';
import type { TableToFile } from '../host/tableFile';

/** All there is of the table we host just now; null where we host none any more. */
export type JournalNow = () => Promise<string | null>;

/**
 * Writes the table we host to a file of somebody's choice, as it is when they have chosen; it goes on here as if
 * nothing had been asked. Only its owner can read the file, where the file system knows owners.
 * @returns the file's name, or null where none was chosen.
 */
export async function saveTable(
  journal: JournalNow,
  askWhere: AskWhere,
  log: BaseLogger,
): Promise<Result<string | null, SaveTrouble>> {
  const now = await asFile(journal);
  if (now === null) return err('gone');
  const path = await askWhere(`${fileWord(now.name) ?? 'table'}${TABLE_EXTENSION}`);
  if (path === null) return ok(null);
  const newest = await asFile(journal);
  if (newest === null) return err('gone');
  try {
    await writeFileAtomic(path, newest.bytes, { mode: OWNER_ONLY.file });
    return ok(basename(path));
  } catch (problem) {
    log.warn({ err: problem }, 'A table could not be saved to a file');
    return err('notKept');
  }
}

async function asFile(journal: JournalNow): Promise<TableToFile | null> {
  const text = await journal();
  if (text === null) return null;
  const made = makeTableFile(text);
  if (!made.ok) throw new Error(`Our own journal cannot be read: ${made.error}`);
  return made.value;
}
