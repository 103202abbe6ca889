import type { Clock } from './clock';

type Item = { readonly then: () => void; readonly cancel: () => void };

/** What is still to be shown, each thing at its time; what is left of it can be done at once, or forgotten. */
export class Agenda {
  readonly #clock: Clock;
  #items: readonly Item[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Puts something on it, to be done in so many milliseconds. Things come in the order of their times. */
  add(milliseconds: number, then: () => void): void {
    const item: Item = {
      then,
      cancel: this.#clock.after(milliseconds, () => {
        this.#items = this.#items.filter((other) => other !== item);
        then();
      }),
    };
    this.#items = [...this.#items, item];
  }

  /** Does all that is left, now. */
  finish(): void {
    const items = this.#items;
    this.forget();
    for (const { then } of items) then();
  }

  forget(): void {
    for (const { cancel } of this.#items) cancel();
    this.#items = [];
  }
}
