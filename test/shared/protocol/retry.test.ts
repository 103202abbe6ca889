import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { retryDelay, triesAfter } from '../../../src/shared/protocol/retry';

describe('The wait before the next try', () => {
  test('grows to a second and is two from then on (lan.md 3.5)', () => {
    const waits = Array.from({ length: 9 }, (_, tries) => retryDelay(tries, 0.5));
    expect(waits).toEqual([100, 160, 256, 410, 655, 1000, 2000, 2000, 2000]);
  });

  test.prop([fc.nat(50), fc.double({ min: 0, max: 1, noNaN: true })])(
    'differs by a fifth at most, so that a table does not come back all at once',
    (tries, chance) => {
      const middle = retryDelay(tries, 0.5);
      expect(Math.abs(retryDelay(tries, chance) - middle)).toBeLessThanOrEqual(middle / 5 + 1);
    },
  );

  test.each([
    [1001, 2000],
    [4007, 2000],
    [1006, 100],
    [4006, 100],
  ])('after code %i is %i ms', (code, wait) => {
    expect(retryDelay(triesAfter(code), 0.5)).toBe(wait);
  });
});
