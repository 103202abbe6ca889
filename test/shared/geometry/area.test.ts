import { describe, expect, it } from 'vitest';
import { SET_TOPS } from '../../../src/shared/engine/tile';
import type { SetTop } from '../../../src/shared/engine/tile';
import { areaOf } from '../../../src/shared/geometry/area';
import { layLine } from '../../../src/shared/geometry/layLine';
import { fullLine } from './fullLine';
import { randomLine } from './randomLine';
import type { RandomLine } from './randomLine';
import { tilesLaid } from './tilesLaid';

/** Lines of every tile of the set: each area holds nearly all of them. */
const FULL_LINES = process.env['BONEYARD_LONG'] === '1' ? 2_000 : 150;
const PATIENCE_MS = 600_000;

type Long = (seed: number, top: SetTop) => RandomLine;

/** Lines that fill the table: every tile of the set, or the longest of a few random ones where there is a spinner. */
const full: Long = (seed, top) => ({ laid: fullLine(seed, top, 0.5), spinner: null });
const longest: Long = (seed, top) =>
  Array.from({ length: 8 }, (_, more) =>
    randomLine(8 * seed + more, { top, spinner: true, lopsided: false }),
  ).reduce((a, b) => (b.laid.length > a.laid.length ? b : a));

describe.each(SET_TOPS)('the area of a double-%i set', { timeout: PATIENCE_MS }, (top) => {
  it.each([
    { arms: 'two', shape: 'wide', long: full },
    { arms: 'two', shape: 'square', long: full },
    { arms: 'four', shape: 'wide', long: longest },
    { arms: 'four', shape: 'square', long: longest },
  ] as const)('holds nearly all the longest lines ($arms arms, $shape)', ({ arms, shape, long }) => {
    const branches = arms === 'four';
    const layouts = Array.from({ length: FULL_LINES }, (_, seed) => {
      const { laid, spinner } = long(seed, top);
      return layLine(laid, { top, spinner, branches, shape });
    });
    const { w } = areaOf(top, branches, shape);
    const inside = layouts.filter(({ area }) => area.w === w).length;
    expect(inside / layouts.length).toBeGreaterThanOrEqual(0.85);
  });
});

describe('a wide area', () => {
  const row = Array.from({ length: 12 }, (_, pips) => [pips, pips + 1, pips === 0 ? null : 'right'] as const);
  const oneSided = (shape: 'wide' | 'square') =>
    layLine(tilesLaid(...row), { top: 12, spinner: null, branches: false, shape });

  it('slides along with a line that grows to one side', () => {
    const { area, bounds } = oneSided('wide');
    expect(bounds).toEqual({ x: -1, y: -0.5, w: 24, h: 1 });
    expect(area).toEqual({ x: -19, y: -11, w: 42, h: 22 });
  });

  it('is not what a square does, where seats are at the edges', () => {
    const { area, bounds } = oneSided('square');
    expect(bounds.x + bounds.w).toBeLessThan(20);
    expect(area).toEqual({ x: -20, y: -20, w: 40, h: 40 });
  });
});
