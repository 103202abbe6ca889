import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { greedy } from '../../../src/main/bots/greedy';
import type { Clock } from '../../../src/main/host/clock';
import { realClock } from '../../../src/main/host/clock';
import { Gate } from '../../../src/main/host/gate';
import { openHost } from '../../../src/main/host/host';
import { LIMITS } from '../../../src/main/host/limits';
import { Room } from '../../../src/main/host/room';
import { seedsFrom } from '../../../src/main/host/seeds';
import { makeCode, makeToken } from '../../../src/main/host/tokens';
import { startGame } from '../../../src/shared/engine/deal';
import { USUAL_OPTIONS } from '../../../src/shared/protocol/tableFacts';

/*
 * A process of its own that hosts a table and answers three questions on stdin, one a line: `heap` (bytes in use
 * after a collection), `saved` (all that would outlive this process) and `screens`. Nobody is spared any limit, so
 * that attackers and players may all be on the loopback network. Start it with `--expose-gc`.
 */

/** The table's own waits take a hundredth of the time people need; connections have real time. */
const hasty: Clock = {
  now: () => performance.now() * 100,
  after: (ms, run) => realClock.after(ms / 100, run),
};

/** In mid-flood people still play fast, each far more than by hand. */
const limits = { ...LIMITS, sparesLoopback: false };

const room = new Room(
  {
    id: 'besieged',
    epoch: 1,
    name: 'Kitchen',
    setup: { preset: 'draw', chosen: { target: 50 }, seats: 4 },
    options: { ...USUAL_OPTIONS, awayAfter: null },
    bots: 0,
    keeperToken: null,
    begins: 'when-full',
    afterGame: 'plays-again',
  },
  {
    clock: hasty,
    ...seedsFrom('besieged'),
    start: startGame,
    bot: greedy,
    makeToken,
    makeCode,
    limits,
    onHappened: () => undefined,
    onNews: () => undefined,
  },
);
const opened = await openHost({
  room,
  gate: new Gate(() => null),
  address: '0.0.0.0',
  port: 0,
  page: new Map([
    ['/', page()],
    ['/tv', page()],
  ]),
  sentence: '',
  limits,
  clock: realClock,
  log: pino({ level: 'silent' }),
});
if (!opened.ok) throw new Error(opened.error);

function page(): {
  readonly file: string;
  readonly type: string;
  readonly neverChanges: boolean;
  readonly bytes: Uint8Array;
} {
  return { file: '', type: 'text/html', neverChanges: false, bytes: Buffer.alloc(256 * 1024, 'page ') };
}

function heap(): number {
  if (globalThis.gc === undefined) throw new Error('Start this with --expose-gc');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

function answer(question: string): unknown {
  switch (question) {
    case 'heap':
      return heap();
    case 'saved':
      return room.saved();
    case 'door':
      return room.door();
    default:
      throw new Error(`Nobody asks: ${question}`);
  }
}

const print = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`);
print({ port: opened.value.port });
const questions = createInterface(process.stdin);
questions.on('line', (question) => print(answer(question)));
questions.once('close', () => void opened.value.close('hostClosing'));
