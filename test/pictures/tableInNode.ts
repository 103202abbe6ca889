import { askHere } from '../../src/main/hindsight/work';
import { greedy } from '../../src/main/bots/greedy';
import type { StartGame } from '../../src/main/host/game';
import { LIMITS } from '../../src/main/host/limits';
import type { Channel } from '../../src/main/host/people';
import { Room } from '../../src/main/host/room';
import { makeToken } from '../../src/main/host/tokens';
import type {
  Desktop,
  DesktopFacts,
  LinkNews,
  Nearby,
  Opened,
  ScreenUse,
  Trouble,
} from '../../src/shared/desktop';
import type { HouseRules } from '../../src/shared/houseRules';
import type { DisplaySeen } from '../../src/shared/displays';
import type { FileTrouble, LeftHere, TableInFile } from '../../src/shared/leftTables';
import type { NetworkNews } from '../../src/shared/network';
import { startGame } from '../../src/shared/engine/deal';
import type { Move } from '../../src/shared/engine/moves';
import { seedRandom } from '../../src/shared/engine/random';
import type { View } from '../../src/shared/engine/view';
import type { FromHost, FromPage } from '../../src/shared/protocol/messages';
import { USUAL_OPTIONS } from '../../src/shared/protocol/tableFacts';
import type { PersonId, Setup, TableOptions } from '../../src/shared/protocol/tableFacts';
import { makeSeatLink } from '../../src/shared/seatLink';
import { unreachable } from '../../src/shared/result';
import type { Result } from '../../src/shared/result';
import type { NamedSheet } from '../../src/shared/scores/sheet';
import type { KeptScores } from '../../src/shared/scores/shelf';
import { DealParts } from './dealParts';
import type { DealKind } from './dealParts';
import { FakeClock } from '../renderer/fakeClock';

export type GalleryTable = {
  readonly name: string;
  readonly me: string;
  readonly others: readonly string[];
  readonly bots: number;
  readonly setup: Setup;
  readonly options?: TableOptions;
  /** Whether everybody sits at a computer that could take the table over. */
  readonly hasDesktops?: boolean;
  readonly seed: string;
  /** A deal of its own in place of one from the seed. */
  readonly start?: StartGame;
  /** Everybody takes part in the deal; left out, tiles come from the seed. */
  readonly deal?: DealKind;
  /** Whether the table is on another machine. */
  readonly isGuest?: boolean;
};

/** What the shell of the page knows of its machine. */
export type Machine = Partial<Pick<DesktopFacts, 'platform' | 'hasHosted'>> & {
  readonly network?: NetworkNews;
  readonly displays?: readonly DisplaySeen[];
  readonly trouble?: Trouble;
  readonly left?: LeftHere;
  readonly file?: Result<TableInFile, FileTrouble>;
  readonly scores?: readonly KeptScores[];
};

type FromMe = Exclude<FromPage, { type: 'hello' }>;

const STEP_MS = 250;
/** The code of every table in a picture: the same each time. */
const CODE = '641523';
const HOUSE_RULES: readonly HouseRules[] = [
  {
    id: 'sundays',
    name: 'Sundays at Rosa’s',
    setup: { preset: 'all-fives', chosen: { target: 150, laterLead: 'winner' }, seats: 4 },
    options: { ...USUAL_OPTIONS, pace: 'slow' },
  },
];
/** Under this name the page's own person is kept apart from the others. */
const ME = '';

type Standing = { readonly view: View | null; readonly seq: number; readonly person: PersonId | null };

/** A way to somebody who plays on a phone if it is slow, else on a computer. */
function channel(send: (message: FromHost) => void, roundTrip: number): Channel {
  const device = roundTrip > 10 ? 'phone' : 'desktop';
  return { send, close: () => undefined, about: () => ({ device, roundTrip }) };
}

/** A real table in this process and the shell of one page at it, for pictures of every screen. */
export class TableInNode {
  readonly clock = new FakeClock();
  readonly nearby: Nearby;
  readonly machine: Machine;
  readonly #room: Room;
  readonly #me: PersonId | null;
  readonly #others: readonly PersonId[];
  /** What each person heard last of the game. */
  readonly #newest = new Map<string, Standing>();
  readonly #people = new Map<string, PersonId>();
  readonly #tokens = new Map<string, string>();
  readonly #channels = new Map<string, Channel>();
  readonly #deal: DealParts | null;
  #moves = 0;
  #waiting: LinkNews[] = [];
  #toPage: ((news: LinkNews) => void) | null = null;
  #opened: Opened | null;

  constructor(table: GalleryTable, screen: ScreenUse | null, nearby: Nearby, machine: Machine = {}) {
    this.nearby = nearby;
    this.machine = machine;
    const isGuest = table.isGuest ?? false;
    const keeperToken = makeToken();
    const answer = (name: string, message: FromMe): void => {
      this.#room.receive(this.#people.get(name) ?? '', message);
    };
    this.#deal = table.deal === undefined ? null : new DealParts(table.deal, answer);
    this.#room = new Room(
      {
        id: 'gallery',
        epoch: 1,
        name: table.name,
        bots: table.bots,
        keeperToken,
        setup: table.setup,
        options: table.options ?? USUAL_OPTIONS,
        begins: 'by-keeper',
        afterGame: 'waits',
      },
      {
        clock: { now: () => this.clock.now, after: this.clock.after },
        seed: () => seedRandom(table.seed),
        makeSecret: this.#deal?.makeSecret ?? null,
        start: table.start ?? startGame,
        bot: greedy,
        ask: askHere,
        makeToken,
        makeCode: () => CODE,
        limits: LIMITS,
        onHappened: () => undefined,
        onNews: () => undefined,
      },
    );
    const addresses = ['192.168.1.24:27500'];
    this.#room.answersAt(addresses);
    this.#opened =
      screen === null ? null : { tableId: 'gallery', solo: false, hosting: !isGuest, screen, addresses };
    const as = screen === 'table' ? 'watch' : 'seat';
    const keeper = isGuest ? {} : { keeperToken };
    const hello = { type: 'hello', protocol: 1, as, name: table.me, code: CODE, ...keeper } as const;
    this.#me = this.#room.connect(
      hello,
      channel((message) => this.#hear(message), 0.4),
    );
    this.#others = table.others.flatMap((name, index) => {
      const other = {
        type: 'hello',
        protocol: 1,
        as: 'seat',
        mayHost: table.hasDesktops ?? false,
        name,
        code: CODE,
      } as const;
      const theirs = channel((message) => this.#keep(name, message), 3 + 9 * index);
      this.#channels.set(name, theirs);
      return this.#room.connect(other, theirs) ?? [];
    });
  }

  /** Answers as the shell would. */
  answer(question: keyof Desktop, words: readonly unknown[]): unknown {
    const facts: DesktopFacts = {
      name: 'Inês',
      nameChosen: true,
      version: '0.1.0',
      displays: 1,
      platform: this.machine.platform ?? 'linux',
      hasHosted: this.machine.hasHosted ?? true,
      profile: null,
    };
    switch (question) {
      case 'facts':
      case 'keepName':
        return facts;
      case 'opened':
        return this.#opened;
      case 'leftHere':
      case 'forgetTable':
        return this.machine.left ?? { tables: [], unreadable: [] };
      case 'chooseTableFile':
        return this.machine.file ?? { ok: true, value: null };
      case 'saveTable':
        return { ok: true, value: 'inês-s-table.boneyard-table' };
      case 'open':
      case 'join':
        return { ok: false, error: this.machine.trouble ?? 'noAnswer' };
      case 'say':
        this.say(words[0] as FromMe);
        return undefined;
      case 'displays':
        return this.machine.displays ?? [{ mark: 'here', width: 1280, height: 800, isHere: true }];
      case 'seatLink':
        return makeSeatLink('192.168.1.24:27500', 'x4J2mPq0Zt7Lw9KcVb3Rng');
      case 'comeBack':
        return undefined;
      case 'leave':
        this.#opened = null;
        return undefined;
      case 'scores':
        return this.machine.scores ?? [];
      case 'keepScores':
        return { ok: true, value: { id: 'kitchen', ...(words[0] as NamedSheet), lastWritten: 0 } };
      case 'deleteScores':
        return { ok: true, value: null };
      case 'houseRules':
        return HOUSE_RULES;
      case 'deleteRules':
        return { ok: true, value: null };
      case 'keepRules':
      case 'renameRules':
      case 'shareRules':
      case 'importRules':
        return { ok: false, error: { code: 'notKept' } };
      case 'listen':
      case 'listenNearby':
      case 'listenNetwork':
      case 'listenSettings':
      case 'keepSettings':
      case 'openPage':
      case 'showTv':
      case 'toggleFullScreen':
        return undefined;
      default:
        return unreachable(question);
    }
  }

  listen(toPage: (news: LinkNews) => void): void {
    this.#toPage = toPage;
    for (const news of this.#waiting.splice(0)) toPage(news);
  }

  tell(news: LinkNews): void {
    if (this.#toPage === null) this.#waiting.push(news);
    else this.#toPage(news);
  }

  say(message: FromMe): void {
    if (this.#me !== null) this.#room.receive(this.#me, message);
    this.#deal?.deliver();
  }

  /** Loses the connection of one of the others; they may come back. */
  drop(name: string): void {
    const person = this.#people.get(name);
    const channel = this.#channels.get(name);
    if (person !== undefined && channel !== undefined) this.#room.disconnect(person, channel);
  }

  comeBack(name: string): void {
    const [channel, seatToken] = [this.#channels.get(name), this.#tokens.get(name)];
    if (channel === undefined || seatToken === undefined) return;
    this.#room.connect({ type: 'hello', protocol: 1, as: 'seat', seatToken }, channel);
  }

  /** One of the others says something. */
  saysOf(name: string, message: FromMe): void {
    this.#room.receive(this.personOf(name), message);
  }

  personOf(name: string): PersonId {
    return this.#people.get(name) ?? '';
  }

  /** Everybody else says something. */
  othersSay(message: FromMe): void {
    for (const other of this.#others) this.#room.receive(other, message);
    this.#deal?.deliver();
  }

  /** Lets the table go on by itself, and people play what comes first, until `isThere`; at most `most` steps. */
  playOn(isThere: (view: View) => boolean, most = 4000): void {
    for (let step = 0; step < most; step++) {
      const view = this.#newest.get(ME)?.view ?? null;
      if (view !== null && isThere(view)) return;
      if (view?.table.phase.at === 'roundOver') {
        this.say({ type: 'ready' });
        this.othersSay({ type: 'ready' });
      } else if (!this.#somebodyMoves()) this.clock.pass(STEP_MS);
      this.#deal?.deliver();
    }
    throw new Error('The table never came there');
  }

  /** Whoever is to move makes the next of these moves; all seats must be people's. One draw draws all that must be. */
  playMoves(moves: readonly Move[]): void {
    for (const move of moves) {
      const mover = [...this.#newest].find(([, { view }]) => view?.as === 'seat' && view.legal.length > 0);
      if (mover === undefined || mover[1].person === null) throw new Error('Nobody is to move');
      const [name, { seq, person }] = mover;
      this.#newest.delete(name);
      this.#room.receive(person, { type: 'move', cmdId: `g${this.#moves++}`, seq, move });
    }
  }

  #somebodyMoves(): boolean {
    for (const [name, { view, seq, person }] of this.#newest) {
      const move = view?.as === 'seat' ? view.legal[0] : undefined;
      if (move === undefined || person === null) continue;
      this.#newest.delete(name);
      this.#room.receive(person, { type: 'move', cmdId: `g${this.#moves++}`, seq, move });
      return true;
    }
    return false;
  }

  #hear(message: FromHost): void {
    this.#keep(ME, message);
    const told = this.#deal === null ? message : this.#deal.toPage(message);
    if (told !== null) this.tell({ is: 'said', message: told });
  }

  #keep(name: string, message: FromHost): void {
    if (message.type === 'welcome') {
      this.#people.set(name, message.you);
      if (message.seatToken !== null) this.#tokens.set(name, message.seatToken);
    }
    this.#deal?.hear(name, message);
    if (message.type !== 'welcome' && message.type !== 'step') return;
    this.#newest.set(name, { view: message.view, seq: message.seq, person: this.#people.get(name) ?? null });
  }
}
