import { FastRound } from '../fast/fastRound';
import { GOES_ON } from '../fast/numbers';
import type { Terms } from '../fast/terms';
import type { Worth } from './worth';

const MOVES_MOST = 128;

/**
 * Plays the rest of an open round out in every way, both sides as well as can be, and says what it comes to. Only
 * for two sides, whose worths are what the other lacks to 1.
 */
export class Solver {
  readonly #terms: Terms;
  readonly #side: number;
  readonly #worth: Worth;
  /** A round and its moves for each depth, made when one is first come to. */
  readonly #rounds: FastRound[] = [];
  readonly #moves: Int32Array[] = [];

  constructor(terms: Terms, side: number, worth: Worth) {
    if (terms.sides !== 2) throw new Error('Only two sides play against one another');
    this.#terms = terms;
    this.#side = side;
    this.#worth = worth;
  }

  /** The worth of this round to our side, if it lies between these two; else at least, or at most, that. */
  solve(round: FastRound, least = -Infinity, most = Infinity, depth = 0): number {
    if (round.ended !== GOES_ON) return this.#worth(round);
    const moves = (this.#moves[depth] ??= new Int32Array(MOVES_MOST));
    const next = (this.#rounds[depth] ??= new FastRound(this.#terms));
    const isOurs = this.#terms.side[round.toMove] === this.#side;
    const count = round.legal(moves);
    let [low, high] = [least, most];
    for (let at = 0; at < count; at++) {
      next.copy(round);
      next.make(moves[at]!);
      const worth = this.solve(next, low, high, depth + 1);
      if (isOurs) low = Math.max(low, worth);
      else high = Math.min(high, worth);
      if (low >= high) break;
    }
    return isOurs ? low : high;
  }
}
