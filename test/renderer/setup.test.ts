import { describe, expect, test } from 'vitest';
import {
  changedRules,
  isPlayable,
  leftOver,
  rulesApart,
  withChosen,
  withUsual,
} from '../../src/renderer/setup';
import type { Setup } from '../../src/shared/protocol/tableFacts';

const DRAW_4: Setup = { preset: 'draw', chosen: {}, seats: 4 };
const FIVES_4: Setup = { preset: 'all-fives', chosen: {}, seats: 4 };

describe('what is set by hand', () => {
  test('is left to the preset again where the usual is chosen', () => {
    const changed = withChosen(DRAW_4, 'handSize', 6);
    expect(changed.chosen).toEqual({ handSize: 6 });
    expect(withChosen(changed, 'handSize', 5).chosen).toEqual({});
  });

  test('keeps the other changes', () => {
    const changed = withChosen(withChosen(DRAW_4, 'handSize', 6), 'target', 50);
    expect(changed.chosen).toEqual({ handSize: 6, target: 50 });
    expect(withUsual(changed, 'handSize').chosen).toEqual({ target: 50 });
  });

  test('is not what only follows from it', () => {
    const partners = withChosen(FIVES_4, 'teams', 'partners');
    expect(rulesApart(FIVES_4, partners)).toEqual(['teams', 'target']);
    expect(changedRules(partners)).toEqual(['teams']);
  });

  test('no longer counts as changed where another number of seats makes it the usual', () => {
    const seven = withChosen(DRAW_4, 'handSize', 7);
    expect(changedRules(seven)).toEqual(['handSize']);
    expect(changedRules(withChosen(seven, 'seats', 2))).toEqual([]);
  });

  test('throws where an option never has that value', () => {
    expect(() => withChosen(DRAW_4, 'set', 7)).toThrow();
  });
});

/** rules.md section 2: 2×7 leaves 14, 3×5 leaves 13, 4×5 leaves 8, 4×7 leaves none. */
test.each([
  [2, 7, 14],
  [3, 5, 13],
  [4, 5, 8],
  [4, 7, 0],
] as const)('%i seats with %i tiles each leave %i', (seats, handSize, left) => {
  const setup: Setup = { preset: 'draw', chosen: { handSize }, seats };
  expect([leftOver(setup), isPlayable(setup)]).toEqual([left, true]);
});

test('a hand that the set cannot deal is not playable', () => {
  expect(isPlayable({ preset: 'draw', chosen: { handSize: 8 }, seats: 4 })).toBe(false);
});
