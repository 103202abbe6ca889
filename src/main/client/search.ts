import type { AwayCause, Trouble } from '../../shared/desktop';
import type { Address } from './address';
import { awayCause } from './explain';
import type { FindAgain } from './findAgain';

/** Milliseconds of looking after which something must be the matter: a host that only started anew is back by then. */
const A_WHILE = 2500;

/** The search for a table that was there: where it announces itself, and why it does not answer. */
export class Search {
  #isHeard = false;
  #told: AwayCause | null = null;
  readonly #since = performance.now();
  readonly #stop: (() => void) | undefined;

  /** `onHeard` is called whenever the table announces itself anew. */
  constructor(
    tableId: string,
    findAgain: FindAgain | undefined,
    onHeard: (places: readonly Address[]) => void,
  ) {
    this.#stop = findAgain?.(tableId, (places) => {
      this.#isHeard = places.length > 0;
      if (this.#isHeard) onHeard(places);
    });
  }

  /**
   * Another try failed.
   * @returns the likely cause, once we have looked for a while, and only when it is news.
   */
  failed(trouble: Trouble): AwayCause | null {
    const cause = awayCause(trouble, this.#isHeard);
    if (performance.now() - this.#since < A_WHILE || cause === this.#told) return null;
    this.#told = cause;
    return cause;
  }

  stop(): void {
    this.#stop?.();
  }
}
