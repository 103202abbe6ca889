import type { Room } from '../../../../src/main/host/room';
import { FairDeal } from '../../../../src/renderer/fairDeal';
import type { View } from '../../../../src/shared/engine/view';
import type { FromHost, FromPage } from '../../../../src/shared/protocol/messages';
import type { PersonId, TableFacts } from '../../../../src/shared/protocol/tableFacts';
import { PROTOCOL } from '../../../../src/shared/protocol/version';
import { BareLine } from './bareLine';
import { leaksIn, readText } from './leaks';
import type { Receiver, Secrets } from './leaks';
import type { SecretsKept } from './secretsKept';

type Greeting = Extract<FromPage, { type: 'hello' }>;
export type Hello = Omit<Greeting, 'type' | 'protocol'>;

/** The table that somebody is connected to. */
type At = {
  readonly room: Room;
  readonly kept: SecretsKept;
  readonly secrets: Secrets;
  /** A text went out, with these leaks in it. */
  readonly look: (leaks: readonly string[]) => void;
  /** What a device answers by itself, when the room has said all it had to say. */
  readonly later: (answer: () => void) => void;
  readonly settle: () => Promise<void>;
};

/** One connection to a table: what came over it is looked through at once, and remembered as far as people play by it. */
export class Seen {
  readonly line: BareLine;
  readonly hello: Hello;
  id: PersonId | null = null;
  token: string | null;
  facts: TableFacts | null = null;
  view: View | null = null;
  /** The host said goodbye: nothing may come after it. */
  isOver = false;
  isSilent = false;
  readonly fairDeal: FairDeal;
  /** The newest text of each kind. */
  readonly newest = new Map<FromHost['type'], string>();
  readonly #table: At;
  readonly #commands = new Set<string>();
  #seq = 0;

  constructor(table: At, hello: Hello) {
    this.#table = table;
    this.hello = hello;
    this.token = hello.seatToken ?? null;
    this.line = new BareLine((text) => this.#hear(text));
    this.line.once('close', () => (this.isOver = true));
    this.fairDeal = new FairDeal(table.kept.makeSecret);
  }

  greet(): void {
    this.line.say({ type: 'hello', protocol: PROTOCOL, ...this.hello });
  }

  async say(message: Exclude<FromPage, Greeting>): Promise<void> {
    if (this.isOver) return;
    if (message.type === 'move') this.#commands.add(message.cmdId);
    this.line.say(message);
    await this.#table.settle();
  }

  /** Makes a move on the newest view. */
  move(move: Extract<FromPage, { type: 'move' }>['move']): Promise<void> {
    return this.say({ type: 'move', cmdId: `c${this.id}x${this.#commands.size}`, seq: this.#seq, move });
  }

  async drop(): Promise<void> {
    this.line.break();
    await this.#table.settle();
  }

  get isIn(): boolean {
    return this.id !== null && !this.isOver;
  }

  #hear(text: string): void {
    if (this.isOver) this.#table.look([`something after the goodbye: ${text}`]);
    const message = readText(text, this.#table.secrets.truth);
    if (typeof message !== 'string') this.#note(message, text);
    this.#table.look(leaksIn(text, this.receiver(), this.#table.secrets));
    if (typeof message === 'string') return;
    // Proving the deal takes long, and who only watches finds out the same.
    if (message.type === 'opened' && this.view?.as === 'watch') return;
    const answer = this.fairDeal.hear(message);
    if (answer !== null && answer.type !== 'hello') this.#table.later(() => this.#answer(answer));
  }

  #note(message: FromHost, text: string): void {
    this.newest.set(message.type, text);
    if (message.type === 'welcome') {
      this.id = message.you;
      const { seatToken } = message;
      if (this.token === null && seatToken !== null && this.#table.kept.owns(seatToken))
        this.token = seatToken;
      this.#table.kept.open.add(message.you);
    }
    if (message.type === 'welcome' || message.type === 'lobby') this.facts = message.facts;
    if ('view' in message) this.view = message.view;
    if ('seq' in message) this.#seq = message.seq;
  }

  #answer(message: Exclude<FromPage, Greeting>): void {
    if (this.isSilent || this.isOver) return;
    if (message.type === 'commit') this.#table.kept.commits.add(message.commit);
    if (message.type === 'reveal') this.#table.kept.told.add(message.secret);
    this.line.say(message);
  }

  /** What of the table's secrets is theirs now. */
  receiver(): Receiver {
    const { room } = this.#table;
    const seat = room.saved().chairs.findIndex((chair) => chair.is === 'person' && chair.person === this.id);
    const { code, link } = room.door();
    const { as, name, seatToken, keeperToken } = this.hello;
    const isNobody = as === 'watch' && name === undefined && seatToken === undefined;
    const hasShown =
      this.hello.code !== undefined || this.hello.link !== undefined || keeperToken !== undefined;
    return {
      seat: seat === -1 ? null : seat,
      token: this.token,
      door: isNobody && !hasShown ? [] : [code, link].filter((each) => each !== null),
      commands: this.#commands,
    };
  }
}
