import { describe, expect, test } from 'vitest';
import { changesOf, isPlayable, leftOver, mostTilesEach, withChosen } from '../../src/renderer/setup';
import type { Setup } from '../../src/shared/protocol/tableFacts';
import { texts } from '../../src/shared/texts/texts';

const DRAW_4: Setup = { preset: 'draw', chosen: {}, seats: 4 };

describe('what was changed by hand', () => {
  test('is nothing at the start', () => {
    expect(changesOf(texts(), DRAW_4)).toEqual([]);
  });

  test('stands beside the usual', () => {
    const setup = { ...DRAW_4, chosen: { handSize: 6, target: 250 } };
    expect(changesOf(texts(), setup)).toEqual([
      { rule: 'handSize', now: '6 tiles each', usual: '5 each' },
      { rule: 'target', now: 'First to 250', usual: '100' },
    ]);
  });

  test('is left to the preset again where the usual is chosen', () => {
    const changed = withChosen(DRAW_4, 'handSize', 6);
    expect(changed.chosen).toEqual({ handSize: 6 });
    expect(withChosen(changed, 'handSize', 5).chosen).toEqual({});
  });

  test('keeps the other changes', () => {
    const changed = withChosen(withChosen(DRAW_4, 'handSize', 6), 'target', 50);
    expect(changed.chosen).toEqual({ handSize: 6, target: 50 });
  });
});

/** rules.md section 2: 2×7 leaves 14, 3×5 leaves 13, 4×5 leaves 8, 4×7 leaves none. */
test.each([
  [2, 7, 14, 14],
  [3, 5, 13, 9],
  [4, 5, 8, 7],
  [4, 7, 0, 7],
] as const)(
  '%i seats with %i tiles each leave %i, and %i each is the most',
  (seats, handSize, left, most) => {
    const setup: Setup = { preset: 'draw', chosen: { handSize }, seats };
    expect([leftOver(setup), mostTilesEach(setup), isPlayable(setup)]).toEqual([left, most, true]);
  },
);

test('a hand that the set cannot deal is not playable', () => {
  expect(isPlayable({ preset: 'draw', chosen: { handSize: 8 }, seats: 4 })).toBe(false);
});
