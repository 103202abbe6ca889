import { expect, test } from 'vitest';
import { followShift, SHIFT_EVERY_MS, shiftAfter } from '../../../src/renderer/parts/shifting';
import type { Shift } from '../../../src/renderer/parts/shifting';
import { FakeClock } from '../fakeClock';

const MINUTE = 60_000;

test('the picture of a TV moves by two px every ten minutes, round a square', () => {
  const clock = new FakeClock();
  const moved: [number, Shift][] = [];
  const end = followShift(
    clock,
    () => clock.now,
    (shift) => moved.push([clock.now / MINUTE, shift]),
  );
  clock.pass(45 * MINUTE);
  end();
  clock.pass(30 * MINUTE);
  expect(moved).toEqual([
    [0, { x: 0, y: 0 }],
    [10, { x: 2, y: 0 }],
    [20, { x: 2, y: 2 }],
    [30, { x: 0, y: 2 }],
    [40, { x: 0, y: 0 }],
  ]);
});

test('a screen that comes later goes on where the last one was, and moves when that would have', () => {
  const clock = new FakeClock();
  clock.pass(17 * MINUTE);
  const moved: [number, Shift][] = [];
  followShift(
    clock,
    () => clock.now,
    (shift) => moved.push([clock.now / MINUTE, shift]),
  );
  clock.pass(3 * MINUTE);
  expect(moved).toEqual([
    [17, shiftAfter(SHIFT_EVERY_MS)],
    [20, { x: 2, y: 2 }],
  ]);
});
