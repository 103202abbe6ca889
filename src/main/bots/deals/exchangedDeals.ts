import type { Dice } from '../fast/dice';
import type { Settled } from './settle';

/** How many exchanges are tried for each tile between two deals, and before the first. */
const BETWEEN = 5;
const BEFORE = 60;
/** One exchange of so many goes round among three tiles: two alone cannot reach every deal. */
const ROUND_OF_THREE = 4;

/**
 * Deals for big sets: from any one that fits, tiles of two or three slots change places by chance wherever both may.
 * A change is as likely as its way back, so in the long run every deal is as likely as the others.
 */
export class ExchangedDeals {
  readonly #slots: Int32Array;
  readonly #width: number;
  /** Where each open tile may be: a deal must keep to one of these. */
  readonly #mays: readonly Uint8Array[];
  /** By the same: how many tiles lie where they may not. */
  readonly #wrong: Int32Array;
  #isFresh = true;

  /** From a deal that fits one of `mays`, which are laid out like the settled puzzle's own. */
  constructor(first: Int32Array, mays: readonly Uint8Array[]) {
    this.#slots = first.slice();
    this.#mays = mays;
    this.#width = (mays[0]?.length ?? 0) / first.length;
    this.#wrong = Int32Array.from(mays, (may) =>
      first.reduce((sum, slot, tile) => sum + 1 - may[tile * this.#width + slot]!, 0),
    );
  }

  /** One more deal, as the slot of every open tile. */
  draw(dice: Dice, into: Int32Array): void {
    const tries = this.#slots.length * (this.#isFresh ? BEFORE : BETWEEN);
    this.#isFresh = false;
    for (let turn = 0; turn < tries; turn++) this.#exchange(dice);
    into.set(this.#slots);
  }

  #exchange(dice: Dice): void {
    const slots = this.#slots;
    const a = dice.below(slots.length);
    const b = dice.below(slots.length);
    const [inA, inB] = [slots[a]!, slots[b]!];
    if (dice.below(ROUND_OF_THREE) === 0) {
      const c = dice.below(slots.length);
      const inC = slots[c]!;
      if (a === b || b === c || a === c) return;
      this.#move(a, inB);
      this.#move(b, inC);
      this.#move(c, inA);
      if (this.#fits()) return;
      this.#move(c, inC);
    } else {
      if (inA === inB) return;
      this.#move(a, inB);
      this.#move(b, inA);
      if (this.#fits()) return;
    }
    this.#move(b, inB);
    this.#move(a, inA);
  }

  #move(tile: number, to: number): void {
    const from = this.#slots[tile]!;
    if (from === to) return;
    const row = tile * this.#width;
    for (let which = 0; which < this.#mays.length; which++) {
      const may = this.#mays[which]!;
      this.#wrong[which]! += may[row + from]! - may[row + to]!;
    }
    this.#slots[tile] = to;
  }

  #fits(): boolean {
    for (const wrong of this.#wrong) if (wrong === 0) return true;
    return false;
  }
}

/** Some way to fill the slots, by letting tiles that lie make room for those that come; null where there is none. */
export function fill({ open, room }: Settled, may: Uint8Array): Int32Array | null {
  const slots = new Int32Array(open.length).fill(-1);
  const left = [...room];
  const place = (tile: number, seen: Set<number>): boolean => {
    for (const [slot, free] of left.entries()) {
      if (may[tile * room.length + slot] !== 1 || seen.has(slot)) continue;
      seen.add(slot);
      const takes = free > 0 || slots.some((lies, other) => lies === slot && place(other, seen));
      if (!takes) continue;
      // Whoever made room has left this slot, so that its room is the newcomer's.
      if (free > 0) left[slot] = free - 1;
      slots[tile] = slot;
      return true;
    }
    return false;
  };
  for (const tile of open.keys()) if (!place(tile, new Set())) return null;
  return slots;
}
