import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../run/command';
import { isRoot } from '../run/machine';
import type { Bench, BenchResult } from './bench';
import { median, quantile } from './bench';
import { buildGame } from './built';
import { openDisplay } from './display';

const STARTS = { short: 4, long: 12 };
/** From here on the difference is explained (issue 2, Measures). */
const NOTED_FROM = 1.5;
const NOTE = 'from the start of the process until "Play now" is painted, beside one word in an empty window';
const WHY =
  'the rest is, in about equal parts, our main process with its settings, the page and its preload coming through our own scheme, and a first frame of cloth and tiles instead of one word';

/** The Electron that is installed, as its own package names it. */
const electron = String(createRequire(import.meta.url)('electron'));

/** First useful paint of the built game beside an empty Electron window, started in turn. */
export const benchStartup: Bench = async (short) => {
  await buildGame();
  const display = await openDisplay();
  const folder = mkdtempSync(join(tmpdir(), 'startup-'));
  try {
    const start = (application: string): Promise<number> =>
      timeOfPaint(application, { ...display.env, BONEYARD_DATA: folder, XDG_CONFIG_HOME: folder });
    const empty = join(ROOT, 'test/bench/emptyApp');
    // The first start of each reads what the later ones find in memory.
    await start(empty);
    await start(ROOT);
    const yardstick: number[] = [];
    const ours: number[] = [];
    for (let times = 0; times < (short ? STARTS.short : STARTS.long); times++) {
      yardstick.push(await start(empty));
      ours.push(await start(ROOT));
    }
    return [
      result('first useful paint, median', ours, yardstick, median),
      result('first useful paint, p95', ours, yardstick, (values) => quantile(values, 0.95)),
    ];
  } finally {
    display.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Milliseconds until an application has painted. */
async function timeOfPaint(application: string, env: NodeJS.ProcessEnv): Promise<number> {
  const words = ['-r', join(import.meta.dirname, 'firstPaint.cjs'), application];
  const began = performance.now();
  const starting = spawn(electron, [...words, ...(isRoot() ? ['--no-sandbox'] : [])], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const painted = once(starting.stdout, 'data').then(() => performance.now() - began);
  const ended = once(starting, 'exit');
  const time = await Promise.race([painted, ended.then(() => null)]);
  if (time === null) throw new Error(`${application} ended before it had painted.`);
  await ended;
  return time;
}

function result(
  name: string,
  ours: readonly number[],
  yardstick: readonly number[],
  of: (values: readonly number[]) => number,
): BenchResult {
  const [our, other] = [of(ours), of(yardstick)];
  const ratio = our / other;
  const note = ratio > NOTED_FROM ? `${NOTE}; ${WHY}` : NOTE;
  return { name, unit: 'ms', ours: our, yardstick: other, ratio, n: ours.length, note };
}
