import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Stopwatch } from '../../../src/main/cli/stopwatch';

const times = fc.array(fc.double({ min: 1e-6, max: 1e4, noNaN: true }), { minLength: 1, maxLength: 200 });

test.each([0.5, 0.95])('the time that %d of all do not exceed is right within one in seventy', (share) => {
  fc.assert(
    fc.property(times, (all) => {
      const watch = new Stopwatch();
      for (const ms of all) watch.add(ms);
      const sorted = [...all].sort((a, b) => a - b);
      const exact = sorted[Math.ceil(share * all.length) - 1]!;
      expect(Math.abs(watch.quantile(share) / exact - 1)).toBeLessThan(1 / 70);
    }),
  );
});

test('of no times, and of no time at all, it is nothing', () => {
  const watch = new Stopwatch();
  expect(watch.quantile(0.5)).toBe(0);
  watch.add(0);
  expect(watch.quantile(0.5)).toBeLessThan(1e-9);
});

test('what is timed gives its value', () => {
  expect(new Stopwatch().time(() => 'domino')).toBe('domino');
});
