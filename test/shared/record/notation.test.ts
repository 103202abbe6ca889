import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENDS } from '../../../src/shared/engine/line';
import { tilesOfSet } from '../../../src/shared/engine/tile';
import type { WrittenMove } from '../../../src/shared/record/notation';
import { makeMove, parseMove } from '../../../src/shared/record/notation';

const seat = fc.integer({ min: 0, max: 9 });
const tile = fc.constantFrom(...tilesOfSet(18));
const move: fc.Arbitrary<WrittenMove> = fc.oneof(
  fc.record({ type: fc.constant('play' as const), tile, end: fc.constantFrom(null, ...ENDS) }),
  fc.record({ type: fc.constant('draw' as const), tile: fc.option(tile) }),
  fc.constant({ type: 'pass' as const }),
);

describe('a move in writing (records.md)', () => {
  test('reads as what was written', () => {
    fc.assert(
      fc.property(fc.record({ seat, move }), (turn) => {
        expect(parseMove(makeMove(turn))).toEqual(turn);
      }),
    );
  });

  test.each([
    ['0 6-6', { seat: 0, move: { type: 'play', tile: '6-6', end: null } }],
    ['1 6-5@right', { seat: 1, move: { type: 'play', tile: '5-6', end: 'right' } }],
    ['2 draw 1-0', { seat: 2, move: { type: 'draw', tile: '0-1' } }],
    ['2 draw', { seat: 2, move: { type: 'draw', tile: null } }],
    ['9 pass', { seat: 9, move: { type: 'pass' } }],
  ])('%j means %j', (text, turn) => {
    expect(parseMove(text)).toEqual(turn);
  });

  test.each([
    '',
    '0',
    '6-6',
    '10 6-6',
    '-1 pass',
    'a 6-6',
    '0 6-7-8',
    '0 6=6',
    '0 6-6@',
    '0 6-6@middle',
    '0 6-6@left@right',
    '0 @left',
    '0 6-6 left',
    '0 draw 6',
    '0 draw 6-6 5-5',
    '0 pass 6-6',
    '0 knock',
    '0 19-0',
  ])('%j is none', (text) => {
    expect(parseMove(text)).toBeNull();
  });

  test('any text is read or refused, never a fault', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseMove(text)));
  });
});
