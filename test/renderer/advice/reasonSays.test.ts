import { describe, expect, test } from 'vitest';
import { lineThen } from '../../../src/renderer/advice/lineThen';
import { moveName } from '../../../src/renderer/advice/moveName';
import { reasonSays } from '../../../src/renderer/advice/reasonSays';
import type { Reason } from '../../../src/shared/protocol/reasons';
import { texts } from '../../../src/shared/texts/texts';
import { standing } from '../../helpers/table';
import { playMove } from '../tables';

const about = { nameOf: (seat: number) => ['Inês', 'Abel', 'Rosa'][seat] ?? '', isPartners: false };

test.each<[Reason, string]>([
  [{ why: 'scores', points: 15, other: 0 }, 'It scores 15 at once.'],
  [{ why: 'nextCannot', seat: 1, pips: [3, 4] }, 'Abel has nothing that fits on 3 or 4.'],
  [{ why: 'nextLacks', seat: 2, pips: 6 }, 'It leaves a 6, and Rosa has none.'],
  [
    { why: 'nextStuck', seat: 1, percent: 62, other: 35 },
    'Abel has nothing that fits next in 62 % of cases, against 35 %.',
  ],
  [{ why: 'goOut', percent: 40, other: 30 }, 'You go out first in 40 % of cases, against 30 %.'],
])('%o is said by name', (reason, sentence) => {
  expect(reasonSays(texts(), reason, about)).toBe(sentence);
});

test('partners go out together', () => {
  const reason = { why: 'goOut', percent: 40, other: 30 } as const;
  expect(reasonSays(texts(), reason, { ...about, isPartners: true })).toMatch(/^Your side/);
});

describe('a move is called by what it touches', () => {
  const { line } = standing({ line: '6-3, 3-5@left', hands: ['6-4', '0-1'] }).table;

  test.each([
    [playMove('4-6', 'right'), '4-6 on the 6'],
    [{ type: 'draw' } as const, 'Draw a tile'],
  ])('%o', (move, name) => {
    expect(moveName(texts(), line, move)).toBe(name);
  });

  test('and where two ends show that number, by its side', () => {
    const same = standing({ line: '6-3, 3-6@left', hands: ['6-4', '0-1'] }).table.line;
    expect(moveName(texts(), same, playMove('4-6', 'right'))).toBe('4-6 on the right 6');
  });
});

test('a line that is looked back at is the line as it lay then', () => {
  const options = { preset: 'all-fives', hands: ['6-4', '0-1'] } as const;
  const moves = ['6-6', '6-3@right', '6-2@left', '6-1@up'];
  const whole = standing({ ...options, line: moves.join(', ') }).table.line;
  for (let tiles = 1; tiles <= moves.length; tiles++) {
    const then = standing({ ...options, line: moves.slice(0, tiles).join(', ') }).table.line;
    expect(lineThen(whole, tiles)).toEqual(then);
  }
});
