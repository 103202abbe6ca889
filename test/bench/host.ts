import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Bench, BenchResult } from './bench';
import { median, quantile } from './bench';
import { openBare, openTable } from './hostTable';
import { machineTime } from './hostWords';
import type { FromClients, ToClients } from './hostWords';

/** How the text of a step begins. */
const STEP_BEGINS = '{"type":"step"';
const WARM_UP = 300;
const MOVES = { short: 2000, long: 10_000 };

/**
 * From the moment an intent has come in until the last of 8 connections (4 who play, 4 who watch, in a process of
 * their own) has its step; beside it `ws` alone sending the very same texts to 8 connections, move about.
 */
export const benchHost: Bench = async (short) => {
  let cameIn = 0;
  const onIntent = (): void => {
    cameIn = machineTime();
  };
  const texts: string[] = [];
  let bytes = 0;
  const table = await openTable(onIntent, (connection, text) => {
    if (!text.startsWith(STEP_BEGINS)) return;
    texts[connection] = text;
    bytes = text.length;
  });
  const bare = await openBare(onIntent, texts);

  const clients = fork(fileURLToPath(new URL('hostClients.ts', import.meta.url)), [
    String(table.port),
    String(bare.port),
  ]);
  const hear = async (): Promise<FromClients> => {
    const [message] = (await once(clients, 'message')) as [FromClients];
    return message;
  };
  await hear();

  const measure = async (wish: ToClients): Promise<number> => {
    clients.send(wish);
    const answer = await hear();
    if (answer.is !== 'done') throw new Error('The clients lost their place');
    return answer.at - cameIn;
  };
  const ours: number[] = [];
  const yardstick: number[] = [];
  for (let move = 0; move < WARM_UP + (short ? MOVES.short : MOVES.long); move++) {
    const step = await measure({ do: 'move' });
    const sent = await measure({ do: 'bare' });
    if (move < WARM_UP) continue;
    ours.push(step);
    yardstick.push(sent);
  }

  clients.kill();
  table.close();
  bare.close();
  const note = `an intent until the last of 8 has its step (the last was ${bytes} letters), beside ws alone with the same texts`;
  return [
    result('step until the last of 8 has it, median', ours, yardstick, median, note),
    result('step until the last of 8 has it, p95', ours, yardstick, (values) => quantile(values, 0.95), note),
    result('step until the last of 8 has it, p99', ours, yardstick, (values) => quantile(values, 0.99), note),
  ];
};

function result(
  name: string,
  ours: readonly number[],
  yardstick: readonly number[],
  of: (values: readonly number[]) => number,
  note: string,
): BenchResult {
  const [our, other] = [of(ours), of(yardstick)];
  return { name, unit: 'ms', ours: our, yardstick: other, ratio: our / other, n: ours.length, note };
}
