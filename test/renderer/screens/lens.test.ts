import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { fitted, movedBy, pinched, shownLargerAt } from '../../../src/renderer/screens/play/lens';

const SIZE = { width: 390, height: 276 };
const point = fc.record({ x: fc.integer({ min: 0, max: 390 }), y: fc.integer({ min: 0, max: 276 }) });

describe('a lens', () => {
  test.prop([point])('shows larger what is under two taps, and it stays there', (tapped) => {
    const { scale, x, y } = shownLargerAt(tapped, SIZE);
    expect(scale).toBe(2.2);
    expect([tapped.x * scale + x, tapped.y * scale + y]).toEqual([
      expect.closeTo(tapped.x, 6),
      expect.closeTo(tapped.y, 6),
    ]);
  });

  test('grows with two fingers moving apart, and fits again when they meet', () => {
    const other = { x: 100, y: 138 };
    const apart = pinched(fitted, { before: { x: 200, y: 138 }, now: { x: 300, y: 138 }, other }, SIZE);
    expect(apart.scale).toBe(2);
    const together = pinched(apart, { before: { x: 300, y: 138 }, now: { x: 110, y: 138 }, other }, SIZE);
    expect(together).toEqual(fitted);
  });

  test.prop([fc.array(fc.record({ before: point, now: point, other: point }), { maxLength: 20 }), point])(
    'never shows past the edge, whatever fingers do',
    (moves, last) => {
      const pinchedAll = moves.reduce((lens, fingers) => pinched(lens, fingers, SIZE), fitted);
      for (const { scale, x, y } of [pinchedAll, movedBy(pinchedAll, { x: last.x - 200, y: last.y }, SIZE)]) {
        expect(scale).toBeGreaterThanOrEqual(1);
        expect(scale).toBeLessThanOrEqual(4);
        expect(Math.max(x, y)).toBeLessThanOrEqual(0);
        expect(x + SIZE.width * scale).toBeGreaterThanOrEqual(SIZE.width - 1e-6);
        expect(y + SIZE.height * scale).toBeGreaterThanOrEqual(SIZE.height - 1e-6);
      }
    },
  );
});
