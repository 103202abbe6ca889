import { fc, test as prop } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { placeBy } from '../../../../src/renderer/screens/rules/place';

const WINDOW = { width: 1280, height: 800 };
const PAPER = { width: 386, height: 170 };

test.each([
  ['below its word', { left: 600, top: 160, width: 70, height: 30 }, { left: 442, top: 204, side: 'below' }],
  [
    'above, where there is no room below',
    { left: 600, top: 700, width: 70, height: 30 },
    { top: 516, side: 'above' },
  ],
  ['within the window at its edge', { left: 10, top: 160, width: 70, height: 30 }, { left: 12, points: 33 }],
] as const)('a paper lies %s', (_, word, placed) => {
  expect(placeBy(word, PAPER, WINDOW)).toMatchObject(placed);
});

const px = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });

prop.prop([fc.record({ left: px(800), top: px(600), width: px(200), height: px(60) }), px(376), px(576)])(
  'a paper that fits the window is never cut off',
  (word, width, height) => {
    const { left, top } = placeBy(word, { width, height }, { width: 800, height: 600 });
    expect(left >= 0 && top >= 0 && left + width <= 800 && top + height <= 600).toBe(true);
  },
);
