import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BaseLogger } from 'pino';
import writeFileAtomic from 'write-file-atomic';
import type { Summary } from '../../shared/library/summary';
import type { UnreadableWhy } from '../../shared/library/records';

/*
 * What was found in the files of the library, so that opening it plays through only what is new. It is made again
 * whenever it is not as it was written: nothing is lost with it.
 */

const FILE = 'library.json';
/** Another number where a summary holds something else than before. */
const VERSION = 1;

/** A file as it was when it was read, and what was in it. */
export type Entry = {
  readonly size: number;
  readonly changed: number;
  readonly found: { readonly summary: Summary } | { readonly why: UnreadableWhy };
};
export type Entries = ReadonlyMap<string, Entry>;

/** Reads the index of a data folder; empty where there is none, or where it is not as it was written. */
export async function readIndex(dataFolder: string, log: BaseLogger): Promise<Entries> {
  let text: string;
  try {
    text = await readFile(join(dataFolder, FILE), 'utf8');
  } catch (problem) {
    if (!(problem instanceof Error && 'code' in problem && problem.code === 'ENOENT')) {
      log.warn({ err: problem }, 'the index of the library could not be read');
    }
    return new Map();
  }
  const [mark, body = ''] = splitOnce(text, '\n');
  if (mark !== markOf(body)) {
    log.warn('the index of the library is not as it was written, and is made again');
    return new Map();
  }
  // The mark says that these are the very letters that `writeIndex` made of such entries.
  return new Map(JSON.parse(body) as [string, Entry][]);
}

/** Writes the index; what the disk refuses costs only time at the next opening, and is logged. */
export async function writeIndex(dataFolder: string, entries: Entries, log: BaseLogger): Promise<void> {
  const body = JSON.stringify([...entries]);
  try {
    await writeFileAtomic(join(dataFolder, FILE), `${markOf(body)}\n${body}`, { mode: 0o600 });
  } catch (problem) {
    log.warn({ err: problem }, 'the index of the library could not be written');
  }
}

function markOf(body: string): string {
  return `${VERSION} ${createHash('sha256').update(body).digest('hex')}`;
}

function splitOnce(text: string, at: string): readonly [string, string?] {
  const place = text.indexOf(at);
  return place === -1 ? [text] : [text.slice(0, place), text.slice(place + 1)];
}
