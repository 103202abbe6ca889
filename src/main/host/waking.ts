import type { Clock } from './clock';
import type { Person } from './people';
import type { Seating } from './seating';

/** Milliseconds after waking in which whoever comes back is told why the table was away. */
const RETURN = 30_000;

/** Tells people that the machine which hosts was asleep: who is here at once, others when they come back. */
export class Waking {
  readonly #seating: Seating;
  readonly #clock: Clock;
  #wokeAt: number | null = null;

  constructor(seating: Seating, clock: Clock) {
    this.#seating = seating;
    this.#clock = clock;
  }

  wake(): void {
    this.#wokeAt = this.#clock.now();
    for (const person of this.#seating.people.all()) this.#tell(person);
  }

  cameBack(person: Person): void {
    if (this.#wokeAt !== null && this.#clock.now() - this.#wokeAt < RETURN) this.#tell(person);
  }

  #tell(person: Person): void {
    // Whoever sits at the machine that slept knows.
    if (person.isShell) return;
    const host = this.#seating.people.all().find(({ isShell, isScreen }) => isShell && !isScreen);
    person.channel?.send({ type: 'woke', name: host?.name ?? null });
  }
}
