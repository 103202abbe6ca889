import type { RefusalCode } from '../../shared/protocol/messages';
import type { PersonId } from '../../shared/protocol/tableFacts';
import type { Clock } from './clock';
import type { Course } from './course';
import type { Person } from './people';
import type { Seating } from './seating';
import type { Telling } from './telling';

/** So long the other machine has to open the table. */
export const TAKE_MS = 10_000;

export type HandOverParts = {
  readonly clock: Clock;
  readonly seating: Seating;
  readonly course: Course;
  readonly telling: Telling;
  /** All there is of the table, as it is kept on disk; null where it is kept nowhere. */
  readonly journal: (() => Promise<string>) | null;
  /** Called when the table stands ready elsewhere: from now on it is there. */
  readonly onMoved: (places: readonly string[]) => void;
};

type Handing = { readonly to: Person; readonly by: Person; readonly callOff: () => void };

/**
 * Passes the table to a desktop at it (lan.md 6.3, B). While it is on its way nothing happens here; it goes on here as
 * if nothing had been asked where the other machine says no, says nothing, or is lost.
 */
export class HandOver {
  readonly #parts: HandOverParts;
  #handing: Handing | null = null;

  constructor(parts: HandOverParts) {
    this.#parts = parts;
  }

  /** Whether the table is on its way: then nothing is decided here. */
  get isOnItsWay(): boolean {
    return this.#handing !== null;
  }

  /** Begins to pass the table to somebody; refused in mid-round, and where their machine cannot take it. */
  begin(by: Person, id: PersonId): RefusalCode | null {
    const { clock, seating, course } = this.#parts;
    const to = seating.people.find(id);
    if (to === null || seating.seatOf(to) === null) return 'no-such-person';
    if (this.#parts.journal === null || to.channel === null || to.isShell || !to.mayHost)
      return 'cannot-host';
    if (course.at === 'playing') return 'in-play';
    course.stop();
    this.#handing = { to, by, callOff: clock.after(TAKE_MS, () => this.#fail()) };
    void this.#send(to);
    return null;
  }

  /** The other machine says where the table stands ready, or that it cannot take it. */
  took(person: Person, places: readonly string[] | null): RefusalCode | null {
    if (this.#handing === null || person !== this.#handing.to) return 'stale';
    if (places === null || places.length === 0) this.#fail();
    else {
      this.#handing.callOff();
      this.#parts.onMoved(places);
    }
    return null;
  }

  /** A connection was lost: the table does not go to a machine that is not there. */
  lost(person: Person): void {
    if (person === this.#handing?.to) this.#fail();
  }

  async #send(to: Person): Promise<void> {
    const journal = await this.#parts.journal?.();
    if (this.#handing?.to === to && journal !== undefined) to.channel?.send({ type: 'takeOver', journal });
  }

  #fail(): void {
    const handing = this.#handing;
    if (handing === null) return;
    handing.callOff();
    this.#handing = null;
    this.#parts.course.open();
    this.#parts.telling.refused(handing.by, null, 'not-taken');
    this.#parts.telling.facts();
  }
}
