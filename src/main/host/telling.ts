import type { GameEvent } from '../../shared/engine/events';
import type { Viewer } from '../../shared/engine/view';
import type { Door } from '../../shared/protocol/door';
import type { FromHost, RefusalCode } from '../../shared/protocol/messages';
import type { TableFacts } from '../../shared/protocol/tableFacts';
import { PROTOCOL } from '../../shared/protocol/version';
import type { Person } from './people';
import type { Course } from './course';
import { openedOf } from './proof';
import type { Seating } from './seating';

/** What is said to the people at a table, each from where they sit. */
export class Telling {
  readonly #seating: Seating;
  readonly #course: Course;
  readonly #facts: () => TableFacts;
  readonly #door: () => Door;
  /** What stood on the door when those who are in were told last. */
  #toldDoor: string;

  constructor(seating: Seating, course: Course, facts: () => TableFacts, door: () => Door) {
    this.#seating = seating;
    this.#course = course;
    this.#facts = facts;
    this.#door = door;
    this.#toldDoor = JSON.stringify(door());
  }

  /**
   * All there is to know for somebody who came, came back, sat down or got up.
   * @param seatToken their secret, where it is new to their machine
   */
  welcome(person: Person, seatToken: string | null): void {
    person.channel?.send({
      type: 'welcome',
      protocol: PROTOCOL,
      you: person.id,
      seatToken,
      facts: this.#facts(),
      seq: this.#play.seq,
      view: this.#play.viewFor(this.#viewer(person)),
    });
    if (person.knowsDoor) person.channel?.send({ type: 'door', door: this.#door() });
    this.deal(person);
  }

  /** How the tiles on the table were dealt, or are being dealt, to somebody who may have missed it. */
  deal(person: Person): void {
    for (const message of this.#course.dealing.now) person.channel?.send(message);
  }

  /** What was secret of the deal, to everybody; for when the round is over. */
  opened(): void {
    const { proof } = this.#course.play;
    if (proof === null) return;
    const opened = openedOf(proof);
    for (const { channel } of this.#seating.people.all()) channel?.send(opened);
  }

  /** What stands on the door, where that has changed, to everybody who may know. */
  door(): void {
    const door = this.#door();
    const text = JSON.stringify(door);
    if (text === this.#toldDoor) return;
    this.#toldDoor = text;
    const message: FromHost = { type: 'door', door };
    for (const person of this.#seating.people.all()) if (person.knowsDoor) person.channel?.send(message);
  }

  /** The table and its people as they are now, to everybody (but `except`, who knows already). */
  facts(except: Person | null = null): void {
    const lobby: FromHost = { type: 'lobby', facts: this.#facts() };
    for (const person of this.#seating.people.all()) if (person !== except) person.channel?.send(lobby);
  }

  factsTo(person: Person): void {
    person.channel?.send({ type: 'lobby', facts: this.#facts() });
  }

  /** What happened, to everybody. Watchers see the same, so they get the very same message. */
  step(events: readonly GameEvent[]): void {
    const forWatchers = this.#stepFor({ as: 'watch' }, events);
    for (const person of this.#seating.people.all()) {
      if (person.channel === null) continue;
      const viewer = this.#viewer(person);
      person.channel.send(viewer.as === 'watch' ? forWatchers : this.#stepFor(viewer, events));
    }
  }

  /** How the game stands, to somebody who has moved already or missed a step; nothing where none is played. */
  standing(person: Person): void {
    if (this.#play.game !== null) person.channel?.send(this.#stepFor(this.#viewer(person), []));
  }

  /** Whose connection stands and how quick it is, to a keeper who asked. */
  network(keeper: Person): void {
    const people = this.#seating.people.all().flatMap(({ id, name, channel }) => {
      if (channel === null) return [];
      const { device = null, roundTrip = null } = channel.about?.() ?? {};
      return [{ person: id, name, device, roundTrip }];
    });
    keeper.channel?.send({ type: 'network', people });
  }

  refused(person: Person, cmdId: string | null, code: RefusalCode): void {
    const view = this.#play.viewFor(this.#viewer(person));
    person.channel?.send({ type: 'refused', cmdId, reason: { code }, seq: this.#play.seq, view });
  }

  #stepFor(viewer: Viewer, events: readonly GameEvent[]): FromHost {
    const view = this.#play.viewFor(viewer);
    if (view === null) throw new Error('A step without a game');
    const turnLeft = this.#course.standIns.turnLeft();
    const step = { type: 'step', seq: this.#play.seq, events, view } as const;
    return turnLeft === null ? step : { ...step, turnLeft };
  }

  get #play(): Course['play'] {
    return this.#course.play;
  }

  #viewer(person: Person): Viewer {
    const seat = this.#seating.seatOf(person);
    return seat === null ? { as: 'watch' } : { as: 'seat', seat };
  }
}
