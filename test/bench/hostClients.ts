import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { FromHost, FromPage } from '../../src/shared/protocol/messages';
import { PROTOCOL } from '../../src/shared/protocol/version';
import { machineTime } from './hostWords';
import type { FromClients, Place, ToClients } from './hostWords';

/*
 * The other end of the host bench, a process of its own: people who watch and four who play, at our tables and
 * at bare ones. It says when the last of them had a step.
 */

const SEATS = 4;

type Step = Extract<FromHost, { type: 'step' }>;

/** The connections to one port: those who watch, and four who play. */
class Party {
  readonly watchers: number;
  readonly #sockets: WebSocket[] = [];
  readonly #newest: string[] = [];
  #heard = 0;
  #onAll: (at: number) => void = () => undefined;

  constructor(watchers: number) {
    this.watchers = watchers;
  }

  get #size(): number {
    return this.watchers + SEATS;
  }

  /** Connects one after the other; the last to sit down begins the game, so those who watch come first. */
  async open(port: number, greets: boolean): Promise<void> {
    for (let at = 0; at < this.#size; at++) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { perMessageDeflate: false });
      this.#sockets.push(socket);
      socket.on('message', (bytes: Buffer) => this.#hear(at, bytes));
      await once(socket, 'open');
      if (!greets) continue;
      const begun = at === this.#size - 1 ? this.all() : once(socket, 'message');
      this.say(at, { type: 'hello', protocol: PROTOCOL, as: at < this.watchers ? 'watch' : 'seat' });
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
    const steps = this.#newest.slice(this.watchers).map((text) => JSON.parse(text) as Step);
    return this.#heard % this.#size === 0 ? steps : null;
  }

  #hear(at: number, bytes: Buffer): void {
    const now = machineTime();
    const text = bytes.toString();
    if (!text.startsWith('{"type":"step"')) return;
    this.#newest[at] = text;
    if (++this.#heard % this.#size === 0) this.#onAll(now);
  }
}

/** Lets happen what happens by itself, then makes one move. @returns when the last had its step. */
async function moveOnce(party: Party): Promise<number> {
  for (;;) {
    const all = party.all();
    const steps = party.seated();
    const mover = steps?.findIndex(({ view }) => view.as === 'seat' && view.legal.length > 0) ?? -1;
    const step = steps?.[mover];
    const [move] = step?.view.as === 'seat' ? step.view.legal : [];
    if (step !== undefined && move !== undefined && move.type !== 'pass') {
      party.say(party.watchers + mover, { type: 'move', cmdId: `m${step.seq}`, seq: step.seq, move });
      return all;
    }
    const isRoundOver = steps !== null && step === undefined;
    if (isRoundOver)
      for (let seat = 0; seat < SEATS; seat++) party.say(party.watchers + seat, { type: 'ready' });
    await all;
  }
}

function bareOnce(party: Party): Promise<number> {
  const all = party.all();
  party.say(0, { type: 'move', cmdId: 'm1000', seq: 1000, move: { type: 'draw' } });
  return all;
}

function tell(message: FromClients): void {
  process.send?.(message);
}

const places = JSON.parse(process.argv[2] ?? '') as readonly Place[];
const parties: Party[] = [];
for (const { port, watchers, greets } of places) {
  const party = new Party(watchers);
  await party.open(port, greets);
  parties.push(party);
}

process.on('message', ({ at }: ToClients) => {
  const [party, place] = [parties[at], places[at]];
  if (party === undefined || place === undefined) throw new Error('No such place');
  const done = place.greets ? moveOnce(party) : bareOnce(party);
  void done.then((last) => tell({ is: 'done', at: last }));
});
tell({ is: 'ready' });
