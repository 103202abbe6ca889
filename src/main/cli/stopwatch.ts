import { performance } from 'node:perf_hooks';

/** One part in so many is what a time may be off: times are counted by their size, not kept one by one. */
const STEPS_PER_FOLD = 70;

/** Times of one kind, in milliseconds; as small after a million as after one. */
export class Stopwatch {
  readonly #counts = new Map<number, number>();
  #all = 0;

  /** Does something and counts how long it took. */
  time<Value>(act: () => Value): Value {
    const began = performance.now();
    const value = act();
    this.add(performance.now() - began);
    return value;
  }

  add(ms: number): void {
    const size = Math.round(Math.log(Math.max(ms, Number.MIN_VALUE)) * STEPS_PER_FOLD);
    this.#counts.set(size, (this.#counts.get(size) ?? 0) + 1);
    this.#all++;
  }

  /** The time that this share of all times does not exceed, within one in seventy; 0 where there is none. */
  quantile(share: number): number {
    let left = share * this.#all;
    for (const [size, count] of [...this.#counts].sort(([a], [b]) => a - b)) {
      left -= count;
      if (left <= 0) return Math.exp(size / STEPS_PER_FOLD);
    }
    return 0;
  }
}
