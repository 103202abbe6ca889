import { describe, expect, it } from 'vitest';
import type { End, Laid } from '../../../src/shared/engine/line';
import { isDouble, makeTile, SET_TOPS } from '../../../src/shared/engine/tile';
import type { SetTop } from '../../../src/shared/engine/tile';
import { areaOf } from '../../../src/shared/geometry/area';
import { layLine, numberAt, placeAt } from '../../../src/shared/geometry/layLine';
import type { LayOptions } from '../../../src/shared/geometry/layout';
import { boundsOf, opposite } from '../../../src/shared/geometry/placement';
import { brokenLaws } from './lineLaws';
import { randomLine } from './randomLine';
import type { LineWish, RandomLine } from './randomLine';

const IS_LONG = process.env['BONEYARD_LONG'] === '1';
/** Random lines of every set, each laid in the wide area and in the square of prescribed placing. */
const LINES = IS_LONG ? 20_000 : 5_000;
const SHAPES = ['wide', 'square'] as const;

/** Lines laid again from their start up to every so many tiles: each costs as much as a whole line. */
const SAMPLES = IS_LONG ? 100 : 5;
const STRIDE = 7;
const PATIENCE_MS = 600_000;

const WISHES: readonly Omit<LineWish, 'top'>[] = [
  { spinner: false, lopsided: false },
  { spinner: false, lopsided: true },
  { spinner: true, lopsided: false },
  { spinner: true, lopsided: true },
];

function optionsFor(line: RandomLine, wish: LineWish): LayOptions {
  return { top: wish.top, spinner: line.spinner, branches: wish.spinner };
}

describe.each(SET_TOPS)('the line of a double-%i set', { timeout: PATIENCE_MS }, (top) => {
  it.each(WISHES)('keeps the laws of the table (spinner: $spinner, one-sided: $lopsided)', (wish) => {
    const broken: string[] = [];
    for (let seed = 1; seed <= LINES / WISHES.length; seed++) {
      const line = randomLine(seed, { ...wish, top });
      for (const shape of SHAPES) {
        const laws = brokenLaws(line.laid, { ...optionsFor(line, { ...wish, top }), shape });
        if (laws.length > 0) broken.push(`${shape}, seed ${seed}: ${laws.slice(0, 3).join(', ')}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it.each(WISHES)('never moves a laid tile as it grows (spinner: $spinner, one-sided: $lopsided)', (wish) => {
    for (let seed = 1; seed <= SAMPLES; seed++) {
      const line = randomLine(seed, { ...wish, top });
      const whole = layLine(line.laid, optionsFor(line, { ...wish, top }));
      for (let count = 1; count < line.laid.length; count += STRIDE) {
        const spinner = line.spinner !== null && line.spinner < count ? line.spinner : null;
        const part = layLine(line.laid.slice(0, count), { top, spinner, branches: wish.spinner });
        expect(part.placements).toEqual(whole.placements.slice(0, count));
      }
    }
  });

  it.each(WISHES)(
    'lays the next tile in the place it promised (spinner: $spinner, one-sided: $lopsided)',
    (wish) => {
      for (let seed = 1; seed <= SAMPLES; seed++) {
        const line = randomLine(seed, { ...wish, top });
        const whole = layLine(line.laid, optionsFor(line, { ...wish, top }));
        for (let count = 1; count < line.laid.length; count += STRIDE) {
          const spinner = line.spinner !== null && line.spinner < count ? line.spinner : null;
          const part = layLine(line.laid.slice(0, count), { top, spinner, branches: wish.spinner });
          const next = line.laid[count]!;
          const promised = placeAt(part, next.end, next.tile);
          expect({ ...promised, spinner: whole.placements[count]!.spinner }).toEqual(whole.placements[count]);
        }
      }
    },
  );
});

const laid = (...tiles: readonly (readonly [number, number, End | null])[]): readonly Laid[] =>
  tiles.map(([a, b, end]) => ({ tile: makeTile(a, b), seat: 0, end }));
const six = { top: 6, spinner: null, branches: false } as const;

describe('the first tiles', () => {
  it('lay a led double across the line and a led single along it, lower end left', () => {
    expect(layLine(laid([6, 6, null]), six).placements[0]).toMatchObject({
      x: -0.5,
      y: -1,
      w: 1,
      h: 2,
      lies: 'up',
    });
    expect(layLine(laid([2, 5, null]), six).placements[0]).toMatchObject({
      x: -1,
      y: -0.5,
      w: 2,
      h: 1,
      lies: 'left',
    });
  });

  it('lie as the moment of the mocks shows them', () => {
    const moment = layLine(
      laid(
        [6, 6, null],
        [6, 3, 'right'],
        [6, 1, 'left'],
        [1, 1, 'left'],
        [3, 4, 'right'],
        [6, 5, 'up'],
        [5, 4, 'up'],
        [6, 0, 'down'],
        [0, 5, 'down'],
        [1, 2, 'left'],
        [4, 1, 'right'],
        [5, 5, 'down'],
      ),
      { top: 6, spinner: 0, branches: true },
    );
    const boxes = moment.placements.map(({ tile, x, y, w, h, lies }) => [tile, x, y, w, h, lies]);
    expect(boxes).toEqual([
      ['6-6', -0.5, -1, 1, 2, 'up'],
      ['3-6', 0.5, -0.5, 2, 1, 'right'],
      ['1-6', -2.5, -0.5, 2, 1, 'left'],
      ['1-1', -3.5, -1, 1, 2, 'up'],
      ['3-4', 2.5, -0.5, 2, 1, 'left'],
      ['5-6', -0.5, -3, 1, 2, 'up'],
      ['4-5', -0.5, -4, 2, 1, 'right'],
      ['0-6', -0.5, 1, 1, 2, 'down'],
      ['0-5', -0.5, 3, 2, 1, 'left'],
      ['1-2', -5.5, -0.5, 2, 1, 'right'],
      ['1-4', 4.5, -0.5, 2, 1, 'right'],
      ['5-5', 1.5, 2.5, 1, 2, 'up'],
    ]);
    expect(numberAt(moment, 'right')).toEqual({ x: 7, y: 0 });
    expect(placeAt(moment, 'down', makeTile(2, 5))).toMatchObject({
      x: 2.5,
      y: 3,
      w: 2,
      h: 1,
      lies: 'right',
    });
  });

  it('are at the middle of an empty table', () => {
    const empty = layLine([], six);
    expect(placeAt(empty, null, makeTile(1, 4))).toMatchObject({ x: -1, y: -0.5, end: null });
    expect(numberAt(empty, 'left')).toBeNull();
  });

  it('are asked for only at an end that is open', () => {
    expect(() => placeAt(layLine(laid([1, 4, null]), six), 'up', makeTile(1, 2))).toThrow('up is not open');
  });

  it('turn the second arm the other way where there are but two, so that a long line lies like an S', () => {
    const long = laid(
      [0, 1, null],
      [1, 2, 'right'],
      [2, 3, 'right'],
      [3, 4, 'right'],
      [4, 5, 'right'],
      [5, 6, 'right'],
      [0, 2, 'left'],
      [2, 4, 'left'],
      [4, 6, 'left'],
      [1, 6, 'left'],
      [1, 3, 'left'],
    );
    const layout = layLine(long, six);
    expect([layout.arms.right?.way, layout.arms.left?.way]).toEqual(['up', 'down']);
  });
});

/** The share of random lines that stay in the area they begin with, and the most room one takes. */
function roomOf(
  top: SetTop,
  spinner: boolean,
): { readonly inside: number; readonly w: number; readonly h: number } {
  const layouts = Array.from({ length: 1_000 }, (_, seed) => {
    const line = randomLine(seed, { top, spinner, lopsided: false });
    return layLine(line.laid, { top, spinner: line.spinner, branches: spinner });
  });
  const bounds = layouts.map(({ placements }) => boundsOf(placements));
  return {
    inside: layouts.filter(({ area }) => area.w === areaOf(top, spinner, 'wide').w).length / layouts.length,
    w: Math.max(...bounds.map(({ w }) => w)),
    h: Math.max(...bounds.map(({ h }) => h)),
  };
}

describe('a double-six line', () => {
  it('lies inside its area about every other time, and never needs much more', () => {
    const two = roomOf(6, false);
    expect(two.inside).toBeGreaterThan(0.45);
    expect(two.w).toBeLessThanOrEqual(40);
    expect(two.h).toBeLessThanOrEqual(28);
  });

  it('nearly always lies inside the area of four arms where there is a spinner', () => {
    const four = roomOf(6, true);
    expect(four.inside).toBeGreaterThan(0.85);
    expect(four.w).toBeLessThanOrEqual(60);
    expect(four.h).toBeLessThanOrEqual(36);
  });
});

describe('a line right after a double (cases.md C67)', () => {
  it('leaves from the middle of the double, straight on, where the turn would have fallen there', () => {
    const { placements } = layLine(
      laid(
        [6, 6, null],
        [6, 5, 'right'],
        [5, 3, 'right'],
        [3, 4, 'right'],
        [4, 4, 'right'],
        [4, 1, 'right'],
        [1, 0, 'right'],
      ),
      six,
    );
    expect(placements.slice(3).map(({ tile, x, y, w, h }) => [tile, x, y, w, h])).toEqual([
      ['3-4', 4.5, -0.5, 2, 1],
      ['4-4', 6.5, -1, 1, 2],
      ['1-4', 7.5, -0.5, 2, 1],
      ['0-1', 9.5, -1.5, 1, 2],
    ]);
  });
});

describe('the first five tiles', () => {
  it('lie where they lay when there are eleven (cases.md C68)', () => {
    const { laid: long } = randomLine(1, { top: 6, spinner: false, lopsided: false });
    expect(layLine(long.slice(0, 11), six).placements.slice(0, 5)).toEqual(
      layLine(long.slice(0, 5), six).placements,
    );
  });
});

describe('doubles', () => {
  it('stand across the arm they are laid at', () => {
    const line = randomLine(3, { top: 9, spinner: true, lopsided: false });
    const { placements } = layLine(line.laid, { top: 9, spinner: line.spinner, branches: true });
    for (const placement of placements) {
      expect(placement.double).toBe(isDouble(placement.tile));
      if (placement.double)
        expect([placement.lies, opposite(placement.lies)]).toContain(placement.w === 1 ? 'up' : 'left');
    }
  });
});
