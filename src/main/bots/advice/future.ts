import type { Seat } from '../../../shared/engine/seat';
import { Dice } from '../fast/dice';
import { FastRound } from '../fast/fastRound';
import { CLOSED, GOES_ON, ROW } from '../fast/numbers';
import type { Policy } from '../fast/playOut';
import { playOut } from '../fast/playOut';
import type { Terms } from '../fast/terms';

/** Whose first turns after a move are looked at. */
export type Looked = { readonly seat: Seat; readonly next: Seat; readonly partner: Seat | null };

/** Whether somebody had a tile that fits when their turn came: yes, no, or it did not come to that. */
export type Fitted = boolean | null;

/** One future of a round after a move: played to its end, and what was seen on the way. */
export class Future {
  readonly round: FastRound;
  next: Fitted = null;
  partner: Fitted = null;
  you: Fitted = null;
  readonly #looked: Looked;
  readonly #fate = new Dice();

  constructor(terms: Terms, looked: Looked) {
    this.round = new FastRound(terms);
    this.#looked = looked;
  }

  /** Plays a round out by a policy, from here to its end; `fate` is what its dice fall by. */
  play(from: FastRound, policy: Policy, fate: readonly [number, number, number]): void {
    const { round } = this;
    round.copy(from);
    this.#fate.seed(...fate);
    this.next = this.partner = this.you = null;
    while (round.ended === GOES_ON && !this.#isMineAgain()) {
      const play = policy(round, this.#fate);
      if (play >= 0) round.make(play);
      else if (round.mayDraw()) round.draw();
      else round.pass();
    }
    playOut(round, policy, this.#fate);
  }

  /** Looks at whoever is to move, for the first time; from the seat's own next turn on nothing is looked at. */
  #isMineAgain(): boolean {
    const { seat, next, partner } = this.#looked;
    const { toMove } = this.round;
    if (toMove === seat) this.you = hasPlay(this.round);
    else if (toMove === next) this.next ??= hasPlay(this.round);
    else if (toMove === partner) this.partner ??= hasPlay(this.round);
    return toMove === seat;
  }
}

/** Whether the seat to move has a tile that fits. */
function hasPlay({ rows, endPips, toMove, terms }: FastRound): boolean {
  for (let end = 0; end < terms.ends; end++) {
    const pips = endPips[end]!;
    if (pips !== CLOSED && rows[toMove * ROW + pips] !== 0) return true;
  }
  return false;
}
