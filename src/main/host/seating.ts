import type { Seat } from '../../shared/engine/seat';
import type { BotKind, Level } from '../../shared/protocol/botKind';
import { STAND_IN, USUAL_LEVEL } from '../../shared/protocol/botKind';
import type { PersonId, TableFacts } from '../../shared/protocol/tableFacts';
import type { Channel, Newcomer, Person } from './people';
import { People } from './people';
import type { SavedSeating } from './saved';
import type { Chairs } from './seats';
import {
  EMPTY,
  botNames,
  firstFree,
  makeChairs,
  peopleOn,
  resize,
  seatOf,
  withBot,
  withBotsOnFree,
  withChair,
  withLevel,
  withPerson,
  withStandIn,
  withoutStandIns,
} from './seats';

export type SeatingStart = {
  readonly seats: number;
  /** So many seats, the last ones, are given to bots. */
  readonly bots: number;
  /** How well bots play that come here, unless somebody says otherwise; as usual where nobody does. */
  readonly level?: Level;
  /** Without one the first to sit keeps the table. */
  readonly shell: boolean;
  /** A table that is carried on; null for a new one. */
  readonly saved: SavedSeating | null;
};

/** Who sits where and who holds which right. Whether somebody may sit down now is for the room to say. */
export class Seating {
  readonly people: People;
  /** Whether the machine that hosts has shown itself: only then, or without one, does a guest keep the table. */
  #shellCame: boolean;
  #chairs: Chairs;
  readonly #level: Level;

  constructor({ seats, bots, level = USUAL_LEVEL, shell, saved }: SeatingStart) {
    this.#level = level;
    this.people = new People(saved);
    this.#shellCame = saved?.shellCame ?? !shell;
    this.#chairs = saved?.chairs ?? makeChairs(seats);
    if (saved !== null) return;
    for (let seat = seats - bots; seat < seats; seat++) this.addBot(seat);
  }

  saved(): SavedSeating {
    return { ...this.people.saved(), chairs: this.#chairs, shellCame: this.#shellCame };
  }

  get chairs(): Chairs {
    return this.#chairs;
  }

  seatOf(person: Person): Seat | null {
    return seatOf(this.#chairs, person.id);
  }

  firstFree(): Seat | null {
    return firstFree(this.#chairs);
  }

  free(): number {
    return this.#chairs.filter(({ is }) => is === 'empty').length;
  }

  seated(): readonly Person[] {
    return peopleOn(this.#chairs).map((id) => this.#known(id));
  }

  /** Who sits on a seat; null where nobody does, or a bot. */
  personOn(seat: Seat): Person | null {
    const chair = this.#chairs[seat];
    return chair?.is === 'person' ? this.#known(chair.person) : null;
  }

  /** What stands on each seat is called; an empty chair has no name. */
  names(): readonly string[] {
    return this.#chairs.map((chair) => {
      if (chair.is === 'empty') return '';
      return chair.is === 'bot' ? chair.name : this.#known(chair.person).name;
    });
  }

  /** Somebody comes; without a name it is only a screen that shows the table. */
  arrive(newcomer: Newcomer, channel: Channel): Person {
    if (newcomer.isShell) this.#shellCame = true;
    return this.people.add(newcomer, botNames(this.#chairs), channel);
  }

  /** Seats somebody on a chair that is free for them. @returns whether they had none before. */
  sit(person: Person, seat: Seat): boolean {
    const isNew = this.seatOf(person) === null;
    this.#chairs = withPerson(this.#chairs, seat, person.id);
    if (isNew) this.people.seat(person);
    return isNew;
  }

  /** Somebody gets up; `standIn`: a bot takes the chair at once. @returns the seat they had. */
  getUp(person: Person, standIn: boolean): Seat | null {
    const seat = this.seatOf(person);
    this.people.unseat(person);
    if (seat === null) return null;
    this.#chairs = standIn
      ? withStandIn(this.#chairs, seat, this.people.names())
      : withChair(this.#chairs, seat, EMPTY);
    return seat;
  }

  addBot(seat: Seat, level: Level = this.#level): void {
    this.#chairs = withBot(this.#chairs, seat, this.people.names(), level);
  }

  /** The bot on a seat plays by another level from now on. */
  setLevel(seat: Seat, level: Level): void {
    this.#chairs = withLevel(this.#chairs, seat, level);
  }

  /** How a bot plays that moves for a seat: the one that sits there, or who stands in for somebody. */
  botFor(seat: Seat): BotKind {
    const chair = this.#chairs[seat];
    return chair?.is === 'bot' ? chair : STAND_IN;
  }

  takeBotAway(seat: Seat): void {
    this.#chairs = withChair(this.#chairs, seat, EMPTY);
  }

  botsOnFree(): void {
    this.#chairs = withBotsOnFree(this.#chairs, this.people.names(), this.#level);
  }

  /** Whether everybody got up in mid-game and only bots that stand in for them keep it going. */
  isDeserted(): boolean {
    return (
      peopleOn(this.#chairs).length === 0 &&
      this.#chairs.some((chair) => chair.is === 'bot' && chair.standsIn)
    );
  }

  standInsGetUp(): void {
    this.#chairs = withoutStandIns(this.#chairs);
  }

  /** A table of another size. @returns who lost their seat because it has fewer. */
  resize(seats: number): readonly Person[] {
    const before = this.seated();
    this.#chairs = resize(this.#chairs, seats);
    const standing = before.filter((person) => this.seatOf(person) === null);
    for (const person of standing) this.people.unseat(person);
    return standing;
  }

  /**
   * The machine that hosts keeps the table. Where it only shows it, or there is none, whoever has sat here longest
   * keeps it too (architecture.md, Keeper).
   */
  isKeeper(person: Person): boolean {
    return person.isShell || person === this.#guestKeeper();
  }

  #guestKeeper(): Person | null {
    if (!this.#shellCame || this.seated().some(({ isShell }) => isShell)) return null;
    return this.people.longestSeated();
  }

  facts(): Pick<TableFacts, 'chairs' | 'watching' | 'screens' | 'keepers'> {
    const people = this.people.all();
    // Once for all of them: at a table that many watch, this is asked for each who comes.
    const guest = this.#guestKeeper();
    return {
      chairs: this.#chairs.map((chair) => {
        if (chair.is === 'empty') return chair;
        if (chair.is === 'bot') {
          const { name, level, temper } = chair;
          return { is: 'bot', name, level, temper };
        }
        const { id, name, channel, accepted, ready, hasBot, isIdle, mayHost } = this.#known(chair.person);
        const here = channel !== null;
        return { is: 'person', person: id, name, here, bot: hasBot, idle: isIdle, mayHost, accepted, ready };
      }),
      watching: people
        .filter((person) => this.seatOf(person) === null && !person.isScreen)
        .map(({ id, name }) => ({ person: id, name })),
      screens: people.filter(({ isScreen }) => isScreen).length,
      keepers: people.filter((person) => person.isShell || person === guest).map(({ id }) => id),
    };
  }

  #known(id: PersonId): Person {
    const person = this.people.find(id);
    if (person === null) throw new Error(`Somebody unknown sits at the table: ${id}`);
    return person;
  }
}
