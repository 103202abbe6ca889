import { makeSecret, SECRET_BYTES } from '../shared/fairness/hash';
import type { Bytes32 } from '../shared/fairness/hash';
import type { FromHost, FromPage } from '../shared/protocol/messages';
import { FairDeal } from './fairDeal';
import type { DealShown } from './fairDeal';

/** In a page that came over plain http there is no more of `crypto` than this (lan.md 3.9). */
function newSecret(): Bytes32 {
  return makeSecret(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

/** How the tiles on the table were dealt, for the screens, and this page's part in it. */
export class DealOnTable {
  /** Null where nobody can tell. */
  shown = $state.raw<DealShown | null>(null);
  #fairDeal = new FairDeal(newSecret);

  /** Takes in what the host said. @returns what this page answers; null where nothing is to be said. */
  hear(message: FromHost): FromPage | null {
    const answer = this.#fairDeal.hear(message);
    this.shown = this.#fairDeal.shown;
    return answer;
  }

  /** Forgets the table. */
  forget(): void {
    this.shown = null;
    this.#fairDeal = new FairDeal(newSecret);
  }
}
