/** How many bits of a 32-bit word are set. */
export function countBits(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the highest bit set; the word must not be 0. */
export function highestBit(word: number): number {
  return 31 - Math.clz32(word);
}

/** The place of the lowest bit set; the word must not be 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The place of the `nth` bit set, counted from 0 and from below; the word must have it. */
export function nthBit(word: number, nth: number): number {
  let rest = word;
  for (let skipped = 0; skipped < nth; skipped++) rest &= rest - 1;
  return lowestBit(rest);
}
