import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Random, Xoshiro } from '../../../src/shared/engine/random';
import { below, nextWord, randomFrom, seedRandom, shuffle } from '../../../src/shared/engine/random';
import { tilesOfSet } from '../../../src/shared/engine/tile';

function take<Value>(
  random: Random,
  times: number,
  next: (random: Random) => readonly [Value, Random],
): Value[] {
  const values: Value[] = [];
  let after = random;
  for (let count = 0; count < times; count++) {
    let value: Value;
    [value, after] = next(after);
    values.push(value);
  }
  return values;
}

function wordsOf(text: string): Xoshiro {
  const random = seedRandom(text);
  if ('key' in random) throw new Error('A seed gives a generator, not a keystream');
  return random;
}

describe('the generator', () => {
  test('gives the numbers of the authors’ own xoshiro128** from state 1, 2, 3, 4', () => {
    expect(take([1, 2, 3, 4], 10, nextWord)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test('cannot start from zeros only', () => {
    expect(() => randomFrom([0, 0, 0, 0])).toThrow('zeros');
    expect(() => randomFrom([0, 0, 0, 1])).not.toThrow();
  });

  test('takes any text as a seed, the empty one too, and equal texts give equal numbers', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(seedRandom(text)).toEqual(seedRandom(text));
        expect(seedRandom(text)).not.toEqual(seedRandom(`${text} `));
        expect(wordsOf(text).some((word) => word !== 0)).toBe(true);
      }),
    );
  });

  test('starts from seeds next to one another in states that have nothing in common', () => {
    const words = Array.from({ length: 5000 }, (_, seed) => wordsOf(String(seed))).flat();
    expect(new Set(words).size).toBeGreaterThan(words.length - 5);
    for (let bit = 0; bit < 32; bit++) {
      const share = words.filter((word) => (word >>> bit) & 1).length / words.length;
      expect(Math.abs(share - 0.5)).toBeLessThan(0.02);
    }
  });
});

describe('a number below a limit', () => {
  test('comes up as often as any other, also where the limit does not divide 2^32', () => {
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (const value of take(seedRandom('fair'), 70_000, (random) => below(random, 7))) counts[value]!++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  test('is never taken from the words that would favour small numbers', () => {
    // With a limit of 3 × 2^30 the last quarter of all words must be thrown away.
    const limit = 3 * 2 ** 30;
    for (const value of take(seedRandom('limit'), 2000, (random) => below(random, limit))) {
      expect(value).toBeLessThan(limit);
    }
    const low = take(seedRandom('limit'), 20_000, (random) => below(random, limit)).filter(
      (value) => value < 2 ** 30,
    );
    expect(Math.abs(low.length / 20_000 - 1 / 3)).toBeLessThan(0.02);
  });

  test('below 1 is 0', () => {
    expect(below([1, 2, 3, 4], 1)[0]).toBe(0);
  });
});

describe('a shuffle', () => {
  test('keeps every tile once and leaves the tiles given alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(6, 9, 12, 15, 18), (seed, top) => {
        const set = Object.freeze([...tilesOfSet(top)]);
        const [mixed] = shuffle(set, seedRandom(seed));
        expect([...mixed].sort()).toEqual([...set].sort());
      }),
    );
  });

  test('brings every tile to every place equally often', () => {
    const set = tilesOfSet(6).slice(0, 6);
    const counts = set.map(() => set.map(() => 0));
    let random = seedRandom('places');
    for (let times = 0; times < 12_000; times++) {
      let mixed: readonly string[];
      [mixed, random] = shuffle(set, random);
      mixed.forEach((tile, place) => counts[set.findIndex((other) => other === tile)]![place]!++);
    }
    for (const count of counts.flat()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});
