import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { FromHost, FromPage } from '../../src/shared/protocol/messages';
import { PROTOCOL } from '../../src/shared/protocol/version';
import { machineTime } from './hostWords';
import type { FromClients } from './hostWords';
import type { ToCrowd } from './watchersWords';

/*
 * The other end of the watchers bench, a process of its own: `watchersClients.ts TABLE_PORT BARE_PORT`. Two play and
 * all others watch; it says when the last had a step.
 */

const STEP_BEGINS = '{"type":"step"';
const PLAYERS = 2;
/** So many connect at the same time. */
const AT_ONCE = 50;
/** Milliseconds after which nothing is on its way any more, a pass that comes by itself included. */
const SETTLED = 600;

type Step = Extract<FromHost, { type: 'step' }>;

/** Two who play, and then as many as are to watch. */
class Crowd {
  readonly #port: number;
  readonly #greets: boolean;
  readonly #sockets: WebSocket[] = [];
  readonly #newest: string[] = [];
  #heard = 0;
  #onAll: (at: number) => void = () => undefined;

  constructor(port: number, greets: boolean) {
    this.#port = port;
    this.#greets = greets;
  }

  /** Connects until there are so many; who comes sees nothing of what was before, so nothing may be on its way. */
  async grow(watchers: number): Promise<void> {
    for (let at = this.#size; at < PLAYERS; at++) await this.#connect(at);
    for (let from = this.#size; from < PLAYERS + watchers; from += AT_ONCE) {
      const many = Math.min(AT_ONCE, PLAYERS + watchers - from);
      await Promise.all(Array.from({ length: many }, (_, at) => this.#connect(from + at)));
    }
    await new Promise((resolve) => setTimeout(resolve, SETTLED));
    this.#heard = 0;
  }

  get #size(): number {
    return this.#sockets.length;
  }

  say(at: number, message: FromPage): void {
    this.#sockets[at]?.send(JSON.stringify(message));
  }

  /** When all have had one step more, and the time at which the last had it. */
  all(): Promise<number> {
    return new Promise((resolve) => (this.#onAll = resolve));
  }

  /** Lets happen what happens by itself, then makes one move. @returns when the last had its step. */
  async move(): Promise<number> {
    for (;;) {
      const all = this.all();
      const steps = this.#heard % this.#size === 0 ? this.#seated() : [];
      const mover = steps.findIndex(({ view }) => view.as === 'seat' && view.legal.length > 0);
      const step = steps[mover];
      const [move] = step?.view.as === 'seat' ? step.view.legal : [];
      if (step !== undefined && move !== undefined && move.type !== 'pass') {
        const { seq } = step;
        this.say(mover, { type: 'move', cmdId: `m${seq}`, seq, move });
        return all;
      }
      const isRoundOver = steps.length > 0 && step === undefined;
      for (let at = 0; isRoundOver && at < PLAYERS; at++) this.say(at, { type: 'ready' });
      await all;
    }
  }

  bare(): Promise<number> {
    const all = this.all();
    this.say(0, { type: 'move', cmdId: 'm1000', seq: 1000, move: { type: 'draw' } });
    return all;
  }

  #seated(): readonly Step[] {
    return this.#newest.map((text) => JSON.parse(text) as Step);
  }

  async #connect(at: number): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/`, { perMessageDeflate: false });
    this.#sockets[at] = socket;
    socket.on('message', (bytes: Buffer) => this.#hear(at, bytes));
    await once(socket, 'open');
    if (!this.#greets) return;
    const welcomed = once(socket, 'message');
    this.say(at, { type: 'hello', protocol: PROTOCOL, as: at < PLAYERS ? 'seat' : 'watch' });
    await welcomed;
  }

  #hear(at: number, bytes: Buffer): void {
    const now = machineTime();
    if (bytes.toString('latin1', 0, STEP_BEGINS.length) !== STEP_BEGINS) return;
    if (at < PLAYERS) this.#newest[at] = bytes.toString();
    if (++this.#heard % this.#size === 0) this.#onAll(now);
  }
}

function tell(message: FromClients): void {
  process.send?.(message);
}

const [, , tablePort, barePort] = process.argv;
const table = new Crowd(Number(tablePort), true);
const bare = new Crowd(Number(barePort), false);

process.on('message', (wish: ToCrowd) => {
  switch (wish.do) {
    case 'grow':
      return void (wish.at === 'table' ? table : bare).grow(wish.watchers).then(() => tell({ is: 'ready' }));
    case 'move':
      return void table.move().then((at) => tell({ is: 'done', at }));
    case 'bare':
      return void bare.bare().then((at) => tell({ is: 'done', at }));
  }
});
tell({ is: 'ready' });
