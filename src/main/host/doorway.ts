import type { ByeReason, FromPage, RefusalCode } from '../../shared/protocol/messages';
import type { CloseReason } from '../../shared/protocol/closing';
import type { PersonId } from '../../shared/protocol/tableFacts';
import type { Course } from './course';
import type { Doorkeeper } from './doorkeeper';
import type { Limits } from './limits';
import type { Channel, Person } from './people';
import type { RoomNews } from './roomNews';
import type { SavedPass } from './saved';
import type { Seating } from './seating';
import type { Telling } from './telling';
import { hashToken, isTokenOf } from './tokens';

export type Hello = Extract<FromPage, { type: 'hello' }>;

export type DoorwayParts = {
  readonly seating: Seating;
  readonly course: Course;
  readonly telling: Telling;
  readonly doorkeeper: Doorkeeper;
  readonly keeperToken: string | null;
  readonly limits: Pick<Limits, 'people' | 'screens'>;
  /** A new secret of 128 bits. */
  readonly makeToken: () => string;
  readonly onNews: (news: RoomNews) => void;
  /** Called when who is here has changed; `knows` has been told already. */
  readonly onChange: (knows: Person | null) => void;
  /** Called when a screen came or went. */
  readonly onScreens: () => void;
};

/** By what right somebody is let in who does not sit here yet. */
type Leave =
  | { readonly by: 'keeperToken' }
  | { readonly by: 'pass'; readonly token: string; readonly pass: SavedPass }
  | { readonly by: 'door'; readonly knowsDoor: boolean };

/** Who comes to a table, comes back, drops out and goes. */
export class Doorway {
  readonly #parts: DoorwayParts;
  readonly #keeperHash: string | null;

  constructor(parts: DoorwayParts) {
    this.#parts = parts;
    this.#keeperHash = parts.keeperToken === null ? null : hashToken(parts.keeperToken);
  }

  /** Whether somebody shows that they were in before, or are this very machine. */
  knows({ seatToken, keeperToken }: Hello): boolean {
    const { people } = this.#parts.seating;
    if (this.#isKeeperToken(keeperToken)) return true;
    return (
      seatToken !== undefined && (people.findByToken(seatToken) ?? people.passes.find(seatToken)) !== null
    );
  }

  /** Somebody comes, new or back: a `welcome`, or a `bye` and a closed channel. Null: turned away. */
  comeIn(hello: Hello, channel: Channel): PersonId | null {
    const { seatToken } = hello;
    const person = seatToken === undefined ? null : this.#parts.seating.people.findByToken(seatToken);
    if (person !== null && seatToken !== undefined) return this.#comeBack(person, hello, channel);
    const leave = this.#leaveOf(hello);
    return typeof leave === 'string'
      ? turnAway(channel, leave, 'notLetIn')
      : this.#arrive(hello, leave, channel);
  }

  /**
   * A connection ended. A seat is kept, and whoever had none may come back without the code; a late end of a
   * connection that was replaced means nothing.
   */
  dropOut(id: PersonId, channel: Channel): void {
    const { seating, course, onNews, onChange } = this.#parts;
    const person = seating.people.find(id);
    if (person?.channel !== channel) return;
    person.channel = null;
    person.mayHost = false;
    const seat = seating.seatOf(person);
    if (seat === null) seating.people.remove(person, 'mayComeBack');
    else course.standIns.gone(person);
    if (person.isScreen && !person.isShell) return this.#parts.onScreens();
    if (!person.isScreen) onNews({ is: 'left', name: person.name, seat, kept: seat !== null });
    onChange(null);
  }

  /** Somebody goes by themselves: the seat is free at once (cases.md C77), and they may come in again. */
  leave(person: Person): void {
    this.#sendOff(person, 'left');
    this.#parts.onChange(null);
  }

  /**
   * Sends somebody away, and makes a new code and a new link, which they do not know; the machine that hosts cannot
   * be sent away from its own table.
   */
  remove(id: PersonId): RefusalCode | null {
    const person = this.#parts.seating.people.find(id);
    if (person === null) return 'no-such-person';
    if (person.isShell) return 'not-keeper';
    this.#sendOff(person, 'removed');
    this.#parts.doorkeeper.renew();
    this.#parts.onChange(null);
    return null;
  }

  /** Tells everybody where the table stands from now on, and hangs up. */
  moveTo(places: readonly string[]): void {
    for (const { channel } of this.#parts.seating.people.all()) {
      channel?.send({ type: 'bye', reason: 'moved', places });
      channel?.close('hostClosing');
    }
  }

  /** Says goodbye to everybody. */
  closeUp(closing: CloseReason): void {
    for (const person of this.#parts.seating.people.all()) dismiss(person, 'closed', closing);
  }

  /** By what right somebody comes in who has no seat here; why not, where they have none. */
  #leaveOf(hello: Hello): Leave | ByeReason {
    const { seatToken: token, keeperToken } = hello;
    if (this.#isKeeperToken(keeperToken)) return { by: 'keeperToken' };
    const pass = token === undefined ? null : this.#parts.seating.people.passes.find(token);
    if (pass !== null && token !== undefined) return { by: 'pass', token, pass };
    if (keeperToken !== undefined) return 'notLetIn';
    // A token that is worth nothing is said so, unless there is something else to come in by.
    if (token !== undefined && hello.code === undefined && hello.link === undefined) return 'notLetIn';
    const isScreen = isMereScreen(hello);
    const admitted = this.#parts.doorkeeper.admit(hello, isScreen);
    if (admitted.ok) return { by: 'door', knowsDoor: !isScreen || admitted.value === 'shown' };
    // A wrong code is counted, and that is to be kept; the last one is told to those who are in.
    if (admitted.error === 'wrongCode') this.#parts.onChange(null);
    return admitted.error;
  }

  #arrive(hello: Hello, leave: Leave, channel: Channel): PersonId | null {
    const { seating, course, telling, makeToken, onNews, onChange } = this.#parts;
    const isScreen = leave.by !== 'pass' && isMereScreen(hello);
    if (leave.by !== 'keeperToken' && this.#isFull(isScreen))
      return turnAway(channel, 'tableFull', 'tableFull');
    const back = leave.by === 'pass' ? leave.pass : null;
    const token = leave.by === 'pass' ? leave.token : isScreen ? null : makeToken();
    if (back !== null) seating.people.passes.take(back);
    const person = seating.arrive(
      {
        name: isScreen ? null : (hello.name ?? back?.name ?? ''),
        isShell: leave.by === 'keeperToken',
        knowsDoor: leave.by !== 'door' || leave.knowsDoor,
        tokenHash: token === null ? null : hashToken(token),
      },
      channel,
    );
    person.mayHost = hello.mayHost ?? false;
    const seat = hello.as === 'seat' && course.at === 'gathering' ? seating.firstFree() : null;
    if (seat !== null) seating.sit(person, seat);
    telling.welcome(person, token);
    if (isScreen && !person.isShell) {
      this.#parts.onScreens();
      return person.id;
    }
    if (!isScreen) onNews({ is: 'joined', name: person.name, seat, back: back !== null });
    onChange(person);
    return person.id;
  }

  /** The newest connection is the person, and has the seat; an older one is told so and closed (cases.md C74). */
  #comeBack(person: Person, { seatToken, mayHost = false }: Hello, channel: Channel): PersonId {
    const { seating, course, telling, onNews, onChange } = this.#parts;
    dismiss(person, 'takenOver', 'takenOver');
    person.channel = channel;
    person.mayHost = mayHost;
    course.standIns.back(person);
    telling.welcome(person, seatToken ?? null);
    onNews({ is: 'joined', name: person.name, seat: seating.seatOf(person), back: true });
    onChange(person);
    return person.id;
  }

  #sendOff(person: Person, reason: 'left' | 'removed'): void {
    const { seating, course, onNews } = this.#parts;
    const seat = seating.seatOf(person);
    dismiss(person, reason, reason);
    course.getUp(person);
    seating.people.remove(person, reason === 'left' ? 'mayComeBack' : 'forGood');
    onNews({ is: 'left', name: person.name, seat, kept: false });
  }

  #isFull(isScreen: boolean): boolean {
    const { seating, limits } = this.#parts;
    const alike = seating.people.all().filter((person) => person.isScreen === isScreen);
    return alike.length >= (isScreen ? limits.screens : limits.people);
  }

  #isKeeperToken(token: string | undefined): boolean {
    return this.#keeperHash !== null && token !== undefined && isTokenOf(this.#keeperHash, token);
  }
}

/** Whether this is nobody, but only a screen that shows the table. */
function isMereScreen({ as, name }: Hello): boolean {
  return as === 'watch' && name === undefined;
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
