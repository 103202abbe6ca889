import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { FromHost, FromPage } from '../../src/shared/protocol/messages';
import { PROTOCOL } from '../../src/shared/protocol/version';
import { machineTime } from './hostWords';
import type { FromClients } from './hostWords';
import type { ToCrowd } from './watchersWords';

/*
 * The other end of the watchers bench, a process of its own: `watchersClients.ts WATCHERS TABLE_PORT`, and later the
 * port of the bare one by message. Two play and all others watch; it says when the last had a step.
 */

const STEP_BEGINS = '{"type":"step"';
const PLAYERS = 2;
/** So many connect at the same time. */
const AT_ONCE = 50;

type Step = Extract<FromHost, { type: 'step' }>;

class Crowd {
  readonly #size: number;
  readonly #sockets: WebSocket[] = [];
  readonly #newest: (string | undefined)[] = [];
  #heard = 0;
  #onAll: (at: number) => void = () => undefined;

  constructor(watchers: number) {
    this.#size = watchers + PLAYERS;
  }

  /** Connects those who watch, and then those who play: the last to sit down begins the game. */
  async open(port: number, greets: boolean): Promise<void> {
    const watchers = this.#size - PLAYERS;
    for (let from = 0; from < watchers; from += AT_ONCE) {
      const many = Array.from({ length: Math.min(AT_ONCE, watchers - from) }, (_, at) => from + at);
      await Promise.all(many.map((at) => this.#connect(at, port, greets)));
    }
    for (let at = watchers; at < this.#size; at++) {
      const begun = greets && at === this.#size - 1 ? this.all() : Promise.resolve();
      await this.#connect(at, port, greets);
      await begun;
    }
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
        this.say(this.#size - PLAYERS + mover, { type: 'move', cmdId: `m${seq}`, seq, move });
        return all;
      }
      const isRoundOver = steps.length > 0 && step === undefined;
      for (let at = this.#size - PLAYERS; isRoundOver && at < this.#size; at++)
        this.say(at, { type: 'ready' });
      await all;
    }
  }

  bare(): Promise<number> {
    const all = this.all();
    this.say(0, { type: 'move', cmdId: 'm1000', seq: 1000, move: { type: 'draw' } });
    return all;
  }

  #seated(): readonly Step[] {
    return this.#newest.slice(this.#size - PLAYERS).map((text) => JSON.parse(text ?? '') as Step);
  }

  async #connect(at: number, port: number, greets: boolean): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { perMessageDeflate: false });
    this.#sockets[at] = socket;
    socket.on('message', (bytes: Buffer) => this.#hear(at, bytes));
    await once(socket, 'open');
    if (!greets) return;
    const welcomed = once(socket, 'message');
    const isPlayer = at >= this.#size - PLAYERS;
    this.say(at, { type: 'hello', protocol: PROTOCOL, as: isPlayer ? 'seat' : 'watch' });
    await welcomed;
  }

  #hear(at: number, bytes: Buffer): void {
    const now = machineTime();
    if (bytes.toString('latin1', 0, STEP_BEGINS.length) !== STEP_BEGINS) return;
    if (at >= this.#size - PLAYERS) this.#newest[at] = bytes.toString();
    if (++this.#heard % this.#size === 0) this.#onAll(now);
  }
}

function tell(message: FromClients): void {
  process.send?.(message);
}

const [, , watchers, tablePort, barePort] = process.argv;
const table = new Crowd(Number(watchers));
const bare = new Crowd(Number(watchers));
await table.open(Number(tablePort), true);

process.on('message', (wish: ToCrowd) => {
  switch (wish.do) {
    case 'move':
      return void table.move().then((at) => tell({ is: 'done', at }));
    case 'bare':
      return void bare.bare().then((at) => tell({ is: 'done', at }));
    case 'openBare':
      return void bare.open(Number(barePort), false).then(() => tell({ is: 'ready' }));
  }
});
tell({ is: 'ready' });
