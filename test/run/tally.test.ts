import { expect, test } from 'vitest';
import { lineOf, parsePlaywrightReport, parseVitestReport, sumOf, withEnding } from './tally';

test('the last line names passed and failed, and skipped only where there are some', () => {
  expect(lineOf({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(lineOf({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});

test('a total adds every suite', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(sumOf([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
  expect(sumOf([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('a suite that ends badly without a failed test has failed once', () => {
  expect(withEnding({ passed: 5, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(withEnding({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  expect(withEnding({ passed: 5, failed: 0, skipped: 0 }, 0).failed).toBe(0);
});

test('a window test that passes only on a second try has failed', () => {
  const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 };
  expect(parsePlaywrightReport({ stats })).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('a vitest test left for later counts as skipped', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    success: false,
  };
  expect(parseVitestReport(report)).toEqual({ passed: 7, failed: 1, skipped: 3 });
});
