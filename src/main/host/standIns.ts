import type { Seat } from '../../shared/engine/seat';
import type { RefusalCode } from '../../shared/protocol/messages';
import type { PersonId, TableOptions } from '../../shared/protocol/tableFacts';
import type { Clock } from './clock';
import type { Person } from './people';
import type { Seating } from './seating';
import { TurnClock } from './turnClock';

const SECOND_MS = 1000;

export type StandInsParts = {
  readonly clock: Clock;
  readonly options: () => TableOptions;
  /** Whether a game is on the table, in a round or between two. */
  readonly isPlaying: () => boolean;
  /** Called when somebody else plays for a seat now. */
  readonly onSeat: (seat: Seat) => void;
  /** Called when something changed that everybody may know of, and nobody asked for it. */
  readonly onChange: () => void;
};

type Gone = { readonly since: number; callOff: () => void };

/**
 * Bots that play for people who keep their seat: for who is away longer than the table waits, for who says nothing,
 * and for one turn where its time is up. Nobody waits for ever, and nobody loses a seat (cases.md C75, C77). Where no
 * person is here at all bots play for nobody: the table waits for the first one back.
 */
export class StandIns {
  readonly #seating: Seating;
  readonly #parts: StandInsParts;
  readonly #turn: TurnClock;
  readonly #gone = new Map<PersonId, Gone>();

  constructor(seating: Seating, parts: StandInsParts) {
    this.#seating = seating;
    this.#parts = parts;
    this.#turn = new TurnClock({
      clock: parts.clock,
      turnMs: () => inMs(parts.options().turnTime),
      onTimeUp: (seat) => this.#timeUp(seat),
      onIdle: (seat) => this.#idle(seat),
    });
  }

  /** Who moves for a seat: a bot on it, a bot for whoever has it, or they themselves. */
  movesFor(seat: Seat): 'bot' | 'person' {
    const person = this.#seating.personOn(seat);
    if (person === null) return 'bot';
    return (person.hasBot || this.#turn.isUp(seat)) && this.#isSomebodyHere() ? 'bot' : 'person';
  }

  /** Milliseconds that are left of the turn; null where none are counted. */
  turnLeft(): number | null {
    return this.#turn.left();
  }

  /** Whose turn it is now, if anybody's; a turn that goes on keeps its time. */
  turnOf(seat: Seat | null): void {
    this.#turn.turnOf(seat !== null && this.#plays(seat) ? seat : null);
  }

  /** A table that is carried on: whoever is not here yet is waited for anew. */
  open(): void {
    for (const person of this.#seating.seated()) if (!isHere(person)) this.gone(person);
  }

  /** A connection was lost: from now on the table waits, for as long as it has chosen. */
  gone(person: Person): void {
    person.isIdle = false;
    this.#callOff(person);
    this.#gone.set(person.id, { since: this.#parts.clock.now(), callOff: () => undefined });
    this.#wait(person);
    if (!this.#isSomebodyHere()) this.#askEverySeat();
  }

  /** Somebody came back to their seat, and plays on. */
  back(person: Person): void {
    this.#callOff(person);
    this.takeBack(person);
    this.waitAnew();
    this.#askEverySeat();
  }

  /** Somebody got up: nobody waits for them. */
  left(person: Person): void {
    this.#callOff(person);
  }

  /** Somebody who has a seat said something that no page says by itself. */
  heard(person: Person): void {
    const seat = this.#seating.seatOf(person);
    if (seat !== null) this.#turn.heard(seat);
    if (!person.isIdle) return;
    person.isIdle = false;
    this.#parts.onChange();
  }

  /**
   * A bot plays for somebody who is away or idle from now on. Refused for somebody who is here and plays, and where
   * nothing is played.
   */
  sitIn(person: Person): RefusalCode | null {
    if (this.#seating.seatOf(person) === null) return 'no-seat';
    if (!this.#parts.isPlaying()) return 'not-in-play';
    if (isHere(person) && !person.isIdle && !person.hasBot) return 'not-away';
    this.#play(person, true);
    return null;
  }

  /** Somebody plays for themselves again. Refused for who has no seat. */
  takeBack(person: Person): RefusalCode | null {
    if (this.#seating.seatOf(person) === null) return 'no-seat';
    this.#play(person, false);
    return null;
  }

  /** How long the table waits may be another time now, or a game has begun. */
  waitAnew(): void {
    for (const person of this.#seating.seated()) this.#wait(person);
  }

  /** Nothing happens by itself any more; who plays for whom stays as it is. */
  end(): void {
    this.#turn.stop();
    for (const { callOff } of this.#gone.values()) callOff();
  }

  /** The game is off the table. */
  stop(): void {
    this.#turn.stop();
    for (const person of this.#seating.seated()) {
      person.hasBot = false;
      person.isIdle = false;
    }
  }

  #wait(person: Person): void {
    const gone = this.#gone.get(person.id);
    const awayMs = inMs(this.#parts.options().awayAfter);
    gone?.callOff();
    if (gone === undefined || awayMs === null) return;
    const { clock, onChange } = this.#parts;
    gone.callOff = clock.after(Math.max(0, gone.since + awayMs - clock.now()), () => {
      if (!this.#isSomebodyHere() || this.sitIn(person) !== null) return;
      onChange();
    });
  }

  #callOff(person: Person): void {
    this.#gone.get(person.id)?.callOff();
    this.#gone.delete(person.id);
  }

  #timeUp(seat: Seat): void {
    if (!this.#isSomebodyHere()) return this.#turn.restart(seat);
    const person = this.#seating.personOn(seat);
    if (person !== null) person.isIdle = false;
    this.#parts.onSeat(seat);
    this.#parts.onChange();
  }

  #idle(seat: Seat): void {
    const person = this.#seating.personOn(seat);
    if (person === null || !isHere(person)) return;
    person.isIdle = true;
    this.#parts.onChange();
  }

  #play(person: Person, byBot: boolean): void {
    person.isIdle = false;
    const seat = this.#seating.seatOf(person);
    if (seat === null || person.hasBot === byBot) return;
    person.hasBot = byBot;
    this.#parts.onSeat(seat);
  }

  #plays(seat: Seat): boolean {
    return this.#seating.personOn(seat)?.hasBot === false;
  }

  /** The first one here, or the last one gone, changes who moves for everybody. */
  #askEverySeat(): void {
    for (const seat of this.#seating.chairs.keys()) this.#parts.onSeat(seat);
  }

  #isSomebodyHere(): boolean {
    return this.#seating.seated().some(isHere);
  }
}

function isHere({ channel }: Person): boolean {
  return channel !== null;
}

function inMs(seconds: number | null): number | null {
  return seconds === null ? null : seconds * SECOND_MS;
}
