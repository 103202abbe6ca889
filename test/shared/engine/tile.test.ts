import { describe, expect, test } from 'vitest';
import {
  byWeight,
  farEnd,
  hasEnd,
  isDouble,
  makeTile,
  parseTile,
  pipsOf,
  pipsOfAll,
  tileCount,
  tilesOfSet,
} from '../../../src/shared/engine/tile';
import { tilesIn } from '../../helpers/table';

describe('a set (rules.md 9.1, cases.md C61)', () => {
  test.each([
    [6, 28, 7, 168],
    [9, 55, 10, 495],
    [12, 91, 13, 1092],
    [15, 136, 16, 2040],
    [18, 190, 19, 3420],
  ])('to %i has %i tiles, %i doubles and %i pips', (top, tiles, doubles, pips) => {
    const set = tilesOfSet(top);
    expect(set).toHaveLength(tiles);
    expect(tileCount(top)).toBe(tiles);
    expect(new Set(set).size).toBe(tiles);
    expect(set.filter(isDouble)).toHaveLength(doubles);
    expect(pipsOfAll(set)).toBe(pips);
    for (let number = 0; number <= top; number++) {
      expect(set.filter((tile) => hasEnd(tile, number))).toHaveLength(top + 1);
    }
  });

  test('to 6 has 21 singles of 1 to 11 pips and doubles of 0 to 12', () => {
    const singles = tilesOfSet(6).filter((tile) => !isDouble(tile));
    expect(singles).toHaveLength(21);
    expect(Math.min(...singles.map(pipsOf))).toBe(1);
    expect(Math.max(...singles.map(pipsOf))).toBe(11);
    expect(tilesOfSet(6).filter(isDouble).map(pipsOf)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  });

  test('is in ascending order: 0-0, 0-1 … 0-n, 1-1 … n-n (records.md)', () => {
    expect(tilesOfSet(2)).toEqual(['0-0', '0-1', '0-2', '1-1', '1-2', '2-2']);
  });
});

describe('a tile', () => {
  test('has one name, whichever way round it is written', () => {
    expect(parseTile('5-2')).toBe('2-5');
    expect(parseTile('2-5')).toBe('2-5');
    expect(makeTile(18, 0)).toBe('0-18');
  });

  test.each([
    '',
    '6',
    '6-',
    '-6',
    '6-6-6',
    '19-0',
    '0-19',
    '6 - 6',
    '6-6 ',
    '06-6',
    '1e0-1',
    '-1-2',
    'six-six',
  ])('is not %j', (text) => expect(parseTile(text)).toBeNull());

  test('cannot be made beyond 18', () => {
    expect(() => makeTile(3, 19)).toThrow('No such tile');
  });

  test('shows its other end when one end touches', () => {
    const [tile, double] = tilesIn('2-5 4-4');
    expect(farEnd(tile!, 2)).toBe(5);
    expect(farEnd(tile!, 5)).toBe(2);
    expect(farEnd(double!, 4)).toBe(4);
  });

  test('is heavier with more pips, at equal pips with the larger single end: 6-3 outranks 5-4', () => {
    expect([...tilesIn('5-4 0-0 6-3 6-6 4-4')].sort(byWeight)).toEqual(['6-6', '3-6', '4-5', '4-4', '0-0']);
  });
});
