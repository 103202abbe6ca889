import type { Dice } from '../fast/dice';
import { CountedDeals, STATES_MOST, statesOf } from './countedDeals';
import { ExchangedDeals, fill } from './exchangedDeals';
import type { Puzzle } from './puzzle';
import type { Settled } from './settle';
import { settle } from './settle';

/** Up to so many deals are listed one by one. */
export const LISTED_MOST = 3000;

/** Writes the slot of every tile of the puzzle. */
export type Dealer = {
  readonly by: 'count' | 'exchange';
  readonly deal: (dice: Dice, slots: Int32Array) => void;
  /** Every deal there is; null where they are more than `LISTED_MOST` or were not counted. */
  readonly all: () => readonly Int32Array[] | null;
};

/**
 * Deals the hidden tiles out in ways that fit all that a seat saw, each as likely as the others: counted where that is
 * feasible, else by exchange. Throws where nothing fits: then what was seen is no round by the rules.
 */
export function dealerFor(puzzle: Puzzle, statesMost = STATES_MOST): Dealer {
  const ways = puzzle.mays.flatMap((may) => {
    const settled = settle(puzzle, may);
    return settled === null ? [] : [settled];
  });
  const states = ways.reduce((sum, settled) => sum + statesOf(settled), 0);
  return states <= statesMost ? countingDealer(ways) : exchangingDealer(puzzle);
}

function write({ slotOf, open, slots }: Settled, places: Int32Array, into: Int32Array): void {
  into.set(slotOf);
  for (let at = 0; at < open.length; at++) into[open[at]!] = slots[places[at]!]!;
}

function countingDealer(all: readonly Settled[]): Dealer {
  const ways = all
    .map((settled) => ({
      settled,
      counted: new CountedDeals(settled),
      places: new Int32Array(settled.open.length),
    }))
    .filter(({ counted }) => counted.total > 0);
  const total = ways.reduce((sum, { counted }) => sum + counted.total, 0);
  const last = ways.at(-1);
  if (last === undefined) throw new Error('No deal fits what was seen');
  return {
    by: 'count',
    deal: (dice, into) => {
      let rest = ways.length === 1 ? 0 : dice.unit() * total;
      const { settled, counted, places } = ways.find((way) => (rest -= way.counted.total) < 0) ?? last;
      counted.draw(dice, places);
      write(settled, places, into);
    },
    all: () => {
      if (total > LISTED_MOST) return null;
      return ways.flatMap(({ settled, counted }) =>
        [...counted.all()].map((places) => {
          const slots = settled.slotOf.slice();
          write(settled, places, slots);
          return slots;
        }),
      );
    },
  };
}

function exchangingDealer(puzzle: Puzzle): Dealer {
  const width = puzzle.sizes.length;
  const anywhere = new Uint8Array(puzzle.tiles.length * width);
  for (const may of puzzle.mays) for (const [at, here] of may.entries()) anywhere[at]! |= here;
  const settled = settle(puzzle, anywhere);
  if (settled === null) throw new Error('No deal fits what was seen');
  const mays = puzzle.mays
    .filter((may) => settled.slotOf.every((slot, tile) => slot < 0 || may[tile * width + slot] === 1))
    .map((may) =>
      Uint8Array.from(settled.open.flatMap((tile) => settled.slots.map((slot) => may[tile * width + slot]!))),
    );
  let first: Int32Array | null = null;
  for (const may of mays) first ??= fill(settled, may);
  if (first === null) throw new Error('No deal fits what was seen');
  const deals = new ExchangedDeals(first, mays);
  const places = new Int32Array(settled.open.length);
  return {
    by: 'exchange',
    deal: (dice, into) => {
      deals.draw(dice, places);
      write(settled, places, into);
    },
    all: () => null,
  };
}
