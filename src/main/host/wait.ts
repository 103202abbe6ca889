import type { Clock } from './clock';

/** One wait that everybody at the table may see the end of; a new one replaces the old. */
export class Wait {
  readonly #clock: Clock;
  #waiting: { readonly until: number; readonly callOff: () => void } | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  begin(ms: number, over: () => void): void {
    this.end();
    const callOff = this.#clock.after(ms, () => {
      this.#waiting = null;
      over();
    });
    this.#waiting = { until: this.#clock.now() + ms, callOff };
  }

  end(): void {
    this.#waiting?.callOff();
    this.#waiting = null;
  }

  /** Milliseconds that are left; null where nothing waits. */
  left(): number | null {
    if (this.#waiting === null) return null;
    return Math.max(0, Math.round(this.#waiting.until - this.#clock.now()));
  }
}
