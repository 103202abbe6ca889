import { describe, expect, it } from 'vitest';
import { layHand } from '../../../src/renderer/board/layHand';

describe('a hand on the rail', () => {
  it.each([1, 5, 7, 9, 14, 20, 25])('keeps all of %i tiles on a rail of 720 px, none on another', (count) => {
    const { end, spots } = layHand(count, 720, 'auto');
    expect(spots).toHaveLength(count);
    spots.forEach(({ x, y }, index) => {
      expect(x).toBeGreaterThanOrEqual(-1e-6);
      expect(x + end).toBeLessThanOrEqual(720 + 1e-6);
      for (const other of spots.slice(index + 1)) {
        expect(Math.abs(x - other.x) >= end - 1e-6 || Math.abs(y - other.y) >= 2 * end - 1e-6).toBe(true);
      }
    });
  });

  it('has 25 tiles in the usual window that a finger can press', () => {
    expect(layHand(25, 602, 'auto').end).toBeGreaterThanOrEqual(44);
  });

  it('goes on beyond the rail where more tiles are held than fit, from its left edge on', () => {
    const { end, spots } = layHand(40, 602, 'auto');
    expect(end).toBe(44);
    expect(Math.min(...spots.map(({ x }) => x))).toBe(0);
    expect(Math.max(...spots.map(({ x }) => x))).toBeGreaterThan(602);
  });

  it('is as large as the design draws it while it has room', () => {
    expect(layHand(7, 720, 'auto').end).toBe(66);
  });

  it('takes a second row once a tile could no longer be pressed', () => {
    expect(new Set(layHand(14, 720, 'auto').spots.map(({ y }) => y)).size).toBe(1);
    expect(new Set(layHand(20, 720, 'auto').spots.map(({ y }) => y)).size).toBe(2);
  });
});
