import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ClientOptions } from 'ws';
import type { Clock } from '../../../src/main/host/clock';
import type { FromHost, FromPage } from '../../../src/shared/protocol/messages';
import { dealPart } from '../../helpers/dealPart';
import { PROTOCOL } from '../../../src/shared/protocol/version';

type Kind<Type extends FromHost['type']> = Extract<FromHost, { type: Type }>;

/** Real time, so many times as fast. */
export function fastClock(speed: number): Clock {
  return {
    now: () => performance.now() * speed,
    after: (ms, run) => {
      const timer = setTimeout(run, ms / speed);
      return () => clearTimeout(timer);
    },
  };
}

/** Somebody at the other end of a real connection. */
export class Player {
  readonly socket: WebSocket;
  readonly said: FromHost[] = [];
  /** Answers by itself when tiles are dealt, as a page does. */
  readonly fairDeal = dealPart();
  /** The code the connection was closed with. */
  readonly closed: Promise<number>;
  #onSaid: () => void = () => undefined;

  constructor(port: number, options: ClientOptions = {}) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/`, options);
    this.closed = new Promise((resolve) => this.socket.once('close', resolve));
    // A cut line is an error as well as an end; the tests look at the end.
    this.socket.on('error', () => undefined);
    this.socket.on('message', (bytes: Buffer) => {
      const message = JSON.parse(bytes.toString()) as FromHost;
      this.said.push(message);
      const answer = this.fairDeal.hear(message);
      if (answer !== null) this.say(answer);
      this.#onSaid();
    });
  }

  static async open(port: number, options: ClientOptions = {}): Promise<Player> {
    const player = new Player(port, options);
    await once(player.socket, 'open');
    return player;
  }

  /** Connects and says hello. */
  static async join(
    port: number,
    hello: Partial<Extract<FromPage, { type: 'hello' }>> = {},
    options: ClientOptions = {},
  ): Promise<Player> {
    const player = await Player.open(port, options);
    player.say({ type: 'hello', protocol: PROTOCOL, as: 'seat', ...hello });
    await player.hear('welcome');
    return player;
  }

  say(message: FromPage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The first message of a kind, of those that are so; waits for one that has not come yet. */
  async hear<Type extends FromHost['type']>(
    type: Type,
    isIt: (message: Kind<Type>) => boolean = () => true,
  ): Promise<Kind<Type>> {
    for (;;) {
      const found = this.said.find(
        (message): message is Kind<Type> => message.type === type && isIt(message as Kind<Type>),
      );
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => (this.#onSaid = resolve));
    }
  }

  /** Plays the first legal move at every turn and is ready after every round, until the game is over. */
  async playToTheEnd(): Promise<Kind<'lobby'>> {
    const answer = (message: FromHost): void => {
      if (message.type === 'lobby' && message.facts.at === 'roundOver') this.#readyOnce(message);
      const view = message.type === 'step' || message.type === 'welcome' ? message.view : null;
      const [move] = view?.as === 'seat' ? view.legal : [];
      if (move === undefined || move.type === 'pass') return;
      const seq = message.type === 'step' || message.type === 'welcome' ? message.seq : 0;
      this.say({ type: 'move', cmdId: `m${seq}`, seq, move });
    };
    this.said.forEach(answer);
    this.socket.on('message', () => answer(this.said.at(-1)!));
    return this.hear('lobby', ({ facts }) => facts.at === 'gameOver');
  }

  #readyOnce({ facts }: Kind<'lobby'>): void {
    const you = this.said.find((message) => message.type === 'welcome')?.you;
    const isReady = facts.chairs.some(
      (chair) => chair.is === 'person' && chair.person === you && chair.ready,
    );
    if (!isReady) this.say({ type: 'ready' });
  }
}
