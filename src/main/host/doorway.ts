import type { FromHost, FromPage, RefusalCode } from '../../shared/protocol/messages';
import type { CloseReason } from '../../shared/protocol/closing';
import type { PersonId } from '../../shared/protocol/tableFacts';
import type { Course } from './course';
import type { Channel, Person } from './people';
import type { RoomNews } from './roomNews';
import type { Seating } from './seating';
import type { Telling } from './telling';
import { hashToken, isTokenOf } from './tokens';

/** More than a house holds. */
export const MOST_PEOPLE = 50;

export type Hello = Extract<FromPage, { type: 'hello' }>;
type ByeReason = Extract<FromHost, { type: 'bye' }>['reason'];

export type DoorwayParts = {
  readonly seating: Seating;
  readonly course: Course;
  readonly telling: Telling;
  readonly keeperToken: string | null;
  readonly onNews: (news: RoomNews) => void;
  /** Called when who is here has changed; `knows` has been told already. */
  readonly onChange: (knows: Person | null) => void;
};

/** Who comes to a table, comes back, drops out and goes. */
export class Doorway {
  readonly #parts: DoorwayParts;
  readonly #keeperHash: string | null;

  constructor(parts: DoorwayParts) {
    this.#parts = parts;
    this.#keeperHash = parts.keeperToken === null ? null : hashToken(parts.keeperToken);
  }

  /** Somebody comes, new or back to a seat: a `welcome`, or a `bye` and a closed channel. Null: turned away. */
  comeIn(hello: Hello, channel: Channel): PersonId | null {
    if (hello.seatToken !== undefined) return this.#comeBack(hello.seatToken, channel);
    const isShell = hello.keeperToken !== undefined;
    if (isShell && !this.#isKeeperToken(hello.keeperToken)) return turnAway(channel, 'notLetIn', 'notLetIn');
    const { seating, course, telling, onNews, onChange } = this.#parts;
    if (seating.people.all().length >= MOST_PEOPLE) return turnAway(channel, 'tableFull', 'tableFull');

    const name = hello.name ?? (hello.as === 'seat' ? '' : null);
    const person = seating.arrive(name, isShell, channel);
    const seat = hello.as === 'seat' && course.at === 'gathering' ? seating.firstFree() : null;
    const token = seat === null ? null : seating.sit(person, seat);
    telling.welcome(person, token);
    if (!person.isScreen) onNews({ is: 'joined', name: person.name, seat, back: false });
    onChange(person);
    return person.id;
  }

  /** A connection ended. A seat is kept; a late end of a connection that was replaced means nothing. */
  dropOut(id: PersonId, channel: Channel): void {
    const { seating, course, onNews, onChange } = this.#parts;
    const person = seating.people.find(id);
    if (person?.channel !== channel) return;
    person.channel = null;
    const seat = seating.seatOf(person);
    if (seat === null) seating.people.remove(person);
    else course.standIns.gone(person);
    if (!person.isScreen) onNews({ is: 'left', name: person.name, seat, kept: seat !== null });
    onChange(null);
  }

  /** Somebody goes for good: the seat is free at once (cases.md C77). */
  leave(person: Person, reason: 'left' | 'removed'): void {
    const { seating, course, onNews, onChange } = this.#parts;
    const seat = seating.seatOf(person);
    dismiss(person, reason, reason);
    course.getUp(person);
    seating.people.remove(person);
    onNews({ is: 'left', name: person.name, seat, kept: false });
    onChange(null);
  }

  /** Sends somebody away; the machine that hosts cannot be sent away from its own table. */
  remove(id: PersonId): RefusalCode | null {
    const person = this.#parts.seating.people.find(id);
    if (person === null) return 'no-such-person';
    if (person.isShell) return 'not-keeper';
    this.leave(person, 'removed');
    return null;
  }

  /** Says goodbye to everybody. */
  closeUp(closing: CloseReason): void {
    for (const person of this.#parts.seating.people.all()) dismiss(person, 'closed', closing);
  }

  /** The newest connection has the seat; an older one is told so and closed (cases.md C74). */
  #comeBack(token: string, channel: Channel): PersonId | null {
    const { seating, course, telling, onNews, onChange } = this.#parts;
    const person = seating.people.findByToken(token);
    if (person === null) return turnAway(channel, 'notLetIn', 'notLetIn');
    dismiss(person, 'takenOver', 'takenOver');
    person.channel = channel;
    course.standIns.back(person);
    telling.welcome(person, token);
    onNews({ is: 'joined', name: person.name, seat: seating.seatOf(person), back: true });
    onChange(person);
    return person.id;
  }

  #isKeeperToken(token: string | undefined): boolean {
    return this.#keeperHash !== null && token !== undefined && isTokenOf(this.#keeperHash, token);
  }
}

/** Says why somebody does not come in, and hangs up. */
export function turnAway(channel: Channel, reason: ByeReason, closing: CloseReason): null {
  channel.send({ type: 'bye', reason });
  channel.close(closing);
  return null;
}

function dismiss(person: Person, reason: ByeReason, closing: CloseReason): void {
  if (person.channel !== null) turnAway(person.channel, reason, closing);
  person.channel = null;
}
