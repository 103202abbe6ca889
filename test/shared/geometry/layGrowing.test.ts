import { describe, expect, test } from 'vitest';
import type { Line } from '../../../src/shared/engine/line';
import { SET_TOPS } from '../../../src/shared/engine/tile';
import { layGrowing } from '../../../src/shared/geometry/layGrowing';
import { layLine } from '../../../src/shared/geometry/layLine';
import type { LayRules } from '../../../src/shared/geometry/layout';
import { randomLine } from './randomLine';

/** The first tiles of a line; their `Laid` values are the very same. */
function begun({ laid, spinner }: ReturnType<typeof randomLine>, count: number): Line {
  const hasSpinner = spinner !== null && spinner < count;
  return { laid: laid.slice(0, count), ends: {}, spinner: hasSpinner ? spinner : null };
}

function laidAnew({ laid, spinner }: Line, rules: LayRules): unknown {
  return layLine(laid, { ...rules, spinner });
}

describe('a line laid out as it grows', () => {
  test.each(SET_TOPS)('lies as one laid out at once, whenever it is asked for (set %i)', (top) => {
    for (const seed of [1, 2, 3, 4]) {
      const line = randomLine(seed, { top, spinner: seed % 2 === 0, lopsided: false });
      const rules = { top, branches: seed % 2 === 0, shape: 'square' } as const;
      for (let count = 0; count <= line.laid.length; count += 1 + ((count * seed) % 4)) {
        expect(layGrowing(begun(line, count), rules)).toEqual(laidAnew(begun(line, count), rules));
      }
      const half = begun(line, Math.floor(line.laid.length / 2));
      expect(layGrowing(half, rules)).toEqual(laidAnew(half, rules));
    }
  });

  test('is not taken for another line that ends in the same tile, or the same line by other rules', () => {
    const line = randomLine(7, { top: 9, spinner: true, lopsided: false });
    const whole = begun(line, line.laid.length);
    const rules = { top: 9, branches: true, shape: 'square' } as const;
    layGrowing(whole, rules);
    const turned = whole.laid.map(({ tile, seat, end }, index) => ({ tile, seat: seat + 1, end, index }));
    const other = { ...whole, laid: [...turned.slice(0, -1), whole.laid.at(-1)!] };
    expect(layGrowing(other, rules)).toEqual(laidAnew(other, rules));
    for (const changed of [
      { ...rules, branches: false },
      { ...rules, shape: 'wide' as const },
    ]) {
      const noSpinner = begun(line, line.spinner!);
      layGrowing(noSpinner, rules);
      expect(layGrowing(noSpinner, changed)).toEqual(laidAnew(noSpinner, changed));
    }
  });

  test('may go on in two ways from one beginning', () => {
    const line = randomLine(3, { top: 6, spinner: false, lopsided: false });
    const rules = { top: 6, branches: false, shape: 'square' } as const;
    const start = begun(line, 6);
    layGrowing(start, rules);
    const next = line.laid[6]!;
    for (const seat of [1, 2]) {
      const longer = { ...start, laid: [...start.laid, { ...next, seat }] };
      expect(layGrowing(longer, rules)).toEqual(laidAnew(longer, rules));
    }
  });
});
