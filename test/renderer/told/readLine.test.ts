import { expect, test } from 'vitest';
import { lineInWords, readLine } from '../../../src/renderer/told/readLine';
import type { End, Line } from '../../../src/shared/engine/line';
import { texts } from '../../../src/shared/texts/texts';
import type { Rules } from '../../../src/shared/rules/rules';
import { DRAW, tile } from '../tables';

const open = (pips: number) => ({ pips, counts: pips });

function line(laid: string, ends: Line['ends'], spinner: number | null = null): Line {
  const tiles = laid.split(' ').map((text) => {
    const [name = '', end] = text.split('@');
    return { tile: tile(name), seat: 0, end: (end as End | undefined) ?? null };
  });
  return { laid: tiles, ends, spinner };
}

const CASES: readonly (readonly [string, Line, readonly string[]])[] = [
  ['no tile', { laid: [], ends: {}, spinner: null }, []],
  ['the tile led', line('4-6', { left: open(4), right: open(6) }), ['One tile lies: 4-6.']],
  [
    'a row, so that equal numbers meet',
    line('4-6 4-4@left 2-6@right 0-4@left', { left: open(0), right: open(2) }),
    ['The line from left to right: 0-4, 4-4, 4-6, 6-2.'],
  ],
  [
    'the arms of a spinner from it outwards',
    line(
      '6-6 1-6@left 3-6@right 5-6@up 4-5@up 0-6@down',
      { left: open(1), right: open(3), up: open(4), down: open(0) },
      0,
    ),
    ['The line from left to right: 1-6, 6-6, 6-3.', 'Up from the 6-6: 6-5, 5-4.', 'Down from the 6-6: 6-0.'],
  ],
];

test.each(CASES)('%s is read in order', (_, laid, read) => {
  expect(readLine(texts(), laid)).toEqual(read);
});

test('its open ends are said after it, where they are not added up on the cloth', () => {
  const row = line('4-6 2-6@right', { left: open(4), right: open(2) });
  const read = (rules: Rules) => lineInWords(texts(), { line: row, rules });
  expect(read(DRAW)).toEqual(['The line from left to right: 4-6, 6-2.', 'Ends 4 and 2.']);
  expect(read({ ...DRAW, playScoring: 'fives' })).toEqual(['The line from left to right: 4-6, 6-2.']);
});
