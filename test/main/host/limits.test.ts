import { expect, test } from 'vitest';
import { Allowance } from '../../../src/main/host/limits';

test('so much may be said at once, and after that as much as time gives', () => {
  const allowance = new Allowance(20, 40, 0);
  const taken = (times: number, now: number): number =>
    Array.from({ length: times }, () => allowance.take(now)).filter(Boolean).length;
  expect(taken(100, 0)).toBe(40);
  expect(taken(100, 49)).toBe(0);
  expect(taken(100, 50)).toBe(1);
  expect(taken(100, 1050)).toBe(20);
  expect(taken(100, 3_600_000)).toBe(40);
});
