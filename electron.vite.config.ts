import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';

// The oldest Electron we run in is 25: Node 18.15 in the main process, Chromium 114 in the page. Phones are given
// the same page by whoever hosts, and all of them know ES2022.
const MAIN_TARGET = 'node18';
const PAGE_TARGET = 'es2022';
const STYLE_TARGETS = ['chrome114', 'safari16'];

// Natives that `ws` uses where it finds them; we install none.
const OPTIONAL_NATIVES = ['bufferutil', 'utf-8-validate'];

export default defineConfig({
  main: {
    build: {
      target: MAIN_TARGET,
      outDir: 'out/main',
      // Libraries are bundled, so that those published as ES modules load in a CommonJS main process too.
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: 'src/main/index.ts', botWorker: 'src/main/bots/worker.ts' },
        external: OPTIONAL_NATIVES,
        output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name].cjs' },
      },
    },
  },
  preload: {
    build: {
      target: MAIN_TARGET,
      outDir: 'out/preload',
      // A sandboxed preload is one file that may load `electron` alone.
      externalizeDeps: false,
      rolldownOptions: {
        input: { preload: 'src/main/preload.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    plugins: [svelte({ configFile: false })],
    build: {
      target: PAGE_TARGET,
      cssTarget: STYLE_TARGETS,
      // Files of their own, whatever their size: the content policy lets nothing in that is written into the page.
      assetsInlineLimit: 0,
      // It crosses the Wi-Fi to every phone.
      minify: true,
      outDir: 'out/renderer',
      rolldownOptions: { input: { index: 'src/renderer/index.html' } },
    },
  },
});
