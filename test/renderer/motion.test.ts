import { expect, test } from 'vitest';
import { isStillFor } from '../../src/renderer/motion';

test.each([
  { wish: 'system', systemWantsLess: false, isStill: false },
  { wish: 'system', systemWantsLess: true, isStill: true },
  { wish: 'moving', systemWantsLess: true, isStill: false },
  { wish: 'still', systemWantsLess: false, isStill: true },
] as const)('things are still: $isStill, where people wish $wish', ({ wish, systemWantsLess, isStill }) => {
  expect(isStillFor(wish, systemWantsLess)).toBe(isStill);
});
