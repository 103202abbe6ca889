import { cpus, release, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import type { Bench } from './bench';
import { benchBots } from './bots';
import { benchEngine } from './engine';
import { benchFrames } from './frames';
import { benchGeometry } from './geometry';
import { benchHost } from './host';
import { benchLibrary } from './library';
import { benchPage } from './page';
import { benchScreen } from './screen';
import { benchStartup } from './startup';
import { benchWatchers } from './watchers';

/*
 * npm run -s bench -- [NAME] [--short]: one JSON document on standard output (records.md); without a name all of
 * them, in a list, but for the one that takes long.
 */

const BENCHES: Readonly<Record<string, Bench>> = {
  engine: benchEngine,
  frames: benchFrames,
  geometry: benchGeometry,
  host: benchHost,
  library: benchLibrary,
  page: benchPage,
  screen: benchScreen,
  startup: benchStartup,
  watchers: benchWatchers,
  bots: benchBots,
};

/** Takes so long that only who names it gets it. */
const ALONE: readonly string[] = ['bots'];

const machine = {
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryMb: Math.round(totalmem() / 2 ** 20),
  system: `${process.platform} ${release()}`,
  node: process.versions.node,
};

async function run(name: string, bench: Bench, isShort: boolean): Promise<object> {
  return { bench: name, machine, results: await bench(isShort) };
}

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [name] = positionals;
const bench = name === undefined ? undefined : BENCHES[name];
if (name !== undefined && bench === undefined) {
  process.stderr.write(`No bench is called ${name}. There are: ${Object.keys(BENCHES).join(', ')}\n`);
  process.exitCode = 2;
} else if (name !== undefined && bench !== undefined) {
  process.stdout.write(`${JSON.stringify(await run(name, bench, values.short), null, 2)}\n`);
} else {
  const documents: object[] = [];
  for (const [each, one] of Object.entries(BENCHES)) {
    if (!ALONE.includes(each)) documents.push(await run(each, one, values.short));
  }
  process.stdout.write(`${JSON.stringify(documents, null, 2)}\n`);
}
