import { expect, test } from 'vitest';
import { strokesFor } from '../../../src/renderer/board/strokes';

test.each([
  [0, 0],
  [5, 1],
  [20, 4],
  [25, 5],
  [45, 9],
])('%i points are %i strokes', (points, strokes) => {
  expect(strokesFor(points, 22).paths).toHaveLength(strokes);
});

test('the fifth stroke crosses the four before it', () => {
  const ends = (path = ''): readonly number[] =>
    [...path.matchAll(/[ML]([\d.-]+) /gu)].map(([, x]) => Number(x));
  const { paths, width } = strokesFor(25, 22);
  const [from = 0, to = 0] = ends(paths[4]);
  for (const path of paths.slice(0, 4)) {
    for (const x of ends(path)) {
      expect(x).toBeGreaterThan(from);
      expect(x).toBeLessThan(to + 2);
    }
  }
  expect(width).toBeGreaterThan(to);
});
