import * as v from 'valibot';

/** How a suite went. A suite that broke before it could count has one failure. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

export type Named = { readonly name: string; readonly tally: Tally };

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
});

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
});

/** Reads what vitest's JSON reporter writes. */
export function parseVitestReport(report: unknown): Tally {
  const counts = v.parse(VitestReport, report);
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests,
    skipped: counts.numPendingTests + counts.numTodoTests,
  };
}

/** Reads what Playwright's JSON reporter writes. A test that passes only when tried again has failed. */
export function parsePlaywrightReport(report: unknown): Tally {
  const { stats } = v.parse(PlaywrightReport, report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** Reads what `vitest list --json` writes: tests that are there and are not run. */
export function parseTestList(list: unknown): Tally {
  return { ...NOTHING, skipped: v.parse(v.array(v.unknown()), list).length };
}

/** Takes the counts of a suite and how its process ended: a bad ending with no failed test is one failure. */
export function withEnding(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

export function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    NOTHING,
  );
}

/** `3 passed, 0 failed`, with `, 1 skipped` where there is something skipped. */
export function lineOf({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
