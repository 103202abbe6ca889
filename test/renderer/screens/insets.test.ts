import { describe, expect, test } from 'vitest';
import { clothInsets } from '../../../src/renderer/screens/play/insets';
import { isWidthWanted, tvInsets } from '../../../src/renderer/screens/watch/insets';
import { fitView } from '../../../src/shared/geometry/fitView';
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
  const { top, right, bottom, left } = clothInsets({ seats, hasSum: false, hasBoneyard: true }, 1, true);
  const free = { x: left, y: top, width: CLOTH.width - left - right, height: CLOTH.height - top - bottom };
  return fitView(placements, free, LARGEST).end;
}

describe('the cloth of the smallest window', () => {
  const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

  test.each([2, 3, 4])('shows a line of 14 tiles at 16 px an end and more, with %i at the table', (seats) => {
    const ends = SEEDS.map((seed) => endOf(14, seats, seed)).filter(Number.isFinite);
    expect(ends.length).toBeGreaterThan(20);
    expect(Math.min(...ends)).toBeGreaterThanOrEqual(16);
  });
});

describe('the cloth of the TV', () => {
  const rules = { ...DRAW, set: 12 } as const;
  const long = randomLine(3, { top: 12, spinner: false, lopsided: false });

  test('is made wider where a line would get too small to be read', () => {
    const table = tableWith({ rules, seats: 4, line: { ...tableWith().line, laid: long.laid } });
    expect(long.laid.length).toBeGreaterThan(30);
    expect(isWidthWanted(table, 52)).toBe(true);
    const short = tableWith({ rules, seats: 4, line: { ...table.line, laid: long.laid.slice(0, 4) } });
    expect(isWidthWanted(short, 52)).toBe(false);
  });

  test('has the room of a side where nobody sits', () => {
    expect(tvInsets(3, false).right).toBeLessThan(tvInsets(4, false).right);
    expect(tvInsets(4, true)).toMatchObject({ left: 110, right: 110 });
  });
});
