import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS } from './checks';
import { ROOT, run } from './command';
import { displayCommand, hasScreen, lacksForLan, ownNamesCommand, ownNetworkCommand } from './machine';
import { NOTHING, parsePlaywrightReport, parseTestList, parseVitestReport, sumOf, withEnding } from './tally';
import type { Named, Tally } from './tally';

export const SUITES = ['check', 'unit', 'lan', 'e2e'] as const;
export type Suite = (typeof SUITES)[number];

const VITEST = ['vitest', 'run', '-c', 'test/vitest.config.ts'] as const;
const PLAYWRIGHT = ['playwright', 'test', '-c', 'test/playwright.config.ts', '--reporter=list,json'] as const;
const BUILD = ['electron-vite', 'build', '--logLevel', 'warn'] as const;

export function isSuite(word: string): word is Suite {
  return SUITES.some((suite) => suite === word);
}

/** Runs one suite, prints what it prints, and gives its counts; `check` gives one count per step. */
export async function runSuite(suite: Suite): Promise<readonly Named[]> {
  switch (suite) {
    case 'check':
      return runChecks();
    case 'unit':
      return [{ name: suite, tally: await runVitest(suite) }];
    case 'lan':
      return [{ name: suite, tally: await runLan() }];
    case 'e2e':
      return [{ name: suite, tally: await runPlaywright() }];
  }
}

/** Every step runs, whatever became of the one before, so that one go shows all there is to mend. */
async function runChecks(): Promise<readonly Named[]> {
  const results: Named[] = [];
  for (const { name, commands } of CHECKS) {
    console.log(`\n— ${name}`);
    let exitCode = 0;
    for (const command of commands) exitCode ||= await run(command);
    const tally = exitCode === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
    results.push({ name, tally });
  }
  return results;
}

async function runVitest(project: 'unit' | 'lan', before: readonly string[] = []): Promise<Tally> {
  console.log(`\n— ${project}`);
  const report = freshReport(`${project}.json`);
  // Each test of the network prints its time.
  const reporters = [
    `--reporter=${project === 'lan' ? 'verbose' : 'default'}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const exitCode = await run([...before, ...VITEST, '--project', project, ...reporters]);
  return withEnding(readReport(report, parseVitestReport), exitCode);
}

/** Where a network cannot be built, its tests are counted as skipped and the reason is said. */
async function runLan(): Promise<Tally> {
  const lack = lacksForLan();
  if (lack === undefined) return runVitest('lan', ownNamesCommand());
  console.log(`\n— lan: skipped, for ${lack}.`);
  const list = freshReport('lan-list.json');
  const exitCode = await run([
    'vitest',
    'list',
    '-c',
    'test/vitest.config.ts',
    '--project',
    'lan',
    `--json=${list}`,
  ]);
  return withEnding(readReport(list, parseTestList), exitCode);
}

/**
 * On a network of its own; where none can be built, tests that need one skip themselves and the reason is said. In two
 * halves at the same time where neither meets the other's windows or tables: most of their time they wait.
 */
async function runPlaywright(): Promise<Tally> {
  const lack = lacksForLan();
  console.log(`\n— e2e${lack === undefined ? '' : `, without what needs a network of our own, for ${lack}`}`);
  if ((await run(BUILD)) !== 0) return { ...NOTHING, failed: 1 };
  const network = lack === undefined ? ownNetworkCommand() : [];
  const parts = lack === undefined && !hasScreen() ? [1, 2] : [1];
  const runPart = async (part: number): Promise<Tally> => {
    const report = freshReport(`e2e-${part}.json`);
    const command = [...network, ...displayCommand(100 * part), ...PLAYWRIGHT];
    const words = [`--shard=${part}/${parts.length}`, `--output=test-results/e2e-${part}`];
    const exitCode = await run([...command, ...words], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      BONEYARD_BUILT: 'yes',
    });
    return withEnding(readReport(report, parsePlaywrightReport), exitCode);
  };
  return sumOf(await Promise.all(parts.map(runPart)));
}

/** A place for a report, with none from an earlier run in it. */
function freshReport(name: string): string {
  const folder = join(ROOT, 'node_modules/.cache/reports');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  rmSync(file, { force: true });
  return file;
}

/** The counts in a tool's report; none where the tool ended before it wrote one. */
function readReport(file: string, parse: (report: unknown) => Tally): Tally {
  return existsSync(file) ? parse(JSON.parse(readFileSync(file, 'utf8'))) : NOTHING;
}
