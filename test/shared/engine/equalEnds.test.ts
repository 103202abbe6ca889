import { describe, expect, test } from 'vitest';
import { differentPlacesOf } from '../../../src/shared/engine/equalEnds';
import { placesOf } from '../../../src/shared/engine/legal';
import type { ChosenRules } from '../../../src/shared/rules/rules';
import { standing, tilesIn } from '../../helpers/table';

const SPINNER = { spinner: 'first-double' } as const;
const FIVES = { playScoring: 'fives' } as const;

describe('the places of a tile that differ (records.md)', () => {
  test.each<[string, ChosenRules, string, string, readonly string[], readonly string[]]>([
    ['cases.md C24: a lone double has one', {}, '3-3', '3-5', ['left', 'right'], ['left']],
    ['a lone spinner too: both are its free long sides', SPINNER, '3-3', '3-5', ['left', 'right'], ['left']],
    [
      'cases.md C25: equal ends of a longer line',
      {},
      '4-2, 2-1@left, 1-4@left',
      '4-6',
      ['left', 'right'],
      ['left'],
    ],
    ['different numbers', {}, '0-3, 3-6@right', '0-6', ['left', 'right'], ['left', 'right']],
    [
      'a double and a single, where ends do not count',
      {},
      '4-1, 1-2@left, 2-4@left, 4-4@left',
      '4-5',
      ['left', 'right'],
      ['left'],
    ],
    [
      'a double and a single, where they count 8 and 4',
      FIVES,
      '4-1, 1-2@left, 2-4@left, 4-4@left',
      '4-5',
      ['left', 'right'],
      ['left', 'right'],
    ],
    [
      'a spinner’s free long side and another 5',
      SPINNER,
      '2-5, 5-5@right, 2-1@left, 1-5@left',
      '5-6',
      ['left', 'right'],
      ['left', 'right'],
    ],
    [
      'the same without a spinner',
      {},
      '2-5, 5-5@right, 2-1@left, 1-5@left',
      '5-6',
      ['left', 'right'],
      ['left'],
    ],
    ['bare tips of a spinner', SPINNER, '6-6, 6-3@right, 6-0@left', '6-2', ['up', 'down'], ['up']],
    [
      'a built arm and a bare tip that show the same, where ends do not count',
      SPINNER,
      '6-6, 6-3@right, 6-0@left, 6-1@up, 1-4@up, 4-6@up',
      '6-2',
      ['up', 'down'],
      ['up'],
    ],
    [
      'and where they do',
      { ...SPINNER, ...FIVES },
      '6-6, 6-3@right, 6-0@left, 6-1@up, 1-4@up, 4-6@up',
      '6-2',
      ['up', 'down'],
      ['up', 'down'],
    ],
  ])('%s', (_what, rules, line, tile, places, different) => {
    const { table } = standing({ rules, line, hands: [tile, '0-0'] });
    expect(placesOf(table, tilesIn(tile)[0]!)).toEqual(places);
    expect(differentPlacesOf(table, tilesIn(tile)[0]!)).toEqual(different);
  });
});
