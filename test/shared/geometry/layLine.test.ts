import { describe, expect, it } from 'vitest';
import { isDouble, makeTile, SET_TOPS } from '../../../src/shared/engine/tile';
import { layLine, numberAt, placeAt } from '../../../src/shared/geometry/layLine';
import type { LayOptions } from '../../../src/shared/geometry/layout';
import { opposite } from '../../../src/shared/geometry/placement';
import { brokenLaws } from './lineLaws';
import { randomLine } from './randomLine';
import type { LineWish, RandomLine } from './randomLine';
import { tilesLaid } from './tilesLaid';

const IS_LONG = process.env['BONEYARD_LONG'] === '1';
/** Random lines of every set, each laid in the wide area and in the square of prescribed placing. */
const LINES = IS_LONG ? 20_000 : 2_500;
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

const six = { top: 6, spinner: null, branches: false } as const;

describe('the first tiles', () => {
  it('lay a led double across the line and a led single along it, lower end left', () => {
    expect(layLine(tilesLaid([6, 6, null]), six).placements[0]).toMatchObject({
      x: -0.5,
      y: -1,
      w: 1,
      h: 2,
      lies: 'up',
    });
    expect(layLine(tilesLaid([2, 5, null]), six).placements[0]).toMatchObject({
      x: -1,
      y: -0.5,
      w: 2,
      h: 1,
      lies: 'left',
    });
  });

  it('lie as the moment of the mocks shows them', () => {
    const moment = layLine(
      tilesLaid(
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
    expect(() => placeAt(layLine(tilesLaid([1, 4, null]), six), 'up', makeTile(1, 2))).toThrow(
      'up is not open',
    );
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
