import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { ENDS } from '../../../src/shared/engine/line';
import type { Laid } from '../../../src/shared/engine/line';
import { isDouble, makeTile, SET_TOPS, tilesOfSet } from '../../../src/shared/engine/tile';
import type { SetTop } from '../../../src/shared/engine/tile';
import { layLine } from '../../../src/shared/geometry/layLine';
import type { LayOptions, Layout } from '../../../src/shared/geometry/layout';
import { isNear } from '../../../src/shared/geometry/placement';
import { begun, played, playsOf } from './growing';
import type { Growing } from './growing';
import { brokenLaws } from './lineLaws';
import { MALICE } from './malice';
import type { Malice } from './malice';
import { numbers } from './randomLine';

const IS_LONG = process.env['BONEYARD_LONG'] === '1';
/** Lines of each kind of malice, for every set. */
const RUNS = IS_LONG ? 400 : 20;
const PATIENCE_MS = 600_000;

/** Lines on which every way to go on is tried, how many tiles they have by then, and how many more are laid. */
const ALL_WAYS = { lines: IS_LONG ? 200 : 24, from: 6, most: 20, plays: IS_LONG ? 4 : 3 };

/** As many doubles at the wrong moment as every arm reckons with. */
const DOUBLES_OF_SIX = 7;

type Lay = (line: Growing, known?: Layout) => Layout;

type Table = Required<Pick<LayOptions, 'branches' | 'shape'>> & { readonly seed: number };

const tables: fc.Arbitrary<Table> = fc.record({
  branches: fc.boolean(),
  shape: fc.constantFrom('wide', 'square'),
  seed: fc.nat(),
});

function optionsFor({ spinner }: Growing, top: SetTop, { branches, shape }: Table): LayOptions {
  return { top, spinner, branches, shape };
}

/** A line as long as the malice makes it, or `most` tiles. */
function worstLine(top: SetTop, table: Table, malice: Malice, most = Infinity): Growing {
  const random = numbers(table.seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const favourite = pick(ENDS);
  let line = begun(top, pick(tilesOfSet(top)), table.branches);
  let layout = layLine(line.laid, optionsFor(line, top, table));
  for (let plays = playsOf(line); plays.length > 0 && line.laid.length < most; plays = playsOf(line)) {
    const wanted = plays.map((play) => malice(play, { line, layout, favourite }));
    const worst = Math.max(...wanted);
    line = played(line, pick(plays.filter((_, index) => wanted[index] === worst)));
    layout = layLine(line.laid, optionsFor(line, top, table), layout);
  }
  return line;
}

/** How many doubles lie right before a tile on its arm, each with but one single after it. */
function doublesBefore(laid: readonly Laid[], index: number): number {
  const arm = laid.slice(0, index).filter(({ end }) => end === laid[index]!.end);
  let doubles = 0;
  while (isDouble(arm.at(-1 - 2 * doubles)?.tile ?? makeTile(0, 1))) doubles++;
  return doubles;
}

/** The laws this line breaks, save where so many doubles came in a row that a bend was the last way out. */
function brokenForNothing({ laid, spinner }: Growing, options: LayOptions): readonly string[] {
  return brokenLaws(laid, options).filter((law) => {
    const bent = /^(\d+) bends right after a double$/.exec(law) ?? /, (\d+): not crosswise$/.exec(law);
    return bent === null || spinner === null || doublesBefore(laid, Number(bent[1])) < DOUBLES_OF_SIX;
  });
}

describe.each(SET_TOPS)('the worst lines of a double-%i set', { timeout: PATIENCE_MS }, (top) => {
  describe.each(Object.entries(MALICE))('%s', (_name, malice) => {
    test.prop([tables], { numRuns: RUNS })('keep every law', (table) => {
      const line = worstLine(top, table, malice);
      expect(brokenForNothing(line, optionsFor(line, top, table))).toEqual([]);
    });
  });

  test.prop([tables, fc.array(fc.nat(), { minLength: 200, maxLength: 200 })], { numRuns: RUNS })(
    'keep every law, whatever fast-check picks',
    (table, picks) => {
      const pickOf = picks.values();
      const whim: Malice = () => pickOf.next().value ?? 0;
      const line = worstLine(top, table, whim);
      expect(brokenForNothing(line, optionsFor(line, top, table))).toEqual([]);
    },
  );
});

describe('the last way out', { timeout: PATIENCE_MS }, () => {
  const tables = Array.from({ length: IS_LONG ? 1_000 : 60 }, (_, seed) => [
    { branches: true, shape: 'wide', seed } as const,
    { branches: true, shape: 'square', seed } as const,
  ]).flat();
  const broken = (top: SetTop) =>
    tables.map((table) => {
      const line = worstLine(top, table, MALICE['doubles kept for one corner']);
      const options = optionsFor(line, top, table);
      return { all: brokenLaws(line.laid, options), forNothing: brokenForNothing(line, options) };
    });

  test('is a bend right after as many doubles as a double-six set has, and lays no tile on another', () => {
    const lines = broken(15);
    expect(lines.some(({ all }) => all.some((law) => law.includes('bends right after a double')))).toBe(true);
    expect(lines.flatMap(({ forNothing }) => forNothing)).toEqual([]);
  });

  test('is never needed with a double-six set', () => {
    expect(broken(6).flatMap(({ all }) => all)).toEqual([]);
  });
});

/** Lays every tile that may come next, and so on; false where one comes to lie on another. */
function isFreeWhateverComes(line: Growing, layout: Layout, lay: Lay, plays: number): boolean {
  const last = layout.placements.at(-1)!;
  if (layout.placements.some((other) => other !== last && isNear(last, other, 0))) return false;
  if (plays === 0) return true;
  return playsOf(line).every((play) => {
    const next = played(line, play);
    return isFreeWhateverComes(next, lay(next, layout), lay, plays - 1);
  });
}

describe('every way to go on', { timeout: PATIENCE_MS }, () => {
  const { lines, from, most, plays } = ALL_WAYS;
  test.prop([tables, fc.constantFrom(...Object.values(MALICE)), fc.integer({ min: from, max: most })], {
    numRuns: lines,
  })('lays no tile on another (set 6)', (table, malice, tiles) => {
    const line = worstLine(6, table, malice, tiles);
    const lay: Lay = (next, known) => layLine(next.laid, optionsFor(next, 6, table), known);
    expect(isFreeWhateverComes(line, lay(line), lay, plays)).toBe(true);
  });
});
