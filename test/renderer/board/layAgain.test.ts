import { expect, test } from 'vitest';
import { layAgain } from '../../../src/renderer/board/layAgain';
import { layLine } from '../../../src/shared/geometry/layLine';
import { randomLine } from '../../shared/geometry/randomLine';

test.each([1, 2, 3, 4, 5, 6])(
  'a line that grows lies as one laid at once, and what lay there is not touched (%i)',
  (seed) => {
    const hasSpinner = seed % 2 === 0;
    const { laid, spinner } = randomLine(seed, { top: 9, spinner: hasSpinner, lopsided: false });
    const lay = layAgain();
    let before = lay([], { top: 9, branches: hasSpinner, spinner: null }).placements;
    for (let count = 1; count <= laid.length; count++) {
      const options = {
        top: 9,
        branches: hasSpinner,
        spinner: spinner !== null && spinner < count ? spinner : null,
      } as const;
      // The host sends the whole line anew each time.
      const sent = structuredClone(laid.slice(0, count));
      const layout = lay(sent, options);
      expect(layout).toEqual(layLine(sent, options));
      for (const [index, placement] of before.entries()) expect(layout.placements[index]).toBe(placement);
      before = layout.placements;
    }
  },
);

test('another line, or the same by other rules, is laid anew', () => {
  const lay = layAgain();
  const options = { top: 6, branches: false, spinner: null } as const;
  for (const seed of [1, 2]) {
    const { laid } = randomLine(seed, { top: 6, spinner: false, lopsided: false });
    for (const asked of [options, { ...options, shape: 'square' } as const, { ...options, branches: true }])
      expect(lay(laid, asked)).toEqual(layLine(laid, asked));
  }
});
