import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { layPhoneHand } from '../../../src/renderer/board/layPhoneHand';

const rowsOf = (laid: ReturnType<typeof layPhoneHand>): number => new Set(laid.spots.map(({ y }) => y)).size;

describe('a hand on a phone', () => {
  test.each([
    [5, 350, 253, 1, 62],
    [6, 350, 253, 1, 52],
    [7, 350, 253, 2, 51],
    [12, 350, 253, 2, 51],
    [7, 320, 218, 2, 44],
    [7, 320, 200, 1, 40],
    [5, 300, 260, 1, 53],
    [10, 300, 260, 2, 52],
  ])('of %i tiles in %i × %i px lies in %i rows, %i px an end', (count, width, height, rows, end) => {
    const laid = layPhoneHand(count, width, height);
    expect([rowsOf(laid), Math.floor(laid.end)]).toEqual([rows, end]);
  });

  test.each([13, 25])('of %i tiles is one row to move along', (count) => {
    const laid = layPhoneHand(count, 350, 253);
    expect([rowsOf(laid), laid.end, laid.spots[0]?.x]).toEqual([1, 56, 0]);
  });

  test.prop([
    fc.integer({ min: 0, max: 40 }),
    fc.integer({ min: 280, max: 860 }),
    fc.integer({ min: 130, max: 300 }),
  ])('can be pressed, in its height, and no tile lies on another', (count, width, height) => {
    const laid = layPhoneHand(count, width, height);
    expect(laid.end).toBeGreaterThanOrEqual(40);
    expect(laid.height).toBeLessThanOrEqual(height + 1e-6);
    const apart = laid.spots.every((one, index) =>
      laid.spots
        .slice(index + 1)
        .every(({ x, y }) => Math.abs(x - one.x) >= laid.end || Math.abs(y - one.y) >= 2 * laid.end),
    );
    expect(apart).toBe(true);
    const isLong = laid.spots.some(({ x }) => x + laid.end > width + 1e-6);
    if (isLong) expect(rowsOf(laid)).toBe(1);
  });
});
