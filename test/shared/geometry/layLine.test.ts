import { describe, expect, it } from 'vitest';
import type { End, Laid } from '../../../src/shared/engine/line';
import { highOf, isDouble, lowOf, makeTile, SET_TOPS } from '../../../src/shared/engine/tile';
import type { SetTop } from '../../../src/shared/engine/tile';
import { areaOf, isInside } from '../../../src/shared/geometry/area';
import { layLine, numberAt, placeAt } from '../../../src/shared/geometry/layLine';
import type { Layout, LayOptions } from '../../../src/shared/geometry/layout';
import { boundsOf, isNear, opposite, stepOf } from '../../../src/shared/geometry/placement';
import type { Placement, Spot } from '../../../src/shared/geometry/placement';
import { randomLine } from './randomLine';
import type { LineWish, RandomLine } from './randomLine';

const IS_LONG = process.env['BONEYARD_LONG'] === '1';
/** Random lines per set, with a spinner and without, half of them growing mostly at one end. */
function linesFor(top: SetTop): number {
  return (top === 6 ? 5_000 : 1_000) * (IS_LONG ? 5 : 1);
}

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

/** The middle of the square the end with this number covers. */
function endOf(placement: Placement, pips: number): readonly Spot[] {
  const { x, y, w, h, lies, tile } = placement;
  const step = stepOf(lies);
  const middle = { x: x + w / 2, y: y + h / 2 };
  const lower = { x: middle.x + step.x / 2, y: middle.y + step.y / 2 };
  const higher = { x: middle.x - step.x / 2, y: middle.y - step.y / 2 };
  return [...(lowOf(tile) === pips ? [lower] : []), ...(highOf(tile) === pips ? [higher] : [])];
}

/** The tile each tile was laid against, and the number they touch with. */
function joints(
  laid: readonly Laid[],
  spinner: number | null,
): readonly (readonly [number, number, number])[] {
  const at: Partial<Record<End, { index: number; pips: number }>> = {};
  const found: [number, number, number][] = [];
  laid.forEach(({ tile, end }, index) => {
    if (end === null) {
      at.left = { index, pips: lowOf(tile) };
      at.right = { index, pips: highOf(tile) };
      return;
    }
    const from = at[end] ?? { index: spinner!, pips: lowOf(laid[spinner!]!.tile) };
    found.push([from.index, index, from.pips]);
    at[end] = { index, pips: lowOf(tile) === from.pips ? highOf(tile) : lowOf(tile) };
  });
  return found;
}

function problemsOf(line: RandomLine, layout: Layout, wish: LineWish): readonly string[] {
  const { placements } = layout;
  const problems: string[] = [];
  placements.forEach((placement, index) => {
    for (let other = 0; other < index; other++) {
      if (isNear(placement, placements[other]!, 0)) problems.push(`${other} and ${index} overlap`);
    }
    if (!isInside(placement, layout.area)) problems.push(`${index} lies outside the area`);
  });
  const turnedAt = new Map<number, boolean>();
  for (const [from, to, pips] of joints(line.laid, line.spinner)) {
    const a = placements[from]!;
    const b = placements[to]!;
    const touching = endOf(b, pips).some((mine) =>
      endOf(a, pips).some((theirs) => {
        const along = Math.abs(mine.x - theirs.x) + Math.abs(mine.y - theirs.y);
        // Squares side by side are 1 apart; a double is joined at its middle, half a square aside of both its ends.
        return along === 1 || ((a.double || b.double) && along === 1.5);
      }),
    );
    if (!touching || !isNear(a, b, 0.001)) problems.push(`${from} and ${to} do not touch at ${pips}`);
    const spinnerTip = from === line.spinner && (b.end === 'up' || b.end === 'down');
    const isAcross = a.double !== b.double && !spinnerTip;
    if (isAcross && a.w === b.w) problems.push(`${a.double ? from : to} does not lie crosswise`);
    if (spinnerTip && a.w !== b.w) problems.push(`${to} does not leave the spinner's short end straight`);
    turnedAt.set(to, !a.double && !b.double && a.w !== b.w);
  }
  for (const [from, to] of joints(line.laid, line.spinner)) {
    if (placements[from]!.double && turnedAt.get(to) === true)
      problems.push(`${to} bends right after a double`);
  }
  if (placements[0]!.x + placements[0]!.w / 2 !== 0) problems.push('the tile led is not at the middle');
  if (layout.area.w - areaOf(wish.top).w !== layout.area.h - areaOf(wish.top).h) {
    problems.push('the area did not grow evenly');
  }
  return problems;
}

describe.each(SET_TOPS)('the line of a double-%i set', { timeout: PATIENCE_MS }, (top) => {
  it.each(WISHES)('keeps the laws of the table (spinner: $spinner, one-sided: $lopsided)', (wish) => {
    const broken: string[] = [];
    for (let seed = 1; seed <= linesFor(top) / WISHES.length; seed++) {
      const line = randomLine(seed, { ...wish, top });
      const layout = layLine(line.laid, optionsFor(line, { ...wish, top }));
      const problems = problemsOf(line, layout, { ...wish, top });
      if (problems.length > 0) broken.push(`seed ${seed}: ${problems.slice(0, 3).join(', ')}`);
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

describe('the first tiles', () => {
  const laid = (...tiles: readonly (readonly [number, number, End | null])[]): readonly Laid[] =>
    tiles.map(([a, b, end]) => ({ tile: makeTile(a, b), seat: 0, end }));
  const six = { top: 6, spinner: null, branches: false } as const;

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

describe('a double-six line without a spinner', () => {
  it('mostly lies inside its 24 by 12 units, and never needs more than 40 by 28', () => {
    const bounds = Array.from({ length: 1_000 }, (_, seed) => {
      const line = randomLine(seed, { top: 6, spinner: false, lopsided: false });
      const layout = layLine(line.laid, { top: 6, spinner: null, branches: false });
      return { ...boundsOf(layout.placements), isGrown: layout.area.w > areaOf(6).w };
    });
    expect(bounds.filter(({ isGrown }) => !isGrown).length).toBeGreaterThan(500);
    for (const { w, h } of bounds) {
      expect(w).toBeLessThanOrEqual(40);
      expect(h).toBeLessThanOrEqual(28);
    }
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
