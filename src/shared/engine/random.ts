import { nextKeyWord } from './keystream';
import type { Keystream } from './keystream';
import type { Tile } from './tile';

/** The four 32-bit words of a xoshiro128** generator: quick and repeatable, but no secret. */
export type Xoshiro = readonly [number, number, number, number];

/** Chance as a value: a keystream where people play, a generator for bots and for games from a seed. */
export type Random = Xoshiro | Keystream;

const WORD_VALUES = 2 ** 32;

/** Spreads every bit of a 32-bit word over the whole word (the closing steps of MurmurHash3). */
function mix(word: number): number {
  let mixed = word;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A generator from any text, the empty one included: equal texts give equal games on any machine. */
export function seedRandom(text: string): Random {
  const word = (salt: number): number => {
    let hash = mix(salt);
    for (let at = 0; at < text.length; at++) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      hash = mix(hash + salt);
    }
    return mix(hash ^ text.length);
  };
  return randomFrom([word(0x9e3779b9), word(0x243f6a88), word(0xb7e15162), word(0x6a09e667)]);
}

/** A generator from four 32-bit words of entropy. Throws when all are zero: xoshiro would give zeros for ever. */
export function randomFrom(words: Xoshiro): Xoshiro {
  if (words.every((word) => word >>> 0 === 0)) throw new Error('A generator cannot start from zeros only');
  return [words[0] >>> 0, words[1] >>> 0, words[2] >>> 0, words[3] >>> 0];
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** The next 32-bit word, and the chance after it. */
export function nextWord(random: Random): readonly [number, Random] {
  return 'key' in random ? nextKeyWord(random) : nextXoshiro(random);
}

/** xoshiro128** (Blackman and Vigna). */
function nextXoshiro([a, b, c, d]: Xoshiro): readonly [number, Xoshiro] {
  const word = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
  const c2 = c ^ a;
  const d2 = d ^ b;
  return [word, [(a ^ d2) >>> 0, (b ^ c2) >>> 0, (c2 ^ (b << 9)) >>> 0, rotateLeft(d2, 11) >>> 0]];
}

/** A whole number from 0 up to but not including `limit` (1 to 2^32), each equally likely. */
export function below(random: Random, limit: number): readonly [number, Random] {
  const fair = WORD_VALUES - (WORD_VALUES % limit);
  let [word, after] = nextWord(random);
  while (word >= fair) [word, after] = nextWord(after);
  return [word % limit, after];
}

/** The tiles in an order where each is equally likely (Fisher and Yates). */
export function shuffle(tiles: readonly Tile[], random: Random): readonly [readonly Tile[], Random] {
  const mixed = [...tiles];
  let after = random;
  for (let last = mixed.length - 1; last > 0; last--) {
    let other: number;
    [other, after] = below(after, last + 1);
    const [a, b] = [mixed[last], mixed[other]];
    if (a === undefined || b === undefined) throw new Error('Shuffled beyond the tiles');
    mixed[last] = b;
    mixed[other] = a;
  }
  return [mixed, after];
}
