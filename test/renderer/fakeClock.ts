import type { Clock } from '../../src/renderer/clock';

/** Time that passes when a test says so. */
export class FakeClock implements Clock {
  now = 0;
  #due: readonly { readonly at: number; readonly then: () => void }[] = [];

  after = (milliseconds: number, then: () => void): (() => void) => {
    const entry = { at: this.now + milliseconds, then };
    this.#due = [...this.#due, entry];
    return () => {
      this.#due = this.#due.filter((other) => other !== entry);
    };
  };

  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.now = next.at;
      this.#due = this.#due.filter((other) => other !== next);
      next.then();
    }
    this.now = until;
  }
}
