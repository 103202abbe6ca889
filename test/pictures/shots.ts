// Pictures of every screen, to be looked at beside the mocks: in each theme, size and language, and with large text,
// one of these varied at a time. The table behind them is real, the shell is stood in for.
// `npx tsx test/pictures/shots.ts FOLDER [SCENE…]`; LOOKS=day-1280,… takes some of the looks only, LANGUAGE=es or
// TEXT=130 all of them in another language or with larger text; CHROMIUM=path where Playwright has no browser of its own.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { TEXT_SIZES } from '../../src/shared/settings';
import { languageFor } from '../../src/shared/texts/languages';
import { ALL_SCENES } from './allScenes';
import { LOOKS, nameOf } from './looks';
import { openPage } from './page';
import { serveSource } from './servePage';

const SETTLED_MS = 1000;

const [folder = 'test-results/pictures', ...wanted] = process.argv.slice(2);
const { LANGUAGE, TEXT } = process.env;
const textSize = TEXT_SIZES.find((size) => String(size) === TEXT);
const changes = {
  ...(LANGUAGE === undefined ? {} : { language: languageFor([LANGUAGE]) }),
  ...(textSize === undefined ? {} : { settings: { textSize } }),
};
const wantedLooks = process.env['LOOKS']?.split(',');

await mkdir(folder, { recursive: true });
const { origin, close } = await serveSource();
const path = process.env['CHROMIUM'];
const browser = await chromium.launch({
  ...(path === undefined ? {} : { executablePath: path }),
  args: ['--no-sandbox', '--disable-background-networking'],
});

for (const [name, scene] of Object.entries(ALL_SCENES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const look of LOOKS) {
    const called = nameOf(look);
    if (wantedLooks !== undefined && !wantedLooks.includes(called)) continue;
    const table = scene.table();
    const page = await openPage(browser, origin, scene.path ?? '/', table, { ...look, ...changes });
    await page.waitForTimeout(SETTLED_MS);
    await scene.act?.(page, table);
    await page.waitForTimeout(SETTLED_MS);
    await page.screenshot({ path: join(folder, `${name}-${called}.png`) });
    await page.context().close();
  }
}

await browser.close();
await close();
