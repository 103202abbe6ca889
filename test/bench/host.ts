import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { realDisk } from '../../src/main/host/journal/disk';
import type { Disk } from '../../src/main/host/journal/disk';
import type { Bench, BenchResult } from './bench';
import { median, quantile } from './bench';
import { FOUR, openBare, openTable } from './hostTable';
import { machineTime } from './hostWords';
import type { FromClients, Place, ToClients } from './hostWords';

/** How the text of a step begins. */
const STEP_BEGINS = '{"type":"step"';
const WARM_UP = 300;
const MOVES = { short: 2000, long: 10_000 };
const MOVES_ON_DISK = { short: 1000, long: 5000 };

/**
 * From the moment an intent has come in until the last of 8 connections (4 who play, 4 who watch, in a process of
 * their own) has its step; beside it `ws` alone sending the very same texts to 8 connections, move about. Then the
 * same with 4 who play and a TV, all of it on disk before it is told: beside a disk that is not waited for, beside no
 * disk at all, and beside `ws` alone.
 */
export const benchHost: Bench = async (short) => [
  ...(await benchEight(short)),
  ...(await benchOnDisk(short)),
];

async function benchEight(short: boolean): Promise<readonly BenchResult[]> {
  const measured = new Measured();
  const [ours, bare] = [await measured.table(4, null), await measured.bare(4)];
  const times = await measured.run(short ? MOVES.short : MOVES.long);
  const note = `an intent until the last of 8 has its step (the last was ${measured.bytes} letters), beside ws alone with the same texts`;
  const row = (name: string, of: Quantity): BenchResult =>
    result(`step until the last of 8 has it, ${name}`, times[ours], times[bare], of, note);
  return [row('median', median), row('p95', p95), row('p99', p99)];
}

async function benchOnDisk(short: boolean): Promise<readonly BenchResult[]> {
  const measured = new Measured();
  const flushed = await measured.table(1, realDisk);
  const yardsticks = [
    ['the same written and not flushed', await measured.table(1, unflushed)],
    ['the same without a journal', await measured.table(1, null)],
    ['ws alone with the same texts', await measured.bare(1)],
  ] as const;
  const times = await measured.run(short ? MOVES_ON_DISK.short : MOVES_ON_DISK.long);
  return yardsticks.flatMap(([name, at]) => {
    const note = `4 seats and a TV: an intent until the last has its step and the disk has the move, beside ${name}`;
    return [
      result(`flushed step beside ${name}, median`, times[flushed], times[at], median, note),
      result(`flushed step beside ${name}, p99`, times[flushed], times[at], p99, note),
    ];
  });
}

/** A disk whose word is taken for it. */
const unflushed: Disk = {
  ...realDisk,
  create: async (path) => {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(path, 'w');
    return {
      write: async (bytes, at) => {
        await file.write(bytes, 0, bytes.length, at);
      },
      close: () => file.close(),
    };
  },
};

/** Places in this process, and one process of clients that makes a move at each in turn. */
class Measured {
  bytes = 0;
  readonly #places: (Place & { readonly close: () => void })[] = [];
  readonly #texts: string[] = [];
  #cameIn = 0;

  /** @returns the number of the place. */
  async table(watchers: number, disk: Disk | null): Promise<number> {
    const isFirst = this.#places.length === 0;
    const onSent = (connection: number, text: string): void => {
      if (!isFirst || !text.startsWith(STEP_BEGINS)) return;
      this.#texts[connection] = text;
      this.bytes = text.length;
    };
    const table = await openTable(() => this.#came(), onSent, { ...FOUR, disk });
    return this.#places.push({ ...table, watchers, greets: true }) - 1;
  }

  /** `ws` alone, with the texts of the first table. */
  async bare(watchers: number): Promise<number> {
    const bare = await openBare(() => this.#came(), this.#texts);
    return this.#places.push({ ...bare, watchers, greets: false }) - 1;
  }

  /** @returns for each place the milliseconds of so many moves, some to warm up left out. */
  async run(moves: number): Promise<readonly number[][]> {
    const clients = fork(fileURLToPath(new URL('hostClients.ts', import.meta.url)), [
      JSON.stringify(this.#places),
    ]);
    const hear = async (): Promise<FromClients> => {
      const [message] = (await once(clients, 'message')) as [FromClients];
      return message;
    };
    await hear();
    const times: number[][] = this.#places.map(() => []);
    for (let move = 0; move < WARM_UP + moves; move++) {
      for (const at of this.#places.keys()) {
        clients.send({ at } satisfies ToClients);
        const answer = await hear();
        if (answer.is !== 'done') throw new Error('The clients lost their place');
        if (move >= WARM_UP) times[at]?.push(answer.at - this.#cameIn);
      }
    }
    clients.kill();
    for (const { close } of this.#places) close();
    return times;
  }

  #came(): void {
    this.#cameIn = machineTime();
  }
}

type Quantity = (values: readonly number[]) => number;
const p95: Quantity = (values) => quantile(values, 0.95);
const p99: Quantity = (values) => quantile(values, 0.99);

function result(
  name: string,
  ours: readonly number[] = [],
  yardstick: readonly number[] = [],
  of: Quantity,
  note: string,
): BenchResult {
  const [our, other] = [of(ours), of(yardstick)];
  return { name, unit: 'ms', ours: our, yardstick: other, ratio: our / other, n: ours.length, note };
}
