import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BaseLogger } from 'pino';
import writeFileAtomic from 'write-file-atomic';
import { makeRecord } from '../../shared/record/file';
import { gameRecord, roundRecord } from '../../shared/record/make';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import { cutLetters } from './names';
import type { PlayedGame } from './roomNews';

const FOLDER = 'records';
const EXTENSION = '.domino.json';
const NAME_LETTERS = 40;

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
      rounds.map(({ dealt, moves }) => roundRecord(dealt, moves)),
    );
    try {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
      const path = join(folder, freeFile(recordName(tableName, ended), await readdir(folder)));
      await writeFileAtomic(path, makeRecord(record), { mode: OWNER_ONLY.file });
      return ok(path);
    } catch (problem) {
      log.error({ err: problem }, 'a finished game could not be kept');
      return err('notKept');
    }
  };
}

/** `2026-11-30-kitchen`: the day here and the table's name, in letters every file system takes. */
export function recordName(tableName: string, ended: Date): string {
  const [year, month, day] = [ended.getFullYear(), ended.getMonth() + 1, ended.getDate()];
  const word = tableName
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const cut = cutLetters(word, NAME_LETTERS).replace(/-$/, '');
  return `${year}-${twoDigits(month)}-${twoDigits(day)}-${cut === '' ? 'table' : cut}`;
}

/** The name as a file that is not there yet: the second game of a day is `…-2`. */
function freeFile(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((file) => file.toLowerCase()));
  for (let number = 1; ; number++) {
    const file = `${name}${number === 1 ? '' : `-${number}`}${EXTENSION}`;
    if (!known.has(file.toLowerCase())) return file;
  }
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
