import type { Dice } from '../fast/dice';
import type { Settled } from './settle';

/** Up to so many states are counted; beyond, deals are made by exchanging tiles. */
export const STATES_MOST = 20_000;

/** How many states counting has: ways in which the slots may be filled in part. */
export function statesOf({ room }: Settled): number {
  return room.reduce((product, size) => product * (size + 1), 1);
}

/**
 * Every way to fill the slots, counted: the open tiles are placed one after another, and what is left over depends
 * only on the room left in each slot. So a deal is drawn tile by tile, each exactly as likely as every other.
 */
export class CountedDeals {
  readonly #settled: Settled;
  readonly #strides: readonly number[];
  /** By the room left, as a number in mixed base: in how many ways the tiles still open go into it. */
  readonly #ways: Float64Array;

  constructor(settled: Settled) {
    const { open, room, may } = settled;
    this.#settled = settled;
    const strides: number[] = [];
    let states = 1;
    for (const size of room) {
      strides.push(states);
      states *= size + 1;
    }
    this.#strides = strides;
    const ways = new Float64Array(states);
    ways[0] = 1;
    const left = room.map(() => 0);
    for (let state = 1, sum = 0; state < states; state++) {
      for (let slot = 0; ; slot++) {
        if (left[slot]! < room[slot]!) {
          left[slot]!++;
          sum++;
          break;
        }
        sum -= left[slot]!;
        left[slot] = 0;
      }
      const row = (open.length - sum) * room.length;
      if (row < 0) continue;
      let count = 0;
      for (let slot = 0; slot < room.length; slot++) {
        if (left[slot]! > 0 && may[row + slot] === 1) count += ways[state - strides[slot]!]!;
      }
      ways[state] = count;
    }
    this.#ways = ways;
  }

  /** How many deals there are; exact up to 2^53. */
  get total(): number {
    return this.#ways[this.#ways.length - 1]!;
  }

  /** Draws one of all deals, each equally likely, as the slot of every open tile. There must be any. */
  draw(dice: Dice, into: Int32Array): void {
    const { open, room, may } = this.#settled;
    let state = this.#ways.length - 1;
    for (let tile = 0; tile < open.length; tile++) {
      let rest = dice.unit() * this.#ways[state]!;
      let chosen = -1;
      for (let slot = 0; slot < room.length; slot++) {
        const ways = this.#waysInto(state, slot, may[tile * room.length + slot]!);
        if (ways === 0) continue;
        chosen = slot;
        rest -= ways;
        if (rest < 0) break;
      }
      into[tile] = chosen;
      state -= this.#strides[chosen]!;
    }
  }

  /** Every deal once, as the slots of the open tiles. */
  *all(): Generator<Int32Array> {
    yield* this.#from(new Int32Array(this.#settled.open.length), 0, this.#ways.length - 1);
  }

  *#from(slots: Int32Array, tile: number, state: number): Generator<Int32Array> {
    const { open, room, may } = this.#settled;
    if (tile === open.length) {
      yield slots.slice();
      return;
    }
    for (let slot = 0; slot < room.length; slot++) {
      if (this.#waysInto(state, slot, may[tile * room.length + slot]!) === 0) continue;
      slots[tile] = slot;
      yield* this.#from(slots, tile + 1, state - this.#strides[slot]!);
    }
  }

  /** In how many ways the rest goes on once a tile that may be in this slot is in it. */
  #waysInto(state: number, slot: number, may: number): number {
    const stride = this.#strides[slot]!;
    const hasRoom = Math.floor(state / stride) % (this.#settled.room[slot]! + 1) > 0;
    return may === 1 && hasRoom ? this.#ways[state - stride]! : 0;
  }
}
