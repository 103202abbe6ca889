import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import { simulate } from '../../src/main/cli/simulation';
import { openLibrary } from '../../src/main/library/library';
import type { Listed } from '../../src/shared/library/search';
import { findIn } from '../../src/shared/library/search';
import { statisticsOf } from '../../src/shared/library/statistics';
import { makeRecord } from '../../src/shared/record/file';
import type { BenchResult } from './bench';
import { median } from './bench';

const RECORDS = 10_000;
const RECORDS_SHORT = 1000;
/** Games that bots played, each copied under names of its own, as records of a house differ by who played. */
const GAMES = 100;
const PEOPLE = ['Rosa', 'Abel', 'Nico', 'Inês', 'Teo', 'José', 'Noa', 'João'];
const log = pino({ level: 'silent' });

async function fill(folder: string, records: number): Promise<void> {
  await mkdir(join(folder, 'records'));
  const request = {
    setup: { preset: 'draw', seats: 3, chosen: {} },
    games: GAMES,
    seed: 'library',
    bots: ['greedy', 'greedy', 'random'],
  } as const;
  let made = 0;
  await simulate(request, {
    onRecord: async (record) => {
      for (let copy = 0; copy < records / GAMES; copy++) {
        const at = made++;
        const seats = record.seats.map((_, seat) => ({
          name: `${PEOPLE[(at + seat) % PEOPLE.length] ?? ''} ${at % 37}`,
        }));
        const file = `2026-11-30-table-${at}.domino.json`;
        await writeFile(join(folder, 'records', file), makeRecord({ ...record, seats }));
      }
    },
  });
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

/** Reads every file and parses its JSON: the least that somebody without an index has to do. */
async function readAll(folder: string): Promise<void> {
  for (const file of await readdir(join(folder, 'records'))) {
    JSON.parse(await readFile(join(folder, 'records', file), 'utf8'));
  }
}

function line(name: string, unit: string, ours: number, yardstick: number | null, note: string): BenchResult {
  return {
    name,
    unit,
    ours: Number(ours.toPrecision(4)),
    yardstick: yardstick === null ? null : Number(yardstick.toPrecision(4)),
    ratio: yardstick === null ? null : ours / yardstick,
    n: 1,
    note,
  };
}

/** A library of 10,000 records: how long it takes to open for the first time and again, and to search; memory. */
export async function benchLibrary(isShort: boolean): Promise<readonly BenchResult[]> {
  const records = isShort ? RECORDS_SHORT : RECORDS;
  const folder = await mkdtemp(join(tmpdir(), 'boneyard-library-bench-'));
  try {
    await fill(folder, records);
    const plain = await timed(() => readAll(folder));
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const first = await timed(() => openLibrary({ dataFolder: folder, log }).records());
    delay.disable();
    const again = await timed(() => openLibrary({ dataFolder: folder, log }).records());
    const held = process.memoryUsage().heapUsed;
    const list = (await openLibrary({ dataFolder: folder, log }).records()).records;
    const memory = (process.memoryUsage().heapUsed - held) / 2 ** 20;
    const searches = Array.from({ length: 50 }, () => search(list));
    const statistics = await timed(() => Promise.resolve(statisticsOf(list.map(({ summary }) => summary))));
    const of = `${records} records`;
    return [
      line(
        'open for the first time',
        'ms',
        first,
        plain,
        `${of}, each played through; beside reading and parsing all`,
      ),
      line('longest stall meanwhile', 'ms', delay.max / 1e6, null, 'what else the process had to wait for'),
      line('open again', 'ms', again, plain, `${of}, by the index; beside reading and parsing all`),
      line('search, median', 'ms', median(searches), null, `three words among ${of}; ${found(list)} found`),
      line('statistics', 'ms', statistics, null, `all people of ${of}`),
      line(
        'memory',
        'MiB',
        memory,
        null,
        `heap that one more open library takes, before anything is collected`,
      ),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

const WISH = { words: 'jose noa table' };

function search(list: readonly Listed[]): number {
  const began = performance.now();
  findIn(list, WISH);
  return performance.now() - began;
}

function found(list: readonly Listed[]): number {
  return findIn(list, WISH).length;
}
