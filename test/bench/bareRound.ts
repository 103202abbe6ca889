/*
 * The yardstick of the engine bench: a round of Block played at random on bit masks of the 28 tiles, with no objects,
 * no views and no score. Nothing of ours is in it.
 */

const TOP = 6;

const LOWS: number[] = [];
const HIGHS: number[] = [];
/** For each number the tiles that show it. */
const SHOWING = new Int32Array(TOP + 1);

for (let low = 0; low <= TOP; low++) {
  for (let high = low; high <= TOP; high++) {
    const tile = 1 << LOWS.length;
    SHOWING[low]! |= tile;
    SHOWING[high]! |= tile;
    LOWS.push(low);
    HIGHS.push(high);
  }
}
const LOW = Int32Array.from(LOWS);
const HIGH = Int32Array.from(HIGHS);

/** The bit of a tile of the double-six set. */
export function bitOf(low: number, high: number): number {
  return LOWS.findIndex((other, index) => other === low && HIGHS[index] === high);
}

export type BareDeal = { readonly hands: Int32Array; readonly leader: number; readonly led: number };

function bits(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function nthBit(mask: number, nth: number): number {
  let rest = mask;
  for (let skipped = 0; skipped < nth; skipped++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

const hands = new Int32Array(4);
let chance = 0x2545f491;

/** Plays one round at random to its end; returns how many tiles were played. */
export function playBareRound(deal: BareDeal): number {
  hands.set(deal.hands);
  hands[deal.leader]! &= ~(1 << deal.led);
  let left = LOW[deal.led]!;
  let right = HIGH[deal.led]!;
  let seat = deal.leader;
  let played = 1;
  for (let passes = 0; hands[seat] !== 0 && passes < 4;) {
    seat = (seat + 1) & 3;
    const hand = hands[seat]!;
    const atLeft = hand & SHOWING[left]!;
    const atRight = hand & SHOWING[right]!;
    const choices = bits(atLeft) + bits(atRight);
    if (choices === 0) {
      passes++;
      continue;
    }
    passes = 0;
    chance ^= chance << 13;
    chance ^= chance >>> 17;
    chance ^= chance << 5;
    const pick = (chance >>> 0) % choices;
    const lefts = bits(atLeft);
    if (pick < lefts) {
      const tile = nthBit(atLeft, pick);
      left = LOW[tile]! + HIGH[tile]! - left;
      hands[seat] = hand & ~(1 << tile);
    } else {
      const tile = nthBit(atRight, pick - lefts);
      right = LOW[tile]! + HIGH[tile]! - right;
      hands[seat] = hand & ~(1 << tile);
    }
    played++;
  }
  return played;
}
