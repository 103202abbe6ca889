import { describe, expect, test } from 'vitest';
import { fitAround } from '../../../src/renderer/board/fitAround';
import { clothRoom } from '../../../src/renderer/screens/play/room';
import { isWidthWanted, scaled, tvRoom } from '../../../src/renderer/screens/watch/room';
import { layLine } from '../../../src/shared/geometry/layLine';
import { randomLine } from '../../shared/geometry/randomLine';
import { DRAW, tableWith } from '../tables';

/** The cloth of a window of 800 × 600: what the rail leaves. */
const CLOTH = { width: 800, height: 422 };
const LARGEST = 66;

function endOf(tiles: number, seats: number, seed: number): number {
  const { laid } = randomLine(seed, { top: 6, spinner: false, lopsided: false });
  if (laid.length < tiles) return Infinity;
  const { placements } = layLine(laid.slice(0, tiles), { top: 6, spinner: null, branches: false });
  const onCloth = { seats, hasColumns: seats === 2, padHeight: 70, hasSum: false, hasBoneyard: true };
  return fitAround(placements, clothRoom(onCloth, CLOTH, 1, true), LARGEST).end;
}

describe('the cloth of the smallest window', () => {
  const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

  test.each([2, 3, 4])('shows a line of 14 tiles at 16 px an end and more, with %i at the table', (seats) => {
    const ends = SEEDS.map((seed) => endOf(14, seats, seed)).filter(Number.isFinite);
    expect(ends.length).toBeGreaterThan(20);
    expect(Math.min(...ends)).toBeGreaterThanOrEqual(16);
  });
});

describe('the room on the TV', () => {
  const rules = { ...DRAW, set: 12 } as const;
  const long = randomLine(3, { top: 12, spinner: false, lopsided: false });
  const tableOf = (tiles: number) =>
    tableWith({ rules, seats: 4, line: { ...tableWith().line, laid: long.laid.slice(0, tiles) } });

  test('is made wider where a line would get too small to be read', () => {
    expect(long.laid.length).toBeGreaterThan(60);
    expect([isWidthWanted(tableOf(60), 52), isWidthWanted(tableOf(4), 52)]).toEqual([true, false]);
  });

  test('is the same picture at every size', () => {
    const room = tvRoom({ seats: 4, hasCards: true, hasSum: true, hasCode: true, slid: false });
    expect(scaled(room, 2).whole.width).toBe(2 * room.whole.width);
    expect(scaled(room, 2).taken).toHaveLength(room.taken.length);
  });

  test('has nobody in its way at a side where nobody sits', () => {
    const taken = (seats: number) =>
      tvRoom({ seats, hasCards: false, hasSum: false, hasCode: false, slid: false }).taken.length;
    expect([taken(3), taken(4)]).toEqual([3, 4]);
  });
});
