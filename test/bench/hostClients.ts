import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { FromHost, FromPage } from '../../src/shared/protocol/messages';
import { PROTOCOL } from '../../src/shared/protocol/version';
import { machineTime } from './hostWords';
import type { FromClients, ToClients } from './hostWords';

/*
 * The other end of the host bench, a process of its own: four people who watch and four who play, at our table and
 * at the bare one. It says when the last of the eight had a step.
 */

const WATCHERS = 4;
const SEATS = 4;

type Step = Extract<FromHost, { type: 'step' }>;

/** Eight connections to one port. */
class Eight {
  readonly #sockets: WebSocket[] = [];
  readonly #newest: string[] = [];
  #heard = 0;
  #onAll: (at: number) => void = () => undefined;

  /** Connects one after the other; the last to sit down begins the game, so those who watch come first. */
  async open(port: number, greets: boolean): Promise<void> {
    for (let at = 0; at < WATCHERS + SEATS; at++) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { perMessageDeflate: false });
      this.#sockets.push(socket);
      socket.on('message', (bytes: Buffer) => this.#hear(at, bytes));
      await once(socket, 'open');
      if (!greets) continue;
      const begun = at === WATCHERS + SEATS - 1 ? this.all() : once(socket, 'message');
      this.say(at, { type: 'hello', protocol: PROTOCOL, as: at < WATCHERS ? 'watch' : 'seat' });
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

  /** The newest step of each who plays; null while a step is still on its way to some of them. */
  seated(): readonly Step[] | null {
    const steps = this.#newest.slice(WATCHERS).map((text) => JSON.parse(text) as Step);
    return this.#heard % (WATCHERS + SEATS) === 0 ? steps : null;
  }

  #hear(at: number, bytes: Buffer): void {
    const now = machineTime();
    const text = bytes.toString();
    if (!text.startsWith('{"type":"step"')) return;
    this.#newest[at] = text;
    if (++this.#heard % (WATCHERS + SEATS) === 0) this.#onAll(now);
  }
}

/** Lets happen what happens by itself, then makes one move. @returns when the last had its step. */
async function moveOnce(eight: Eight): Promise<number> {
  for (;;) {
    const all = eight.all();
    const steps = eight.seated();
    const mover = steps?.findIndex(({ view }) => view.as === 'seat' && view.legal.length > 0) ?? -1;
    const step = steps?.[mover];
    const [move] = step?.view.as === 'seat' ? step.view.legal : [];
    if (step !== undefined && move !== undefined && move.type !== 'pass') {
      eight.say(WATCHERS + mover, { type: 'move', cmdId: `m${step.seq}`, seq: step.seq, move });
      return all;
    }
    const isRoundOver = steps !== null && step === undefined;
    if (isRoundOver) for (let seat = 0; seat < SEATS; seat++) eight.say(WATCHERS + seat, { type: 'ready' });
    await all;
  }
}

function bareOnce(eight: Eight): Promise<number> {
  const all = eight.all();
  eight.say(0, { type: 'move', cmdId: 'm1000', seq: 1000, move: { type: 'draw' } });
  return all;
}

function tell(message: FromClients): void {
  process.send?.(message);
}

const [, , tablePort, barePort] = process.argv;
const table = new Eight();
await table.open(Number(tablePort), true);
const bare = new Eight();
await bare.open(Number(barePort), false);

process.on('message', (wish: ToClients) => {
  const done = wish.do === 'move' ? moveOnce(table) : bareOnce(bare);
  void done.then((at) => tell({ is: 'done', at }));
});
tell({ is: 'ready' });
