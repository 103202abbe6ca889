import type { Clock } from './clock';

/** Does something that many may ask for at once no more often than every so many milliseconds. */
export class Lull {
  readonly #clock: Clock;
  readonly #ms: number;
  readonly #run: () => void;
  #doneAt = -Infinity;
  #callOff: (() => void) | null = null;

  constructor(clock: Clock, ms: number, run: () => void) {
    this.#clock = clock;
    this.#ms = ms;
    this.#run = run;
  }

  /** Does it now, or soon where it was done just before. */
  ask(): void {
    const left = this.#ms - (this.#clock.now() - this.#doneAt);
    if (left <= 0) return this.#run();
    this.#callOff ??= this.#clock.after(left, this.#run);
  }

  /** It was done, whoever asked for it. */
  done(): void {
    this.#doneAt = this.#clock.now();
    this.end();
  }

  /** It is not to be done any more. */
  end(): void {
    this.#callOff?.();
    this.#callOff = null;
  }
}
