import type { Connected, FromHost, FromPage } from '../../shared/protocol/messages';

/** How quick the connection to the table is, and how often it was lost; asked for only while somebody looks. */
export class Pulse {
  /** Milliseconds there and back, as this page feels it; null before the first answer. */
  roundTrip = $state.raw<number | null>(null);
  /** Everybody's connection, where this page keeps the table. */
  people = $state.raw<readonly Connected[]>([]);
  /** How often the connection was lost and came back. */
  returns = $state.raw(0);

  readonly #now: () => number;
  #askedAt: number | null = null;
  #isLost = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  ask(say: (message: FromPage) => void, isKeeper: boolean): void {
    this.#askedAt = this.#now();
    say({ type: 'beat' });
    if (isKeeper) say({ type: 'network' });
  }

  hear(message: Extract<FromHost, { type: 'beat' | 'network' }>): void {
    if (message.type === 'network') {
      this.people = message.people;
      return;
    }
    if (this.#askedAt === null) return;
    this.roundTrip = this.#now() - this.#askedAt;
    this.#askedAt = null;
  }

  lost(): void {
    this.#isLost = true;
    this.#askedAt = null;
    this.roundTrip = null;
  }

  up(): void {
    if (this.#isLost) this.returns += 1;
    this.#isLost = false;
  }

  forget(): void {
    this.roundTrip = null;
    this.people = [];
    this.returns = 0;
    this.#askedAt = null;
    this.#isLost = false;
  }
}
