import type { Move } from '../../../shared/engine/moves';
import { BLOCKED, OUT } from '../fast/numbers';
import type { Fitted, Future } from './future';

/** What may come of a move, over all the worlds it was tried in; shares are from 0 to 1. */
export type Outlook = {
  readonly move: Move;
  /** Of what a round decides. */
  readonly worth: number;
  readonly wins: number;
  /** By how many points the side comes out further ahead of the others. */
  readonly ahead: number;
  readonly goOut: number;
  readonly blockWon: number;
  /** Of the worlds in which it comes to that: whether somebody has a tile that fits when their turn comes. */
  readonly nextStuck: number;
  readonly partnerPlays: number;
  readonly youPlay: number;
};

/** How much less one move is worth than another, of what a round decides, and how sure that is. */
export type Loss = { readonly mean: number; readonly error: number };

export type Outlooks = {
  readonly all: readonly Outlook[];
  readonly worlds: number;
  /** By their places in `all`. */
  readonly loss: (move: number, against: number) => Loss;
};

/** What came of a move in one world. */
type Came = {
  readonly worth: number;
  readonly wins: number;
  readonly future: Future;
  readonly side: number;
  /** The scores before the move. */
  readonly before: Int32Array;
};

type Share = { yes: number; all: number };

/** What is added up of one move. */
class Sums {
  worth = 0;
  wins = 0;
  ahead = 0;
  goOut = 0;
  blockWon = 0;
  readonly next: Share = { yes: 0, all: 0 };
  readonly partner: Share = { yes: 0, all: 0 };
  readonly you: Share = { yes: 0, all: 0 };
}

/** Adds up what came of some moves in the same worlds. */
export class Tally {
  worlds = 0;
  readonly #sums: readonly Sums[];
  readonly #worths: Float64Array;
  /** By pair: the squares of their differences. */
  readonly #squares: Float64Array;

  constructor(moves: number) {
    this.#sums = Array.from({ length: moves }, () => new Sums());
    this.#worths = new Float64Array(moves);
    this.#squares = new Float64Array(moves * moves);
  }

  /** What a move came to in the world at hand. */
  note(move: number, { worth, wins, future, side, before }: Came): void {
    const sums = this.#sums[move]!;
    const { round } = future;
    this.#worths[move] = worth;
    sums.worth += worth;
    sums.wins += wins;
    sums.ahead += aheadIn(round.scores, before, side, round.terms.sides);
    if (round.ended === OUT && round.terms.side[round.lastSeat] === side) sums.goOut++;
    if (round.ended === BLOCKED && round.winner === side) sums.blockWon++;
    count(sums.next, future.next);
    count(sums.partner, future.partner);
    count(sums.you, future.you);
  }

  endWorld(): void {
    this.worlds++;
    const { length } = this.#sums;
    for (let a = 0; a < length; a++) {
      for (let b = 0; b < length; b++) {
        this.#squares[a * length + b]! += (this.#worths[a]! - this.#worths[b]!) ** 2;
      }
    }
  }

  /** What it comes to for these moves; `stake` is what a round decides. */
  outlooks(moves: readonly Move[], stake: number): Outlooks {
    const { worlds } = this;
    const of = Math.max(1, worlds);
    return {
      worlds,
      all: this.#sums.map((sums, at): Outlook => {
        const { worth, wins, ahead, goOut, blockWon } = sums;
        return {
          move: moves[at]!,
          worth: worth / of / stake,
          wins: wins / of,
          ahead: ahead / of,
          goOut: goOut / of,
          blockWon: blockWon / of,
          nextStuck: sums.next.all === 0 ? 0 : 1 - sums.next.yes / sums.next.all,
          partnerPlays: shareOf(sums.partner),
          youPlay: shareOf(sums.you),
        };
      }),
      loss: (move, against) => {
        const mean = (this.#sums[against]!.worth - this.#sums[move]!.worth) / of;
        const square = this.#squares[move * this.#sums.length + against]! / of;
        const error = Math.sqrt(Math.max(0, square - mean * mean) / of);
        return { mean: mean / stake, error: error / stake };
      },
    };
  }
}

function count(share: Share, fitted: Fitted): void {
  if (fitted === null) return;
  share.all++;
  if (fitted) share.yes++;
}

function shareOf({ yes, all }: Share): number {
  return all === 0 ? 0 : yes / all;
}

/** What a side gained more than the others on average. */
function aheadIn(scores: Int32Array, before: Int32Array, side: number, sides: number): number {
  let [mine, others] = [0, 0];
  for (let each = 0; each < sides; each++) {
    const gained = scores[each]! - before[each]!;
    if (each === side) mine = gained;
    else others += gained;
  }
  return mine - others / (sides - 1);
}
