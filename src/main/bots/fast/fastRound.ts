import { PLAY_SCORING } from '../../../shared/rules/playScore';
import { lowestBit } from './bits';
import {
  BLOCKED,
  CLOSED,
  codeOf,
  DRAW,
  ENDS,
  GOES_ON,
  LED,
  makePlay,
  NOBODY,
  OUT,
  PASS,
  ROW,
  SUITS,
  TARGET,
  WAYS,
} from './numbers';
import { scoreRound } from './scoreRound';
import type { Terms } from './terms';

/**
 * A round in numbers, with every hand face up: what the engine plays with values, played in place and many times as
 * fast. A hand is one word a suit: bit `b` of the row `a` says that it holds `a-b`. Moves are trusted to be legal.
 */
export class FastRound {
  readonly terms: Terms;
  readonly #cells: Int32Array;
  readonly endPips: Int32Array;
  /** What each end counts in the sum of the open ends. */
  readonly endCounts: Int32Array;
  /** By side, points made in play included. */
  readonly scores: Int32Array;
  /** How many tiles each seat holds, and their pips. */
  readonly held: Int32Array;
  readonly pips: Int32Array;
  /** How many tiles of each suit all hands hold together. */
  readonly inHands: Int32Array;
  /** The hands: seat by seat a row a suit. */
  readonly rows: Int32Array;

  /** The boneyard in the order it is drawn, by `codeOf`; shared with every copy. */
  yard: Int32Array = new Int32Array(0);
  yardAt = 0;
  toMove = 0;
  drawn = 0;
  laid = 0;
  /** The one tile that may be led, by `codeOf`; or any. */
  mustLead = NOBODY;
  /** The long sides of the spinner that nothing touches, a bit an end; and whether there is one. */
  freeSides = 0;
  hasSpinner = false;
  isDoubleLed = false;
  ended = GOES_ON;
  lastSeat = NOBODY;
  /** The side that won a round which is over, and what it scored at its end. */
  winner = NOBODY;
  points = 0;

  constructor(terms: Terms) {
    const { seats } = terms;
    this.terms = terms;
    this.#cells = new Int32Array(2 * ENDS + 3 * seats + ROW + seats * ROW);
    let from = 0;
    const cut = (length: number): Int32Array => this.#cells.subarray(from, (from += length));
    this.endPips = cut(ENDS).fill(CLOSED);
    this.endCounts = cut(ENDS);
    this.scores = cut(seats);
    this.held = cut(seats);
    this.pips = cut(seats);
    this.inHands = cut(ROW);
    this.rows = cut(seats * ROW);
  }

  copy(from: FastRound): void {
    this.#cells.set(from.#cells);
    this.yard = from.yard;
    this.yardAt = from.yardAt;
    this.toMove = from.toMove;
    this.drawn = from.drawn;
    this.laid = from.laid;
    this.mustLead = from.mustLead;
    this.freeSides = from.freeSides;
    this.hasSpinner = from.hasSpinner;
    this.isDoubleLed = from.isDoubleLed;
    this.ended = from.ended;
    this.lastSeat = from.lastSeat;
    this.winner = from.winner;
    this.points = from.points;
  }

  /** Puts a tile into a hand. */
  give(seat: number, a: number, b: number): void {
    const { rows, inHands } = this;
    rows[seat * ROW + a]! |= 1 << b;
    rows[seat * ROW + b]! |= 1 << a;
    this.held[seat]!++;
    this.pips[seat]! += a + b;
    inHands[a]!++;
    if (a !== b) inHands[b]!++;
  }

  /** Takes a tile out of a hand that holds it. */
  take(seat: number, a: number, b: number): void {
    const { rows, inHands } = this;
    rows[seat * ROW + a]! &= ~(1 << b);
    rows[seat * ROW + b]! &= ~(1 << a);
    this.held[seat]!--;
    this.pips[seat]! -= a + b;
    inHands[a]!--;
    if (a !== b) inHands[b]!--;
  }

  /** Tiles that may still be drawn, by whomever. */
  hasTilesToDraw(): boolean {
    return this.yard.length - this.yardAt > this.terms.kept;
  }

  mayDraw(): boolean {
    return this.drawn < this.terms.drawsMost && this.hasTilesToDraw();
  }

  /** Writes every legal move of the seat to move, equal ends too; returns how many there are. */
  legal(moves: Int32Array): number {
    if (this.ended !== GOES_ON) return 0;
    const { rows, endPips, terms } = this;
    const hand = this.toMove * ROW;
    let count = 0;
    if (this.laid === 0) {
      for (let low = 0; low < SUITS; low++) {
        for (let row = (rows[hand + low]! >>> low) << low; row !== 0; row &= row - 1) {
          const high = lowestBit(row);
          if (this.mustLead === NOBODY || this.mustLead === codeOf(low, high)) {
            moves[count++] = makePlay(LED, low, high);
          }
        }
      }
      return count;
    }
    for (let end = 0; end < terms.ends; end++) {
      const near = endPips[end]!;
      if (near === CLOSED) continue;
      for (let row = rows[hand + near]!; row !== 0; row &= row - 1) {
        moves[count++] = makePlay(end, near, lowestBit(row));
      }
    }
    if (count > 0 && !terms.mayChooseToDraw) return count;
    if (this.mayDraw()) moves[count++] = DRAW;
    else if (count === 0) moves[count++] = PASS;
    return count;
  }

  /** What the open ends add up to once a tile lies at this end with `far` open. */
  sumAfter(end: number, near: number, far: number): number {
    if (end === LED) return near + far;
    const { endPips, endCounts } = this;
    let sum = endCounts[0]! + endCounts[1]! + endCounts[2]! + endCounts[3]!;
    sum += (near === far ? 2 * far : far) - endCounts[end]!;
    // A double led and built on one side only counts both halves there.
    return this.laid === 1 && this.isDoubleLed ? sum + endPips[1 - end]! : sum;
  }

  /** Makes a move of the seat to move, and ends the round where that ended it. */
  make(move: number): void {
    if (move >= 0) this.play(move >> 10, (move >> 5) & 31, move & 31);
    else if (move === DRAW) this.draw();
    else this.pass();
  }

  play(end: number, near: number, far: number): void {
    const { terms, toMove } = this;
    const hasWon = terms.scores && this.#score(this.sumAfter(end, near, far));
    this.#lay(end, near, far);
    this.take(toMove, near, far);
    this.#next();
    if (hasWon) this.#end(TARGET, toMove);
    else if (this.held[toMove] === 0) this.#end(OUT, toMove);
    else if (this.#isBlocked()) this.#end(BLOCKED, toMove);
  }

  draw(): void {
    const code = this.yard[this.yardAt++]!;
    this.give(this.toMove, code >> 5, code & 31);
    this.drawn++;
    if (this.#isBlocked()) this.#end(BLOCKED, this.toMove);
  }

  pass(): void {
    this.#next();
  }

  /** Scores what a play gives at once; returns whether that wins the game. */
  #score(sum: number): boolean {
    const { rules, side, endsAt } = this.terms;
    const ours = side[this.toMove]!;
    this.scores[ours]! += PLAY_SCORING[rules.playScoring].forPlay(sum);
    return this.scores[ours]! >= endsAt;
  }

  #next(): void {
    const { seats, step } = this.terms;
    const next = this.toMove + step;
    this.toMove = next >= seats ? next - seats : next;
    this.drawn = 0;
  }

  #lay(end: number, near: number, far: number): void {
    const { endPips, endCounts, terms } = this;
    const isDouble = near === far;
    if (end === LED) {
      endPips[0] = endCounts[0] = near;
      endPips[1] = endCounts[1] = far;
      this.isDoubleLed = isDouble;
      this.hasSpinner = isDouble && terms.spins;
      this.freeSides = this.hasSpinner ? 3 : 0;
      this.laid = 1;
      return;
    }
    if (this.laid === 1 && this.isDoubleLed) endCounts[1 - end] = 2 * endPips[1 - end]!;
    endPips[end] = far;
    endCounts[end] = isDouble ? 2 * far : far;
    this.laid++;
    if (!terms.spins) return;
    if (this.freeSides !== 0 && end < WAYS) {
      this.freeSides &= ~(1 << end);
      if (this.freeSides === 0) endPips[2] = endPips[3] = near;
    } else if (isDouble && !this.hasSpinner) {
      this.hasSpinner = true;
      this.freeSides = 1 << end;
    }
  }

  /** Whether no hand holds a tile that fits and none may be drawn. */
  #isBlocked(): boolean {
    if (this.hasTilesToDraw()) return false;
    const { endPips, inHands, terms } = this;
    for (let end = 0; end < terms.ends; end++) {
      const pips = endPips[end]!;
      if (pips !== CLOSED && inHands[pips]! > 0) return false;
    }
    return true;
  }

  #end(how: number, seat: number): void {
    this.ended = how;
    this.lastSeat = seat;
    scoreRound(this);
  }
}
