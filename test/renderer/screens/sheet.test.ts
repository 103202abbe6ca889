import { describe, expect, test } from 'vitest';
import { laySheet } from '../../../src/renderer/screens/result/sheet';
import type { OnSheet } from '../../../src/renderer/screens/result/sheet';

/** The room of the mock of a round's end, in a window of 1280 × 800. */
const room = { width: 744, height: 590, unit: 1 };
const mock: OnSheet = { rows: [1, 3], others: [2, 0], lines: 1 };

describe('the sheet of a count', () => {
  test('has the tiles of the mock where two short hands count', () => {
    expect(laySheet(mock, room)).toEqual({ end: 62, columns: 1 });
  });

  test('has smaller tiles for longer hands and for more of them', () => {
    const longer = laySheet({ ...mock, rows: [7, 9] }, room).end;
    const more = laySheet({ ...mock, rows: [7, 9, 8] }, room).end;
    expect(longer).toBeLessThan(62);
    expect(more).toBeLessThan(longer);
  });

  test('stands in two columns from the fifth hand on', () => {
    expect(laySheet({ ...mock, rows: [2, 2, 2, 2] }, room).columns).toBe(1);
    expect(laySheet({ ...mock, rows: [2, 2, 2, 2, 2] }, room).columns).toBe(2);
  });

  test('grows with its window, and has a smallest size', () => {
    expect(laySheet(mock, { width: 1116, height: 885, unit: 1.5 }).end).toBe(93);
    expect(laySheet({ ...mock, rows: Array.from({ length: 9 }, () => 25) }, room).end).toBe(22);
  });
});
