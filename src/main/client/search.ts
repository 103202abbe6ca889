import type { AwayCause, Trouble } from '../../shared/desktop';
import type { Address } from './address';
import { awayCause } from './explain';
import type { FindAgain } from './findAgain';
import { isSteady } from './retry';

/** The search for a table that was there: where it announces itself, and why it does not answer. */
export class Search {
  #isHeard = false;
  #told: AwayCause | null = null;
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
   * @returns the likely cause, once there were so many that something must be the matter, and only when it is news.
   */
  failed(trouble: Trouble, tries: number): AwayCause | null {
    const cause = awayCause(trouble, this.#isHeard);
    if (!isSteady(tries) || cause === this.#told) return null;
    this.#told = cause;
    return cause;
  }

  stop(): void {
    this.#stop?.();
  }
}
