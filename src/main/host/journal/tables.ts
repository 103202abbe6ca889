import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '../../../shared/result';
import { err, ok } from '../../../shared/result';
import { pathOf } from './journal';
import { readJournal } from './read';
import type { JournalTrouble, ReadTable } from './read';

const FOLDER = 'tables';
/** Something else may lie among the tables. */
const NOT_THERE: readonly unknown[] = ['ENOENT', 'ENOTDIR'];
const FILE = /^(\d{4,})\.journal$/;

/** The folder of one table's journal in a data folder. */
export function tableFolder(dataFolder: string, id: string): string {
  return join(dataFolder, FOLDER, id);
}

/** A table that was not closed, or why it cannot be carried on. */
export type LeftTable = {
  readonly id: string;
  /** The file that tells of it. */
  readonly path: string;
  readonly lastWritten: Date;
  readonly table: Result<NewestFile, JournalTrouble>;
};

export type NewestFile = ReadTable & {
  readonly number: number;
  /** A game before, that ended and of which no record was kept. */
  readonly before: ReadTable | null;
  /** The files of games before, that were not deleted yet. */
  readonly outdated: readonly string[];
};

/** The tables in a data folder that were not closed, the newest first. Nothing on disk is changed. */
export async function findLeftTables(dataFolder: string): Promise<readonly LeftTable[]> {
  const ids = await list(join(dataFolder, FOLDER));
  const left = await Promise.all(ids.map((id) => readLeftTable(dataFolder, id)));
  return left.flatMap((table) => table ?? []).sort((a, b) => Number(b.lastWritten) - Number(a.lastWritten));
}

/** One table of a data folder; null where there is none, nobody was ever told of it, or another machine has it. */
export async function readLeftTable(dataFolder: string, id: string): Promise<LeftTable | null> {
  const newest = await readNewest(dataFolder, id);
  const isElsewhere = newest?.table.ok === true && newest.table.value.isHandedOver;
  return isElsewhere ? null : newest;
}

/** The same, also where another machine has it by now. */
export async function readNewest(dataFolder: string, id: string): Promise<LeftTable | null> {
  const folder = tableFolder(dataFolder, id);
  const numbers = (await list(folder))
    .flatMap((file) => FILE.exec(file)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
  const outdated: string[] = [];
  let before: ReadTable | null = null;
  let newest: LeftTable | null = null;
  for (const number of numbers) {
    const path = pathOf(folder, number);
    const read = readJournal(await readFile(path));
    // A game's first line was not finished: the file before it is the newest.
    if (read.ok && read.value === null) continue;
    const { mtime: lastWritten } = await stat(path);
    const table =
      read.ok && read.value !== null
        ? ok({ ...read.value, number, before, outdated: [...outdated] })
        : err(read.ok ? 'damaged' : read.error);
    outdated.push(path);
    newest = { id, path, lastWritten, table };
    before = read.ok && read.value !== null && isUnkept(read.value) ? read.value : null;
  }
  return newest;
}

/** The number of the next file of a table, whatever lies there already. */
export async function nextNumber(dataFolder: string, id: string): Promise<number> {
  const files = await list(tableFolder(dataFolder, id));
  return 1 + Math.max(0, ...files.map((file) => Number(FILE.exec(file)?.[1] ?? 0)));
}

/** Whether a game has ended here and no record of it was kept. */
export function isUnkept({ stopped, isKept }: ReadTable): boolean {
  return stopped.game?.state.table.phase.at === 'gameOver' && !isKept;
}

async function list(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && NOT_THERE.includes(problem.code)) return [];
    throw problem;
  }
}
