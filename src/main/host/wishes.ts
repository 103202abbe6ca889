import type { FromPage, RefusalCode } from '../../shared/protocol/messages';
import { unreachable } from '../../shared/result';
import type { Course } from './course';
import type { Doorway, Hello } from './doorway';
import type { Person } from './people';
import type { Seating } from './seating';
import type { Telling } from './telling';

/** What somebody at the table says. */
export type Said = Exclude<FromPage, Hello>;
type SaidAs<Type extends FromPage['type']> = Extract<FromPage, { type: Type }>;

export type WishesParts = {
  readonly seating: Seating;
  readonly course: Course;
  readonly telling: Telling;
  readonly doorway: Doorway;
  /** Called when something about the people has changed; nobody has been told yet. */
  readonly onChange: (knows: null) => void;
  readonly onClose: () => void;
};

/** What people at the table want, and who may want what. */
export class Wishes {
  readonly #parts: WishesParts;

  constructor(parts: WishesParts) {
    this.#parts = parts;
  }

  /** @returns why it was not done; null where it was. */
  answer(person: Person, message: Said): RefusalCode | null {
    switch (message.type) {
      case 'move':
        return this.#move(person, message);
      case 'beat':
        person.channel?.send({ type: 'beat' });
        return null;
      case 'commit':
      case 'reveal':
        // An answer that comes too late, or that nobody asked for, changes nothing.
        return null;
      case 'sit':
        return this.#sit(person, message);
      case 'ready':
        return this.#ready(person);
      case 'leave':
        this.#parts.doorway.leave(person, 'left');
        return null;
      case 'takeBack':
        return this.#standIn(person, false);
      case 'setup':
      case 'options':
      case 'standIn':
      case 'bot':
      case 'remove':
      case 'begin':
      case 'lock':
      case 'newCode':
      case 'close':
      case 'network':
        return this.#parts.seating.isKeeper(person) ? this.#answerKeeper(person, message) : 'not-keeper';
      default:
        return unreachable(message);
    }
  }

  #answerKeeper(
    keeper: Person,
    message: SaidAs<
      'setup' | 'options' | 'standIn' | 'bot' | 'remove' | 'begin' | 'lock' | 'newCode' | 'close' | 'network'
    >,
  ): RefusalCode | null {
    switch (message.type) {
      case 'setup':
        return this.#setUp(keeper, message);
      case 'options':
        this.#parts.course.setOptions(message.options);
        this.#parts.onChange(null);
        return null;
      case 'standIn': {
        const person = this.#parts.seating.people.find(message.person);
        return person === null ? 'no-such-person' : this.#standIn(person, message.sits);
      }
      case 'bot':
        return this.#bot(message);
      case 'remove':
        return this.#parts.doorway.remove(message.person);
      case 'begin':
        return this.#parts.course.begin();
      case 'lock':
      case 'newCode':
        // The door itself is not built yet: these change nothing, so there is nothing to tell.
        return null;
      case 'close':
        this.#parts.onClose();
        return null;
      case 'network':
        this.#parts.telling.network(keeper);
        return null;
      default:
        return unreachable(message);
    }
  }

  #move(person: Person, { cmdId, seq, move }: SaidAs<'move'>): RefusalCode | null {
    const seat = this.#parts.seating.seatOf(person);
    if (seat === null) return 'no-seat';
    if (cmdId === person.lastCmdId) {
      this.#parts.telling.standing(person);
      return null;
    }
    const taken = this.#parts.course.play.take(seat, seq, move, { person: person.id, cmdId });
    if (!taken.ok) return taken.error;
    person.lastCmdId = cmdId;
    return null;
  }

  #sit(by: Person, { seat, person: id }: SaidAs<'sit'>): RefusalCode | null {
    const person = id === undefined ? by : this.#parts.seating.people.find(id);
    if (person !== by && !this.#parts.seating.isKeeper(by)) return 'not-keeper';
    if (person === null || person.isScreen) return 'no-such-person';
    const sat = this.#parts.course.sit(person, seat, this.#parts.seating.isKeeper(by));
    if (!sat.ok) return sat.error;
    if (sat.value !== null) this.#parts.telling.welcome(person, sat.value);
    this.#parts.onChange(null);
    return null;
  }

  #ready(person: Person): RefusalCode | null {
    if (this.#parts.seating.seatOf(person) === null) return 'no-seat';
    if (this.#parts.course.ready(person)) this.#parts.onChange(null);
    else this.#parts.telling.factsTo(person);
    return null;
  }

  #setUp(keeper: Person, { setup, options }: SaidAs<'setup'>): RefusalCode | null {
    const agreed = this.#parts.course.setUp(keeper, setup, options);
    if (!agreed.ok) return agreed.error;
    for (const person of agreed.value) this.#parts.telling.welcome(person, null);
    this.#parts.onChange(null);
    return null;
  }

  #standIn(person: Person, sits: boolean): RefusalCode | null {
    const refusal = this.#parts.course.standIn(person, sits);
    if (refusal === null) this.#parts.onChange(null);
    return refusal;
  }

  #bot({ seat, sits }: SaidAs<'bot'>): RefusalCode | null {
    const refusal = this.#parts.course.bot(seat, sits);
    if (refusal === null) this.#parts.onChange(null);
    return refusal;
  }
}
