import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keystreamOf, nextKeyWord } from '../../../src/shared/engine/keystream';
import type { Random } from '../../../src/shared/engine/random';
import { below, nextWord, shuffle } from '../../../src/shared/engine/random';
import { tilesOfSet } from '../../../src/shared/engine/tile';

const KEY = fc.uint8Array({ minLength: 32, maxLength: 32 });

function words(random: Random, count: number): number[] {
  const taken: number[] = [];
  let after = random;
  for (let at = 0; at < count; at++) {
    let word: number;
    [word, after] = nextWord(after);
    taken.push(word);
  }
  return taken;
}

/** The same by Node's own HMAC. */
function wordsByNode(key: Uint8Array, count: number): number[] {
  return Array.from({ length: count }, (_, at) => {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(Math.floor(at / 8)));
    return createHmac('sha256', key)
      .update(counter)
      .digest()
      .readUInt32BE((at % 8) * 4);
  });
}

describe('a keystream', () => {
  test('is HMAC-SHA-256 of its key over a counter, as Node computes it', () => {
    fc.assert(
      fc.property(KEY, fc.integer({ min: 1, max: 40 }), (key, count) => {
        expect(words(keystreamOf(key), count)).toEqual(wordsByNode(key, count));
      }),
    );
  });

  test('goes on where it was when it was written down', () => {
    fc.assert(
      fc.property(KEY, fc.nat(20), (key, count) => {
        let stream = keystreamOf(key);
        for (let at = 0; at < count; at++) [, stream] = nextKeyWord(stream);
        const read = JSON.parse(JSON.stringify(stream)) as typeof stream;
        expect(words(read, 10)).toEqual(words(stream, 10));
      }),
    );
  });

  test('needs 32 bytes of key', () => {
    for (const length of [0, 16, 31, 33]) {
      expect(() => keystreamOf(new Uint8Array(length))).toThrow('32 bytes');
    }
  });

  test('draws numbers below a limit without favour: words beyond the last full round are thrown away', () => {
    const limit = 3 * 2 ** 30;
    const key = new Uint8Array(32);
    const kept = wordsByNode(key, 400).filter((word) => word < limit);
    let after: Random = keystreamOf(key);
    for (const expected of kept.slice(0, 200)) {
      let value: number;
      [value, after] = below(after, limit);
      expect(value).toBe(expected);
    }
  });
});

/*
 * The probe of lan.md section 5: over many shuffles every tile comes to every place equally often. The sum over all
 * cells of (count − mean)² / mean is chi-square with 27 × 27 degrees of freedom where that is so; its z-score over
 * several runs lies within a few units of zero, and a careless shuffle misses by thousands.
 */
test('shuffles tiles so that every place is as likely as any other', () => {
  const SHUFFLES = 8000;
  const set = tilesOfSet(6);
  const at = new Map(set.map((tile, index) => [tile, index]));
  for (let run = 0; run < 4; run++) {
    const counts = set.map(() => new Float64Array(set.length));
    let after: Random = keystreamOf(new Uint8Array(32).fill(run));
    for (let times = 0; times < SHUFFLES; times++) {
      let mixed: readonly (typeof set)[number][];
      [mixed, after] = shuffle(set, after);
      mixed.forEach((tile, place) => (counts[at.get(tile)!]![place]! += 1));
    }
    const mean = SHUFFLES / set.length;
    const chiSquare = counts
      .flatMap((row) => [...row])
      .reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    const freedom = (set.length - 1) ** 2;
    const z = (chiSquare - freedom) / Math.sqrt(2 * freedom);
    expect(Math.abs(z)).toBeLessThan(4);
  }
}, 60_000);
