import type { FromPage, RefusalCode } from '../../shared/protocol/messages';
import { unreachable } from '../../shared/result';
import type { Advising } from './advising';
import type { Course } from './course';
import type { Doorkeeper } from './doorkeeper';
import type { Doorway, Hello } from './doorway';
import type { HandOver } from './handOver';
import type { Person } from './people';
import type { Seating } from './seating';
import type { Telling } from './telling';

/** What somebody at the table says. */
export type Said = Exclude<FromPage, Hello>;
type SaidAs<Type extends FromPage['type']> = Extract<FromPage, { type: Type }>;

/** What is heard while the table is on its way to another machine. */
const STILL_HEARD: readonly FromPage['type'][] = ['beat', 'network', 'tookOver'];

export type WishesParts = {
  readonly seating: Seating;
  readonly course: Course;
  readonly telling: Telling;
  readonly doorway: Doorway;
  readonly doorkeeper: Doorkeeper;
  readonly handOver: HandOver;
  readonly advising: Advising;
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
    if (this.#parts.handOver.isOnItsWay && !STILL_HEARD.includes(message.type)) return 'moving';
    switch (message.type) {
      case 'move':
        return this.#move(person, message);
      case 'beat':
        person.channel?.send({ type: 'beat' });
        return null;
      case 'commit':
      case 'reveal':
        this.#parts.course.dealing.takePart(person, message);
        return null;
      case 'sit':
        return this.#sit(person, message);
      case 'ready':
        return this.#ready(person);
      case 'leave':
        this.#parts.doorway.leave(person);
        return null;
      case 'takeBack':
        return this.#takeBack(person);
      case 'standIn':
        return this.#standIn(person, message);
      case 'hint':
        this.#parts.course.standIns.heard(person);
        return this.#parts.advising.hint(person, message.seq);
      case 'review':
        return this.#parts.advising.review(person);
      case 'tookOver':
        return this.#parts.handOver.took(person, message.places);
      case 'setup':
      case 'options':
      case 'handOver':
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
      'setup' | 'options' | 'handOver' | 'bot' | 'remove' | 'begin' | 'lock' | 'newCode' | 'close' | 'network'
    >,
  ): RefusalCode | null {
    // A page asks for the network by itself, so that is no sign of anybody.
    if (message.type !== 'network') this.#parts.course.standIns.heard(keeper);
    switch (message.type) {
      case 'setup':
        return this.#setUp(keeper, message);
      case 'options':
        this.#parts.course.setOptions(message.options);
        this.#parts.onChange(null);
        return null;
      case 'handOver':
        return this.#parts.handOver.begin(keeper, message.person);
      case 'bot':
        return this.#bot(message);
      case 'remove':
        return this.#parts.doorway.remove(message.person);
      case 'begin':
        return this.#parts.course.begin();
      case 'lock':
        this.#parts.doorkeeper.lock(message.locked);
        this.#parts.onChange(null);
        return null;
      case 'newCode':
        this.#parts.doorkeeper.renew();
        this.#parts.onChange(null);
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
    this.#plays(person);
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
    if (sat.value) this.#parts.telling.welcome(person, null);
    this.#parts.onChange(null);
    return null;
  }

  #ready(person: Person): RefusalCode | null {
    if (this.#parts.seating.seatOf(person) === null) return 'no-seat';
    this.#plays(person);
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

  /** The keeper's to say; where the keeper is the one who does not play, anybody's who sits. */
  #standIn(by: Person, { person: id, sits }: SaidAs<'standIn'>): RefusalCode | null {
    const { seating, course, onChange } = this.#parts;
    const person = seating.people.find(id);
    if (person === null) return 'no-such-person';
    const may = seating.isKeeper(by) || (seating.isKeeper(person) && seating.seatOf(by) !== null);
    if (!may) return 'not-keeper';
    const refusal = sits ? course.standIns.sitIn(person) : course.standIns.takeBack(person);
    if (refusal === null) onChange(null);
    return refusal;
  }

  #takeBack(person: Person): RefusalCode | null {
    const refusal = this.#parts.course.standIns.takeBack(person);
    if (refusal === null) this.#parts.onChange(null);
    return refusal;
  }

  /** Whoever says something is there: they play for themselves, and their time to be idle begins anew. */
  #plays(person: Person): void {
    const { standIns } = this.#parts.course;
    if (person.hasBot) this.#takeBack(person);
    standIns.heard(person);
  }

  #bot({ seat, sits, level }: SaidAs<'bot'>): RefusalCode | null {
    const refusal = this.#parts.course.bot(seat, sits, level);
    if (refusal === null) this.#parts.onChange(null);
    return refusal;
  }
}
