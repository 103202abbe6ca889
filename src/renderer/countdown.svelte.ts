import type { Clock } from './clock';

const SECOND_MS = 1000;

/** Whole seconds until something happens, counted down for people to see. */
export class Countdown {
  /** Null where nothing is counted. */
  left = $state.raw<number | null>(null);
  readonly #clock: Clock;
  #endSecond: () => void = () => undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts down from here; null stops it. */
  begin(milliseconds: number | null): void {
    this.#endSecond();
    this.left = milliseconds === null ? null : Math.ceil(milliseconds / SECOND_MS);
    if (milliseconds === null || milliseconds <= 0) return;
    const toNext = milliseconds % SECOND_MS || SECOND_MS;
    this.#endSecond = this.#clock.after(toNext, () => this.begin(milliseconds - toNext));
  }
}
