/*
 * A row has at most 19 bits: it is read in two halves, each looked up. The tables (1 and 10 KB) stay in the processor's
 * nearest memory; sums of bits take twice as long, and a loop to the nth bit is guessed wrong more often than not.
 */
const HALF = 10;
const LOW = (1 << HALF) - 1;

const COUNTS = new Uint8Array(1 << HALF);
/** The place of the nth bit of a half: `PLACES[(nth << HALF) | half]`. */
const PLACES = new Uint8Array(HALF << HALF);
for (let half = 1; half <= LOW; half++) {
  for (let place = 0; place < HALF; place++) {
    if ((half & (1 << place)) !== 0) PLACES[(COUNTS[half]!++ << HALF) | half] = place;
  }
}

/** How many bits of a row are set. */
export function countBits(row: number): number {
  return COUNTS[row & LOW]! + COUNTS[row >>> HALF]!;
}

/** The place of the highest bit set; the word must not be 0. */
export function highestBit(word: number): number {
  return 31 - Math.clz32(word);
}

/** The place of the lowest bit set; the word must not be 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The place of the `nth` bit of a row, counted from 0 and from below; the row must have it. */
export function nthBit(row: number, nth: number): number {
  const low = row & LOW;
  const here = COUNTS[low]!;
  return nth < here ? PLACES[(nth << HALF) | low]! : HALF + PLACES[((nth - here) << HALF) | (row >>> HALF)]!;
}
