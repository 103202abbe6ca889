import { faceOf } from '../../../shared/engine/tile';
import type { SeatView } from '../../../shared/engine/view';
import type { Dice } from '../fast/dice';
import type { FastRound } from '../fast/fastRound';
import { layTable, tileCode } from '../fast/layTable';
import type { Terms } from '../fast/terms';
import type { Dealer } from './dealer';
import { dealerFor } from './dealer';
import type { Puzzle } from './puzzle';
import { puzzleOf, YARD } from './puzzle';
import type { Recall } from './slots';
import { everything } from './slots';

/** Whole rounds as they may be, from what one seat sees: each deal that fits is as likely as the others. */
export class Worlds {
  readonly #puzzle: Puzzle;
  readonly #dealer: Dealer;
  readonly #codes: Int32Array;
  readonly #slots: Int32Array;
  readonly #hidden: Int32Array;
  readonly #seen: FastRound;
  readonly #yard: Int32Array;
  /** Where all deals can be listed, none comes again before every other came. */
  readonly #listed: Int32Array[];
  #next = 0;

  constructor(view: SeatView, terms: Terms, recalls: Recall = everything) {
    const puzzle = puzzleOf(view, recalls);
    this.#puzzle = puzzle;
    this.#dealer = dealerFor(puzzle);
    this.#codes = Int32Array.from(puzzle.tiles, tileCode);
    this.#slots = new Int32Array(puzzle.tiles.length);
    this.#hidden = new Int32Array(puzzle.tiles.length);
    this.#seen = layTable(terms, view.table);
    this.#yard = this.#seen.yard;
    for (const tile of view.hand) this.#seen.give(view.seat, faceOf(tile).low, faceOf(tile).high);
    this.#listed = [...(this.#dealer.all() ?? [])];
  }

  /** How many deals fit, where they are listed. */
  get count(): number | null {
    return this.#listed.length === 0 ? null : this.#listed.length;
  }

  /** Lays out one more round. It holds until the next one is. */
  lay(dice: Dice, into: FastRound): void {
    const { owners, isHidden } = this.#puzzle;
    const slots = this.#nextDeal(dice);
    into.copy(this.#seen);
    let left = 0;
    for (let tile = 0; tile < slots.length; tile++) {
      if (isHidden[tile] === 0) continue;
      const code = this.#codes[tile]!;
      const owner = owners[slots[tile]!]!;
      if (owner === YARD) this.#hidden[left++] = code;
      else into.give(owner, code >> 5, code & 31);
    }
    // Tiles that are out of play, as puzzles have them, lie behind the boneyard's.
    for (let at = 0; at < this.#yard.length; at++) {
      const from = at + dice.below(left - at);
      this.#yard[at] = this.#hidden[from]!;
      this.#hidden[from] = this.#hidden[at]!;
    }
  }

  #nextDeal(dice: Dice): Int32Array {
    const listed = this.#listed;
    if (listed.length === 0) {
      this.#dealer.deal(dice, this.#slots);
      return this.#slots;
    }
    const at = this.#next % listed.length;
    const from = at + dice.below(listed.length - at);
    const deal = listed[from]!;
    listed[from] = listed[at]!;
    listed[at] = deal;
    this.#next++;
    return deal;
  }
}
