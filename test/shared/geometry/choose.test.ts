import { describe, expect, it } from 'vitest';
import type { Laid } from '../../../src/shared/engine/line';
import { layLine } from '../../../src/shared/geometry/layLine';
import { fullLine } from './fullLine';
import { tilesLaid } from './tilesLaid';

const six = { top: 6, spinner: null, branches: false } as const;

describe('a line that turns (cases.md C67)', () => {
  const row = tilesLaid(
    [6, 6, null],
    [6, 5, 'right'],
    [5, 3, 'right'],
    [3, 2, 'right'],
    [2, 1, 'right'],
    [1, 0, 'right'],
    [0, 4, 'right'],
    [4, 5, 'right'],
  );
  const boxesAfter = (more: readonly Laid[]) =>
    layLine([...row, ...more], six)
      .placements.slice(row.length)
      .map(({ tile, x, y, w, h }) => [tile, x, y, w, h]);

  it('turns beside the open half where the next tile is a single', () => {
    expect(boxesAfter(tilesLaid([5, 0, 'right']))).toEqual([['0-5', 13.5, -2.5, 1, 2]]);
  });

  it('leaves from the middle of a double there, straight on, and turns with the tile after that', () => {
    expect(boxesAfter(tilesLaid([5, 5, 'right'], [5, 0, 'right'], [0, 2, 'right']))).toEqual([
      ['5-5', 14.5, -1, 1, 2],
      ['0-5', 15.5, -0.5, 2, 1],
      ['0-2', 16.5, -2.5, 1, 2],
    ]);
  });

  it('has its next lane 3 units from the last', () => {
    expect(boxesAfter(tilesLaid([5, 0, 'right'], [0, 3, 'right'], [3, 3, 'right'])).slice(1)).toEqual([
      ['0-3', 12.5, -3.5, 2, 1],
      ['3-3', 11.5, -4, 1, 2],
    ]);
  });
});

describe('a line of two arms', () => {
  it('has one arm above and the other below, so that a long line lies like an S', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { placements, arms } = layLine(fullLine(seed, 12, 0.5), { ...six, top: 12 });
      for (const { end, y, h } of placements) {
        expect(end === 'right' ? y + h <= 1 : y >= -1).toBe(true);
      }
      expect(arms.right!.tip.y).toBeLessThan(-5);
      expect(arms.left!.tip.y).toBeGreaterThan(5);
    }
  });
});
