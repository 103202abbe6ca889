// Pictures of every screen in three themes and sizes, to be looked at beside the mocks. The table behind them is
// real, the shell is stood in for. `npx tsx test/pictures/shots.ts FOLDER [SCENE…]`; LOOKS=day-1280,… takes some of
// the looks only, CHROMIUM=path where Playwright has no browser of its own.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { TEXT_SIZES } from '../../src/shared/settings';
import { languageFor } from '../../src/shared/texts/languages';
import { openPage } from './page';
import type { Look } from './page';
import { AWAY_SCENES } from './awayScenes';
import { DEAL_SCENES } from './dealScenes';
import { KEPT_SCENES } from './keptScenes';
import { NETWORK_SCENES } from './networkScenes';
import { SCENES } from './scenes';
import { SETTINGS_SCENES } from './settingsScenes';
import { TABLE_SCENES } from './tableScenes';

const SETTLED_MS = 1000;

const LOOKS: readonly Look[] = [
  { theme: 'day', width: 1280, height: 800 },
  { theme: 'evening', width: 1280, height: 800 },
  { theme: 'contrast', width: 1280, height: 800 },
  { theme: 'day', width: 800, height: 600 },
  { theme: 'day', width: 390, height: 844 },
  { theme: 'evening', width: 390, height: 844 },
  { theme: 'contrast', width: 390, height: 844 },
  { theme: 'day', width: 360, height: 640 },
  { theme: 'evening', width: 844, height: 390 },
  { theme: 'day', width: 412, height: 915 },
  { theme: 'evening', width: 1920, height: 1080 },
];

/** `LANGUAGE=es`, `TEXT=130`: the same looks in another language, or with larger text. */
const language = languageFor([process.env['LANGUAGE'] ?? 'en']);
const textSize = TEXT_SIZES.find((size) => String(size) === process.env['TEXT']) ?? 100;

const [folder = 'test-results/pictures', ...wanted] = process.argv.slice(2);
const wantedLooks = process.env['LOOKS']?.split(',') ?? LOOKS.map(nameOf);

function nameOf({ theme, width }: Look): string {
  return `${theme}-${width}`;
}

await mkdir(folder, { recursive: true });
const server = await createServer({
  configFile: false,
  root: join(import.meta.dirname, '../../src/renderer'),
  plugins: [svelte({ configFile: false })],
  server: { port: 0, host: '127.0.0.1', hmr: false, watch: null, fs: { strict: false } },
  cacheDir: join(import.meta.dirname, '../../node_modules/.cache/pictures'),
  logLevel: 'warn',
});
await server.listen();
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
const path = process.env['CHROMIUM'];
const browser = await chromium.launch({
  ...(path === undefined ? {} : { executablePath: path }),
  args: ['--no-sandbox', '--disable-background-networking'],
});

const ALL = {
  ...SCENES,
  ...TABLE_SCENES,
  ...NETWORK_SCENES,
  ...AWAY_SCENES,
  ...DEAL_SCENES,
  ...KEPT_SCENES,
  ...SETTINGS_SCENES,
};
for (const [name, scene] of Object.entries(ALL)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const look of LOOKS.filter((other) => wantedLooks.includes(nameOf(other)))) {
    const table = scene.table();
    const page = await openPage(browser, origin, scene.path ?? '/', table, {
      ...look,
      language,
      settings: { textSize },
    });
    await page.waitForTimeout(SETTLED_MS);
    await scene.act?.(page, table);
    await page.waitForTimeout(SETTLED_MS);
    await page.screenshot({ path: join(folder, `${name}-${nameOf(look)}.png`) });
    await page.context().close();
  }
}

await browser.close();
await server.close();
