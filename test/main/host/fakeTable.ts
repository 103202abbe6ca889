import { startGame } from '../../../src/shared/engine/deal';
import { seedRandom } from '../../../src/shared/engine/random';
import type { View } from '../../../src/shared/engine/view';
import type { CloseReason } from '../../../src/shared/protocol/closing';
import type { FromHost, FromPage } from '../../../src/shared/protocol/messages';
import { USUAL_OPTIONS } from '../../../src/shared/protocol/tableFacts';
import type { PersonId, Setup, TableFacts, TableOptions } from '../../../src/shared/protocol/tableFacts';
import { PROTOCOL } from '../../../src/shared/protocol/version';
import { greedy } from '../../../src/main/bots/greedy';
import { dealPart } from '../../helpers/dealPart';
import { dealTable } from '../../helpers/table';
import type { Clock } from '../../../src/main/host/clock';
import { again } from '../../../src/main/host/again';
import type { Happened, StartGame } from '../../../src/main/host/game';
import { LIMITS } from '../../../src/main/host/limits';
import type { Channel } from '../../../src/main/host/people';
import { Room } from '../../../src/main/host/room';
import type { RoomOptions, RoomParts, StoppedTable } from '../../../src/main/host/roomParts';
import { textOf } from '../../../src/main/host/wire';
import type { RoomNews } from '../../../src/main/host/roomNews';

/** What devices answer by themselves: it goes back when the room has said all it had to say. */
class Post {
  #answers: (() => void)[] = [];

  later(answer: () => void): void {
    this.#answers.push(answer);
  }

  deliver(): void {
    for (;;) {
      const answer = this.#answers.shift();
      if (answer === undefined) return;
      answer();
    }
  }
}

/** Time that passes when a test says so. */
export class FakeClock implements Clock {
  readonly #afterEach: () => void;
  #now = 0;
  #due: readonly { readonly at: number; readonly run: () => void }[] = [];

  /** `afterEach` runs after everything that was due. */
  constructor(afterEach: () => void = () => undefined) {
    this.#afterEach = afterEach;
  }

  readonly now = (): number => this.#now;

  readonly after = (ms: number, run: () => void): (() => void) => {
    const entry = { at: this.#now + ms, run };
    this.#due = [...this.#due, entry];
    return () => {
      this.#due = this.#due.filter((other) => other !== entry);
    };
  };

  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const [next] = this.#due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#now = next.at;
      this.#due = this.#due.filter((other) => other !== next);
      next.run();
      this.#afterEach();
    }
    this.#now = until;
  }
}

type Hello = Extract<FromPage, { type: 'hello' }>;
export type HelloParts = Partial<Omit<Hello, 'type' | 'protocol'>>;

/** Somebody who connected to a room, with every byte that was sent to them. */
export class Guest {
  readonly id: PersonId | null;
  readonly bytes: string[] = [];
  closed: CloseReason | null = null;
  /** Its device's part in every deal, and its own proof of it. */
  readonly fairDeal = dealPart();
  /** Whether the device says nothing when tiles are dealt. */
  isSilent = false;
  readonly #room: Room;
  readonly #post: Post;
  readonly #channel: Channel;
  readonly #said: FromHost[] = [];
  #moves = 0;

  constructor(room: Room, hello: HelloParts, post: Post) {
    this.#room = room;
    this.#post = post;
    this.#channel = {
      send: (message) => {
        if (this.closed !== null) throw new Error('Something was sent after the goodbye');
        const text = textOf(message);
        this.bytes.push(text);
        const answer = this.fairDeal.hear(JSON.parse(text) as FromHost);
        if (answer !== null && answer.type !== 'hello') post.later(() => this.#answer(answer));
      },
      close: (reason) => (this.closed = reason),
    };
    this.id = room.connect({ type: 'hello', protocol: PROTOCOL, as: 'seat', ...hello }, this.#channel);
  }

  get said(): readonly FromHost[] {
    for (const text of this.bytes.slice(this.#said.length)) this.#said.push(JSON.parse(text) as FromHost);
    return this.#said;
  }

  say(message: Exclude<FromPage, Hello>): void {
    if (this.id === null) throw new Error('Somebody who was turned away says nothing');
    this.#room.receive(this.id, message);
    this.#post.deliver();
  }

  #answer(message: Exclude<FromPage, Hello>): void {
    if (this.id !== null && !this.isSilent) this.#room.receive(this.id, message);
  }

  /** Makes a move on the newest view, as a page does. */
  move(move: Extract<FromPage, { type: 'move' }>['move'], cmdId = `c${++this.#moves}`, seq = this.seq): void {
    this.say({ type: 'move', cmdId, seq, move });
  }

  drop(): void {
    if (this.id !== null) this.#room.disconnect(this.id, this.#channel);
    this.#post.deliver();
  }

  /** The newest message of a kind. */
  last<Type extends FromHost['type']>(type: Type): Extract<FromHost, { type: Type }> {
    const message = this.said.findLast(
      (each): each is Extract<FromHost, { type: Type }> => each.type === type,
    );
    if (message === undefined) throw new Error(`Nothing of this kind was said: ${type}`);
    return message;
  }

  get facts(): TableFacts {
    const message = this.said.findLast((each) => each.type === 'welcome' || each.type === 'lobby');
    if (message === undefined) throw new Error('Nobody was welcomed');
    return message.facts;
  }

  get view(): View {
    const view = this.#lastWithSeq.view;
    if (view === null) throw new Error('Nothing has been dealt');
    return view;
  }

  get seq(): number {
    return this.#lastWithSeq.seq;
  }

  get seat(): number {
    return this.facts.chairs.findIndex((chair) => chair.is === 'person' && chair.person === this.id);
  }

  get token(): string {
    const tokens = this.said.flatMap((message) =>
      message.type === 'welcome' && message.seatToken !== null ? [message.seatToken] : [],
    );
    const token = tokens.at(-1);
    if (token === undefined) throw new Error('A mere screen has no token');
    return token;
  }

  /** The code of the newest refusal; null where nothing was ever refused. */
  get refusal(): string | null {
    return this.said.findLast((message) => message.type === 'refused')?.reason.code ?? null;
  }

  get #lastWithSeq(): { readonly view: View | null; readonly seq: number } {
    const message = this.said.findLast(
      (each) => each.type === 'welcome' || each.type === 'step' || each.type === 'refused',
    );
    if (message === undefined) throw new Error('Nobody was welcomed');
    return message;
  }
}

/** A first deal of these tiles, whatever was asked for; later rounds are drawn by chance. */
export function dealing(given: Parameters<typeof dealTable>[0]): StartGame {
  return () => {
    const state = dealTable(given);
    const { round, leader, leadReason } = state.table;
    return { state, events: [{ type: 'dealt', round, leader, reason: leadReason }] };
  };
}

/** Lets people make their first legal move and be ready, and time pass, until something is so. */
export function playOn(table: FakeTable, guests: readonly Guest[], isEnough: () => boolean): void {
  for (let turn = 0; turn < 10_000; turn++) {
    if (isEnough()) return;
    for (const guest of guests) {
      if (guest.facts.at === 'roundOver') guest.say({ type: 'ready' });
      const [move] = guest.view.as === 'seat' ? guest.view.legal : [];
      if (move !== undefined && move.type !== 'pass') guest.move(move);
    }
    table.clock.pass(500);
  }
  throw new Error('It never came to that');
}

/** Where a test is not about the door, nobody is asked for a code. */
export const OPEN_TO_ALL: TableOptions = { ...USUAL_OPTIONS, entry: 'open' };

export const KEEPER_TOKEN = 'the keeper of this table';

/** A room without sockets, whose time and chance are a test's. */
export class FakeTable {
  readonly #post = new Post();
  readonly clock = new FakeClock(() => this.#post.deliver());
  readonly news: RoomNews[] = [];
  readonly happened: Happened[] = [];
  readonly room: Room;
  #tokens = 0;
  #codes = 0;
  #seeds = 0;

  constructor(
    options: Partial<RoomOptions> & { readonly setup?: Setup } = {},
    parts: Partial<RoomParts> = {},
    stopped: StoppedTable | null = null,
  ) {
    this.room = new Room(
      {
        id: 'table-1',
        epoch: 1,
        name: 'Kitchen',
        setup: { preset: 'draw', chosen: {}, seats: 4 },
        options: OPEN_TO_ALL,
        bots: 0,
        keeperToken: KEEPER_TOKEN,
        begins: 'by-keeper',
        afterGame: 'waits',
        ...options,
      },
      {
        clock: this.clock,
        seed: () => seedRandom(`table ${this.#seeds++}`),
        makeSecret: null,
        start: startGame,
        bot: greedy,
        makeToken: () => `secret-${++this.#tokens}`,
        makeCode: () => `00000${++this.#codes}`,
        limits: LIMITS,
        onHappened: (happened) => this.happened.push(happened),
        onNews: (news) => this.news.push(news),
        ...parts,
      },
      stopped,
    );
  }

  /** Where this table is now, as far as it is known from what a journal is told. */
  stopped(): StoppedTable {
    const saved = this.room.saved();
    return this.happened.reduce<StoppedTable>(
      (before, happened) => {
        const after = again(before, happened);
        if (!after.ok) throw new Error(`This cannot have happened: ${JSON.stringify(happened)}`);
        return { saved, ...after.value };
      },
      { saved, game: null, seq: 0 },
    );
  }

  /** Somebody comes; whoever has no token knows the code, where one is asked for. */
  come(hello: HelloParts = {}): Guest {
    const { code } = this.room.door();
    const isKnown = hello.seatToken !== undefined || hello.keeperToken !== undefined;
    return this.stranger(isKnown || code === null ? hello : { code, ...hello });
  }

  /** Somebody comes who shows this and nothing else. */
  stranger(hello: HelloParts): Guest {
    const guest = new Guest(this.room, hello, this.#post);
    this.#post.deliver();
    return guest;
  }

  /** The machine that hosts, playing along. */
  keeper(hello: HelloParts = {}): Guest {
    return this.come({ keeperToken: KEEPER_TOKEN, name: 'Keeper', ...hello });
  }

  newsOf(is: RoomNews['is']): readonly RoomNews[] {
    return this.news.filter((news) => news.is === is);
  }
}
