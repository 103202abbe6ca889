import type { Laid } from '../../src/shared/engine/line';
import type { SetTop } from '../../src/shared/engine/tile';
import { isDouble, SET_TOPS, tileCount } from '../../src/shared/engine/tile';
import type { Shape } from '../../src/shared/geometry/area';
import { layLine } from '../../src/shared/geometry/layLine';
import type { Placement } from '../../src/shared/geometry/placement';
import { randomLine } from '../shared/geometry/randomLine';
import type { RandomLine } from '../shared/geometry/randomLine';
import type { BenchResult } from './bench';
import { median, quantile } from './bench';

/** Random lines looked at for each set, and how many of the longest are laid. */
const LOOKED_AT = 300;
const LAID = 20;

const WARMING = 5;

type Table = { readonly name: string; readonly spinner: boolean; readonly shape: Shape };

const TABLES: readonly Table[] = [
  { name: 'two arms', spinner: false, shape: 'wide' },
  { name: 'a spinner', spinner: true, shape: 'wide' },
  { name: 'prescribed', spinner: false, shape: 'square' },
  { name: 'prescribed, a spinner', spinner: true, shape: 'square' },
];

function longestLines(top: SetTop, spinner: boolean): readonly RandomLine[] {
  const lines = Array.from({ length: LOOKED_AT }, (_, seed) =>
    randomLine(seed, { top, spinner, lopsided: false }),
  );
  return lines.sort((a, b) => b.laid.length - a.laid.length).slice(0, LAID);
}

/** The yardstick: one endless row, with nothing to keep clear of. Nothing of ours is in it. */
function layRow(laid: readonly Laid[]): readonly Omit<Placement, 'lies' | 'spinner' | 'end'>[] {
  let x = 0;
  return laid.map(({ tile }, index) => {
    const double = isDouble(tile);
    const [left, w] = [x, double ? 1 : 2];
    x += w;
    return { x: left, y: double ? -1 : -0.5, w, h: double ? 2 : 1, tile, double, index };
  });
}

function timeOf(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function bench(top: SetTop, { name, spinner, shape }: Table, rounds: number): readonly BenchResult[] {
  const lines = longestLines(top, spinner);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = -WARMING; round < rounds; round++) {
    for (const line of lines) {
      const options = { top, spinner: line.spinner, branches: spinner, shape };
      const mine = timeOf(() => layLine(line.laid, options));
      const other = timeOf(() => layRow(line.laid));
      if (round < 0) continue;
      ours.push(mine);
      theirs.push(other);
    }
  }
  const tiles = median(lines.map(({ laid }) => laid.length));
  const figure = (what: string, part: number): BenchResult => {
    const [mine, other] = [quantile(ours, part), quantile(theirs, part)];
    return {
      name: `set ${top}, ${name}${what}`,
      unit: 'ms',
      ours: Number(mine.toFixed(3)),
      yardstick: Number(other.toFixed(4)),
      ratio: mine / other,
      n: ours.length,
      note: `a whole line of ${tiles} of ${tileCount(top)} tiles laid from its start; the yardstick is one endless row`,
    };
  };
  return [figure('', 0.5), figure(', p95', 0.95)];
}

/** How long it takes to lay long lines of every set, with and without a spinner, in both areas. */
export function benchGeometry(short: boolean): readonly BenchResult[] {
  return SET_TOPS.flatMap((top) => TABLES.flatMap((table) => bench(top, table, short ? 10 : 50)));
}
