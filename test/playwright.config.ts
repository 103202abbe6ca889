import { defineConfig } from '@playwright/test';

/** Real Electron windows, one test at a time: they share the machine's network and its display. */
export default defineConfig({
  testDir: 'e2e',
  // Pictures are taken to be looked at and long waits waited for, when somebody asks for them.
  testIgnore: process.env['BONEYARD_LONG'] === undefined ? ['**/pictures.spec.ts', '**/waiting.spec.ts'] : [],
  outputDir: '../test-results',
  globalSetup: './e2e/build.setup.ts',
  snapshotPathTemplate: 'pictures/baselines/{arg}{ext}',
  // They are renewed in few colours, by a command of their own.
  updateSnapshots: 'none',
  workers: 1,
  timeout: 60_000,
  forbidOnly: true,
});
