import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { BaseLogger } from 'pino';
import type { LibraryTrouble, RecordLibrary, RecordList, UnreadableWhy } from '../../shared/library/records';
import type { Listed } from '../../shared/library/search';
import { summarize } from '../../shared/library/summary';
import { parseRecord, RECORD_MOST_BYTES } from '../../shared/record/file';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import { takeTurns } from '../shelf/turns';
import type { Entries, Entry } from './indexFile';
import { readIndex, writeIndex } from './indexFile';

const FOLDER = 'records';
export const RECORD_EXTENSION = '.domino.json';
/** Records are played through so long before anything else has its turn, in milliseconds. */
const AT_A_STRETCH_MS = 12;
const STATS_AT_ONCE = 64;

export type LibraryParts = { readonly dataFolder: string; readonly log: BaseLogger };

/**
 * The records of a data folder (records.md). Each is played through once; from then on the index knows it, as long as
 * its file is the same. Whatever cannot be read stays where it is and is listed so.
 */
export function openLibrary({ dataFolder, log }: LibraryParts): RecordLibrary {
  const folder = join(dataFolder, FOLDER);
  const { inTurn, change } = takeTurns(log);
  let known: Entries | null = null;

  async function look(): Promise<Entries> {
    const before = known ?? (await readIndex(dataFolder, log));
    const files = await filesIn(folder);
    const now = new Map<string, Entry>();
    let isNew = before.size !== files.length;
    let rested = performance.now();
    for (let at = 0; at < files.length; at += STATS_AT_ONCE) {
      const some = files.slice(at, at + STATS_AT_ONCE);
      const seen = await Promise.all(
        some.map(async (file) => [file, await statOf(join(folder, file))] as const),
      );
      for (const [file, facts] of seen) {
        if (facts === null) continue;
        const old = before.get(file);
        if (old?.size === facts.size && old.changed === facts.changed) {
          now.set(file, old);
          continue;
        }
        isNew = true;
        now.set(file, { ...facts, found: await readEntry(file, facts.size) });
        if (performance.now() - rested < AT_A_STRETCH_MS) continue;
        await setImmediate();
        rested = performance.now();
      }
    }
    known = now;
    if (isNew) await writeIndex(dataFolder, now, log);
    return now;
  }

  async function readEntry(file: string, size: number): Promise<Entry['found']> {
    const text = size > RECORD_MOST_BYTES ? err('tooBig' as const) : await readText(file);
    if (!text.ok) return { why: text.error };
    const record = parseRecord(text.value);
    if (!record.ok) return { why: 'notARecord' };
    const summary = summarize(record.value);
    return summary.ok ? { summary: summary.value } : { why: 'impossible' };
  }

  async function readText(file: string): Promise<Result<string, UnreadableWhy>> {
    try {
      const bytes = await readFile(join(folder, file));
      return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch (problem) {
      if (problem instanceof TypeError) return err('notARecord');
      log.warn({ err: problem, file }, 'a record could not be read');
      return err('unreadable');
    }
  }

  function changing<Value>(
    act: () => Promise<Result<Value, LibraryTrouble>>,
  ): Promise<Result<Value, LibraryTrouble>> {
    return change<Value, LibraryTrouble>(act, 'notKept');
  }

  return {
    records: () => inTurn(async () => listOf(await look())),
    readRecord: (id) =>
      inTurn(async () => {
        const entry = (known ?? (await look())).get(fileOf(id));
        if (entry === undefined) return err('gone');
        return 'why' in entry.found ? err(entry.found.why) : readText(fileOf(id));
      }),
    deleteRecord: (id) =>
      changing(async () => {
        // Only what is in the library is taken out of it: an id names no other file.
        if ((known ?? (await look())).has(fileOf(id))) await rm(join(folder, fileOf(id)), { force: true });
        return ok(null);
      }),
    eraseRecords: () =>
      changing(async () => {
        for (const file of await filesIn(folder)) await rm(join(folder, file), { force: true });
        await look();
        return ok(null);
      }),
  };
}

function listOf(entries: Entries): RecordList {
  const records: Listed[] = [];
  const unreadable: RecordList['unreadable'][number][] = [];
  for (const [file, { changed, found }] of entries) {
    const id = file.slice(0, -RECORD_EXTENSION.length);
    if ('why' in found) unreadable.push({ id, why: found.why });
    else records.push({ id, at: changed, table: tableIn(id), summary: found.summary });
  }
  return { records: records.sort((a, b) => b.at - a.at), unreadable };
}

/** `2026-11-30-kitchen-2` is about the table `kitchen-2`: a file's name holds no more of it. */
function tableIn(id: string): string {
  return id.replace(/^\d{4}-\d{2}-\d{2}-/, '');
}

function fileOf(id: string): string {
  return `${id}${RECORD_EXTENSION}`;
}

async function filesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((file) => file.endsWith(RECORD_EXTENSION));
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return [];
    throw problem;
  }
}

/** A file's size and when it was last changed; null where it went away meanwhile. */
async function statOf(path: string): Promise<{ readonly size: number; readonly changed: number } | null> {
  try {
    const { size, mtimeMs } = await stat(path);
    return { size, changed: Math.round(mtimeMs) };
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return null;
    throw problem;
  }
}
