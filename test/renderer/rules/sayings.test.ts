import { describe, expect, test } from 'vitest';
import { changesOf, changesSince, followsOf, seatsMoved } from '../../../src/renderer/rules/sayings';
import { withChosen } from '../../../src/renderer/setup';
import type { Setup } from '../../../src/shared/protocol/tableFacts';
import { texts } from '../../../src/shared/texts/texts';

const words = texts();
const DRAW_4: Setup = { preset: 'draw', chosen: {}, seats: 4 };
const FIVES_4: Setup = { preset: 'all-fives', chosen: { handSize: 6, teams: 'partners' }, seats: 4 };

describe('what was changed', () => {
  test('is nothing at the start', () => {
    expect(changesOf(words, DRAW_4)).toEqual([]);
  });

  test('stands beside the usual, in the order of the sheet', () => {
    expect(changesOf(words, FIVES_4)).toEqual([
      { rule: 'teams', now: 'Partners', usual: 'each alone' },
      { rule: 'handSize', now: '6 tiles each', usual: '5 each' },
    ]);
    expect(followsOf(words, FIVES_4)).toBe('First to 250 comes with partners.');
  });

  test('is left out where it no longer bears on the game', () => {
    const setup: Setup = { ...DRAW_4, chosen: { noDouble: 'heaviest', firstLead: 'random' } };
    expect(changesOf(words, setup).map(({ rule }) => rule)).toEqual(['firstLead']);
  });

  test('since somebody agreed stands beside what they agreed to', () => {
    expect(changesSince(words, FIVES_4, withChosen(FIVES_4, 'target', 100))).toEqual([
      { rule: 'target', now: 'First to 100', usual: '250' },
    ]);
  });
});

/** rules.md section 2 and 8: what depends on the seats moves with them, what people chose stays. */
test.each([
  ['draw', { target: 150 }, 3, 2, '7 tiles each now, as two play it; your target of 150 stays.'],
  ['draw-club', {}, 2, 4, '6 tiles each and first to 61 now, as four play it.'],
  ['draw', { handSize: 6, target: 50 }, 3, 4, 'Four seats now; your 6 tiles each and target of 50 stay.'],
  ['draw', { set: 9 }, 4, 8, '4 tiles each now, as eight play it; your double-nine stays.'],
] as const)('%s with %j, from %i seats to %i', (preset, chosen, before, after, says) => {
  const setup: Setup = { preset, chosen, seats: before };
  expect(seatsMoved(words, setup, withChosen(setup, 'seats', after))).toBe(says);
});
