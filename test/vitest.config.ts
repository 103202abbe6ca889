import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/**
 * Two projects. `unit` holds unit and property tests and the type tests, in one process pool; `lan` builds
 * networks of its own and so needs Linux and root.
 */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    projects: [
      {
        plugins: [svelte({ configFile: false })],
        test: {
          name: 'unit',
          // Command lines speak English, whatever the machine that tests speaks.
          env: { LC_ALL: 'C' },
          include: ['test/**/*.test.ts'],
          exclude: ['test/{lan,e2e,bench}/**'],
          // Tests do not time: a busy machine may take its time, and only what never ends fails.
          testTimeout: 60_000,
          hookTimeout: 30_000,
          typecheck: {
            enabled: true,
            include: ['test/**/*.test-d.ts'],
            tsconfig: './test/tsconfig.json',
            // `npm run check` compiles everything; here only the type tests themselves count.
            ignoreSourceErrors: true,
          },
        },
      },
      {
        test: {
          name: 'lan',
          include: ['test/lan/**/*.test.ts'],
          // Most of their time they wait; each file has machines of its own.
          maxWorkers: 2,
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
