import type { GameEvent } from '../../shared/engine/events';
import type { Door } from '../../shared/protocol/door';
import type { TableCard } from '../../shared/protocol/messages';
import type { PersonId, TableFacts } from '../../shared/protocol/tableFacts';
import { PROTOCOL } from '../../shared/protocol/version';
import { NO_DEALS } from './ceremony';
import { Advising } from './advising';
import { Course } from './course';
import { Doorkeeper } from './doorkeeper';
import { Doorway, turnAway } from './doorway';
import type { Hello } from './doorway';
import type { Channel, Person } from './people';
import { HandOver } from './handOver';
import { Lull } from './lull';
import { newsOf } from './roomNews';
import type { RoomNews } from './roomNews';
import type { Saved } from './saved';
import type { RoomOptions, RoomParts, StoppedTable } from './roomParts';
import { Seating } from './seating';
import { Telling } from './telling';
import { Waking } from './waking';
import type { Said } from './wishes';
import { Wishes } from './wishes';

/** Milliseconds from one telling of screens that come and go to the next. */
const SCREENS_MS = 250;

/**
 * A table and its people (architecture.md, The table and its people). It knows no socket: somebody comes with a
 * `Channel`, says things by `receive`, and goes by `disconnect`. Everything said is answered; what is refused
 * changes nothing.
 */
export class Room {
  readonly #options: RoomOptions;
  readonly #onNews: (news: RoomNews) => void;
  readonly #seating: Seating;
  readonly #course: Course;
  readonly #telling: Telling;
  readonly #doorkeeper: Doorkeeper;
  readonly #doorway: Doorway;
  readonly #wishes: Wishes;
  readonly #waking: Waking;
  readonly #handOver: HandOver;
  /** Screens come and go; nobody waits for that, and however many there are, it is told a few times a second. */
  readonly #screens: Lull;
  /** Where the table stood when it was last told about. */
  #toldAt: TableFacts['at'];
  #timesTold = 0;
  #isClosed = false;

  /** `stopped`: where a table that is carried on had come to; its own setup and options are among it. */
  constructor(options: RoomOptions, parts: RoomParts, stopped: StoppedTable | null = null) {
    const { setup, keeperToken } = options;
    this.#options = options;
    this.#onNews = parts.onNews;
    const saved = stopped?.saved ?? null;
    this.#seating = new Seating({ ...options, seats: setup.seats, shell: keeperToken !== null, saved });
    const before = stopped ?? { game: null, seq: 0 };
    const agreed = { ...options, dealCount: NO_DEALS, ...stopped?.saved, stopped: before };
    this.#course = new Course(this.#seating, agreed, {
      ...parts,
      onStep: (events) => this.#onStep(events),
      onChange: () => this.#settle(),
    });
    this.#toldAt = this.#course.at;
    this.#screens = new Lull(parts.clock, SCREENS_MS, () => this.#tellFacts());
    this.#waking = new Waking(this.#seating, parts.clock);
    this.#doorkeeper = new Doorkeeper(stopped?.saved.door ?? null, options.code ?? null, {
      ...parts,
      entry: () => this.#course.facts().options.entry,
    });
    this.#telling = new Telling(
      this.#seating,
      this.#course,
      () => this.#facts(),
      () => this.#doorkeeper.facts(),
    );
    const inside = {
      seating: this.#seating,
      course: this.#course,
      telling: this.#telling,
      doorkeeper: this.#doorkeeper,
      onChange: (knows: Person | null) => this.#settle(knows),
      onScreens: () => this.#screens.ask(),
    };
    this.#handOver = new HandOver({
      ...inside,
      clock: parts.clock,
      journal: parts.journal ?? null,
      onMoved: (places) => this.#moved(places),
    });
    this.#doorway = new Doorway({ ...parts, ...inside, keeperToken });
    this.#wishes = new Wishes({
      ...inside,
      doorway: this.#doorway,
      handOver: this.#handOver,
      advising: new Advising({ ...inside, ask: parts.ask ?? null }),
      onClose: () => this.close('tableOver'),
    });
  }

  /** Whether a game would be broken off. */
  get isInGame(): boolean {
    return this.#course.at === 'playing' || this.#course.at === 'roundOver';
  }

  /** Opens the table: where it waits for nobody, it begins; one that is carried on goes on. */
  open(): void {
    this.#course.open();
  }

  /** What must outlive this process, beside what happened in the game. */
  saved(): Saved {
    return { ...this.#course.saved(), ...this.#seating.saved(), door: this.#doorkeeper.saved() };
  }

  /** What a stranger may know: the answer to `GET /table`. */
  card(): TableCard {
    const { setup, options } = this.#course.facts();
    const { preset, seats } = setup;
    const code = options.entry === 'code';
    const round = this.#course.play.game?.state.table.round ?? 0;
    const { id, epoch, name } = this.#options;
    return { id, epoch, name, preset, seats, free: this.#seating.free(), round, code, version: PROTOCOL };
  }

  /**
   * Somebody comes, new or back to a seat; the answer is a `welcome`, or a `bye` and a closed channel.
   * @returns who it is from now on; null where they were turned away.
   */
  connect(hello: Hello, channel: Channel): PersonId | null {
    if (this.#isClosed) return turnAway(channel, 'closed', 'tableOver');
    const id = this.#doorway.comeIn(hello, channel);
    const person = id === null ? null : this.#seating.people.find(id);
    if (person !== null && hello.seatToken !== undefined) this.#waking.cameBack(person);
    return id;
  }

  /** Whether somebody shows that they were in before, or are this very machine: they are spared some limits. */
  knows(hello: Hello): boolean {
    return this.#doorway.knows(hello);
  }

  /** What stands on the door, for whoever runs the table. */
  door(): Door {
    return this.#doorkeeper.facts();
  }

  /** What lets in by the QR code, also where nobody is asked for it. */
  link(): string {
    return this.#doorkeeper.saved().link;
  }

  /** Where the table answers from now on, best first: `192.168.1.24:27500`. */
  answersAt(addresses: readonly string[]): void {
    this.#doorkeeper.answersAt(addresses);
    this.#telling.door();
  }

  /** A connection ended; whoever was behind it may come back with their token. */
  disconnect(id: PersonId, channel: Channel): void {
    if (this.#isClosed) return;
    const person = this.#seating.people.find(id);
    this.#doorway.dropOut(id, channel);
    if (person?.channel === null) this.#handOver.lost(person);
  }

  /** Somebody says something. */
  receive(id: PersonId, message: Said): void {
    const person = this.#seating.people.find(id);
    if (person === null || this.#isClosed) return;
    const refusal = this.#wishes.answer(person, message);
    if (refusal === null) return;
    this.#telling.refused(person, message.type === 'move' ? message.cmdId : null, refusal);
  }

  /** Shows somebody how things stand, because something could not be sent to them. */
  refresh(id: PersonId): void {
    const person = this.#seating.people.find(id);
    if (person === null) return;
    this.#telling.factsTo(person);
    this.#telling.standing(person);
    this.#telling.deal(person);
  }

  /** The machine was asleep: everybody is told. */
  wake(): void {
    if (!this.#isClosed) this.#waking.wake();
  }

  /** Says goodbye to everybody; nothing happens here any more. */
  close(reason: 'tableOver' | 'hostClosing'): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#screens.end();
    this.#course.stop();
    this.#doorway.closeUp(reason);
    this.#onNews({ is: 'closed' });
  }

  /** The same table stands on another machine by now, which got it later: everybody is led there. */
  leadTo(places: readonly string[]): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#screens.end();
    this.#course.stop();
    this.#doorway.moveTo(places);
  }

  /** The table is elsewhere from now on. */
  #moved(places: readonly string[]): void {
    this.#isClosed = true;
    this.#onNews({ is: 'moved', places });
    this.#doorway.moveTo(places);
  }

  /** Something about the people changed: what waited for it happens, and everybody (but `except`) is told. */
  #settle(except: Person | null = null): void {
    const before = this.#timesTold;
    if (!this.#handOver.isOnItsWay) this.#course.peopleChanged();
    if (this.#timesTold === before) this.#tellFacts(except);
  }

  #tellFacts(except: Person | null = null): void {
    this.#timesTold++;
    this.#screens.done();
    this.#toldAt = this.#course.at;
    this.#telling.facts(except);
    this.#telling.door();
  }

  #onStep(events: readonly GameEvent[]): void {
    this.#telling.step(events);
    if (events.some(({ type }) => type === 'roundEnded')) this.#telling.opened();
    const { game } = this.#course.play;
    if (game === null) throw new Error('A step without a game');
    const { setup } = this.#course.facts();
    const names = this.#seating.names();
    for (const event of events) {
      const news = newsOf(event, game, setup, names);
      if (news !== null) this.#onNews(news);
    }
    if (this.#course.at !== this.#toldAt) this.#tellFacts();
  }

  #facts(): TableFacts {
    const { id, name } = this.#options;
    return { id, name, ...this.#course.facts(), ...this.#seating.facts() };
  }
}
