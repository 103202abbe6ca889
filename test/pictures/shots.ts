// Pictures of every screen, to be looked at beside the mocks: each theme, size of text, language and size of the window,
// one of them varied at a time. The table behind them is real, the shell is stood in for. Of the page as it was built
// last: `npx electron-vite build && npx tsx test/pictures/shots.ts FOLDER [SCENE…]`; SOURCE=1 takes it as its source
// stands. LOOKS=day-1280,… takes these looks only, further ones (looks.ts) too; CHROMIUM=path where Playwright has no
// browser of its own. What is too small on a TV, or in its margin, is printed.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { tvFaults } from '../reach/tv';
import { MORE_ADVICE_SCENES } from './adviceScenes';
import { ALL_SCENES } from './allScenes';
import { looksOf, nameOf } from './looks';
import { openPage, settle, wear } from './page';
import { serveBuilt, serveSource } from './servePage';

const [folder = 'test-results/pictures', ...wanted] = process.argv.slice(2);
const named = process.env['LOOKS']?.split(',');

await mkdir(folder, { recursive: true });
const { origin, close } = await (process.env['SOURCE'] === undefined ? serveBuilt() : serveSource());
const path = process.env['CHROMIUM'];
const browser = await chromium.launch({
  ...(path === undefined ? {} : { executablePath: path }),
  args: ['--no-sandbox', '--disable-background-networking'],
});

const scenes = wanted.length > 0 ? { ...ALL_SCENES, ...MORE_ADVICE_SCENES } : ALL_SCENES;
for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  let page: Page | null = null;
  let width = 0;
  for (const look of looksOf(scene, named)) {
    // Scenes are acted out in English, each in the window it is shown in.
    if (page === null || look.width !== width) {
      await page?.context().close();
      const table = scene.table();
      const { theme, height } = look;
      ({ width } = look);
      page = await openPage(browser, origin, scene.path ?? '/', table, {
        theme,
        width,
        height,
        isStill: true,
      });
      await settle(page);
      await scene.act?.(page, table);
    }
    await wear(page, look);
    await settle(page);
    await page.screenshot({ path: join(folder, `${name}-${nameOf(look)}.png`) });
    if (scene.path !== '/tv') continue;
    for (const fault of await tvFaults(page)) console.log(`${name}-${nameOf(look)}: ${fault}`);
  }
  await page?.context().close();
}

await browser.close();
await close();
