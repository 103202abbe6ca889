import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { fitAround } from '../../../src/renderer/board/fitAround';
import type { Room } from '../../../src/renderer/board/fitAround';
import { fitView } from '../../../src/shared/geometry/fitView';
import { layLine } from '../../../src/shared/geometry/layLine';
import { randomLine } from '../../shared/geometry/randomLine';

/** A cloth of 1280 × 622 with a seat at each side, paper in a corner, the boneyard and a sum in two others. */
const room: Room = {
  safe: { x: 216, y: 108, width: 734, height: 410 },
  whole: { x: 40, y: 100, width: 1200, height: 500 },
  taken: [
    { x: 0, y: 250, width: 200, height: 150 },
    { x: 1080, y: 250, width: 200, height: 150 },
    { x: 952, y: 0, width: 328, height: 250 },
    { x: 0, y: 510, width: 360, height: 112 },
    { x: 1020, y: 530, width: 260, height: 92 },
  ],
};
const LARGEST = 66;

describe('a line among what stands on the cloth', () => {
  test.prop([fc.nat(2000), fc.integer({ min: 1, max: 28 })], { numRuns: 150 })(
    'touches nothing, stays on the cloth, and is never smaller than in the safe part',
    (seed, tiles) => {
      const { laid } = randomLine(seed, { top: 6, spinner: false, lopsided: false });
      const options = { top: 6, spinner: null, branches: false } as const;
      const { placements } = layLine(laid.slice(0, tiles), options);
      const view = fitAround(placements, room, LARGEST);
      expect(view.end).toBeGreaterThanOrEqual(fitView(placements, room.safe, LARGEST).end);
      for (const box of placements) {
        const [left, top] = [view.x + box.x * view.end, view.y + box.y * view.end];
        const [right, bottom] = [left + box.w * view.end, top + box.h * view.end];
        expect(left).toBeGreaterThanOrEqual(room.whole.x);
        expect(top).toBeGreaterThanOrEqual(room.whole.y);
        expect(right).toBeLessThanOrEqual(room.whole.x + room.whole.width);
        expect(bottom).toBeLessThanOrEqual(room.whole.y + room.whole.height);
        for (const { x, y, width, height } of room.taken) {
          expect(left >= x + width || right <= x || top >= y + height || bottom <= y).toBe(true);
        }
      }
    },
  );

  test('lies in the middle where nothing is in its way', () => {
    const open = { ...room, taken: [] };
    const { x, y } = fitAround([{ x: -1, y: -0.5, w: 2, h: 1 }], open, LARGEST);
    expect([x, y]).toEqual([640, 350]);
  });
});
