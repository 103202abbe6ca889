import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BaseLogger } from 'pino';
import writeFileAtomic from 'write-file-atomic';
import { makeRecord } from '../../shared/record/file';
import { gameRecord, roundRecord } from '../../shared/record/make';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import { fileWord, freeFile } from './fileNames';
import type { PlayedGame } from './roomNews';

const FOLDER = 'records';
const EXTENSION = '.domino.json';

/** Whoever else uses this machine does not read what was played on it. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

export type KeepRecord = (
  game: PlayedGame,
  tableName: string,
  ended: Date,
) => Promise<Result<string, 'notKept'>>;

/**
 * Keeps finished games as `records/DATE-NAME.domino.json` in a data folder (records.md). What cannot be written is
 * logged and said, and nothing else happens. @returns the path of the file.
 */
export function recordKeeper(dataFolder: string, log: BaseLogger): KeepRecord {
  const folder = join(dataFolder, FOLDER);
  return async ({ setup, names, rounds }, tableName, ended) => {
    const { preset, chosen } = setup;
    const record = gameRecord(
      { preset, chosen, names },
      rounds.map(({ dealt, moves, proof }) => roundRecord(dealt, moves, proof?.transcript)),
    );
    try {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
      const [text, files] = [makeRecord(record), await readdir(folder)];
      const path = join(folder, freeFile(recordName(tableName, ended), EXTENSION, files));
      const same = await sameFile(folder, files, text);
      if (same !== null) return ok(same);
      await writeFileAtomic(path, text, { mode: OWNER_ONLY.file });
      return ok(path);
    } catch (problem) {
      log.error({ err: problem }, 'a finished game could not be kept');
      return err('notKept');
    }
  };
}

/** A file with this very text: a host that died right after keeping a game keeps it again when it is back. */
async function sameFile(folder: string, files: readonly string[], text: string): Promise<string | null> {
  for (const path of files.map((file) => join(folder, file))) {
    const { size } = await stat(path);
    if (size === Buffer.byteLength(text) && (await readFile(path, 'utf8')) === text) return path;
  }
  return null;
}

/** `2026-11-30-kitchen`: the day here and the table's name, in letters every file system takes. */
export function recordName(tableName: string, ended: Date): string {
  const [year, month, day] = [ended.getFullYear(), ended.getMonth() + 1, ended.getDate()];
  return `${year}-${twoDigits(month)}-${twoDigits(day)}-${fileWord(tableName) ?? 'table'}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
