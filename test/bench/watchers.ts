import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LIMITS } from '../../src/main/host/limits';
import type { Bench, BenchResult } from './bench';
import { median, quantile } from './bench';
import { FOUR, openBare, openTable } from './hostTable';
import { machineTime } from './hostWords';
import type { FromClients } from './hostWords';
import type { ToCrowd } from './watchersWords';

/** Memory is what the others take beside these first ones, by whom everything has run once. */
const FIRST = 100;
const WATCHERS = 1000;
const WARM_UP = 20;
const MOVES = { short: 40, long: 400 };
const STEP_BEGINS = '{"type":"step"';
const KIB = 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes this process has in memory once nothing in them is garbage. */
function inMemory(): number {
  collect();
  collect();
  return process.memoryUsage().rss;
}

/**
 * A thousand watch while two play: from the moment an intent has come in until the last of them has its step, beside
 * `ws` alone sending the very same texts; what a watcher costs in memory once they have seen some moves; and how long
 * it takes until all of them are in.
 */
export const benchWatchers: Bench = async (short) => {
  let cameIn = 0;
  const onIntent = (): void => {
    cameIn = machineTime();
  };
  const texts: string[] = [];
  const note = (connection: number, text: string): void => {
    if (text.startsWith(STEP_BEGINS)) texts[connection] = text;
  };
  const table = await openTable(onIntent, note, {
    ...FOUR,
    seats: 2,
    limits: { ...LIMITS, screens: WATCHERS },
    // Strangers that come at once are told of a few times a second, as they are at a real table.
    speed: 3,
  });
  const bare = await openBare(onIntent, texts);

  const path = fileURLToPath(new URL('watchersClients.ts', import.meta.url));
  const clients = fork(path, [table.port, bare.port].map(String));
  const hear = async (): Promise<FromClients> => {
    const [message] = (await once(clients, 'message')) as [FromClients];
    return message;
  };
  const ask = (wish: ToCrowd): Promise<FromClients> => {
    clients.send(wish);
    return hear();
  };
  const measure = async (wish: ToCrowd): Promise<number> => {
    const answer = await ask(wish);
    if (answer.is !== 'done') throw new Error('The clients lost their place');
    return answer.at - cameIn;
  };

  const memoryWith = async (watchers: number): Promise<number> => {
    await ask({ do: 'grow', at: 'table', watchers });
    for (let move = 0; move < WARM_UP; move++) await measure({ do: 'move' });
    return inMemory();
  };
  await hear();
  const withFirst = await memoryWith(FIRST);
  const begun = machineTime();
  const withAll = await memoryWith(WATCHERS);
  const arrival = machineTime() - begun;
  const perWatcher = (withAll - withFirst) / (WATCHERS - FIRST) / KIB;
  await ask({ do: 'grow', at: 'bare', watchers: WATCHERS });

  const ours: number[] = [];
  const yardstick: number[] = [];
  for (let move = 0; move < (short ? MOVES.short : MOVES.long); move++) {
    ours.push(await measure({ do: 'move' }));
    yardstick.push(await measure({ do: 'bare' }));
  }

  clients.kill();
  table.close();
  bare.close();
  const length = texts.at(0)?.length ?? 0;
  const beside = `an intent until the last of ${WATCHERS} watchers has its step (${length} letters), beside ws alone with the same texts`;
  const step = (name: string, of: (values: readonly number[]) => number): BenchResult => ({
    name: `step until the last of ${WATCHERS} watchers has it, ${name}`,
    unit: 'ms',
    ours: of(ours),
    yardstick: of(yardstick),
    ratio: of(ours) / of(yardstick),
    n: ours.length,
    note: beside,
  });
  return [
    step('median', median),
    step('p95', (values) => quantile(values, 0.95)),
    {
      name: 'memory per watcher',
      unit: 'KiB',
      ours: perWatcher,
      yardstick: null,
      ratio: null,
      n: WATCHERS - FIRST,
      note: `resident, collected, after ${WARM_UP} moves; at most 40 KiB`,
    },
    {
      name: `until ${WATCHERS - FIRST} more watchers are in and have seen ${WARM_UP} moves`,
      unit: 'ms',
      ours: arrival,
      yardstick: null,
      ratio: null,
      n: 1,
      note: 'they come 50 at a time',
    },
  ];
};
