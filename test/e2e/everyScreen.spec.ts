import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { ALL_SCENES } from '../pictures/allScenes';
import { GALLERY_THEMES, openPage } from '../pictures/page';
import { serveBuilt } from '../pictures/servePage';
import type { Served } from '../pictures/servePage';
import { axeFaults, bringAxe } from '../reach/axe';
import { measure } from '../reach/layout';
import { tvFaults } from '../reach/tv';
import { openBrowser } from './phone';

/*
 * Every screen in every state, as the pictures show them, held to what everybody needs: axe finds nothing, everything
 * is in the window whole at the usual size, at 200 % zoom and in the smallest window, and everything to press is large
 * enough for a finger. In the usual run each screen is held to it in one theme and, besides the usual size, at one
 * other, by turns; with `--long` in all of them.
 */

const isLong = process.env['BONEYARD_LONG'] !== undefined;
const USUAL = { width: 1280, height: 800 } as const;
/** 1280 × 800 at 200 % zoom; the smallest window; a phone; a small window. */
const OTHERS = [
  { width: 640, height: 400 },
  { width: 360, height: 500 },
  { width: 390, height: 844 },
  { width: 800, height: 600 },
] as const;
const TVS = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const;
const SETTLED_MS = 1000;

let served: Served;
let browser: Browser;
test.beforeAll(async () => {
  [served, browser] = await Promise.all([serveBuilt(), openBrowser()]);
});
test.afterAll(async () => {
  await Promise.all([browser.close(), served.close()]);
});

Object.entries(ALL_SCENES).forEach(([name, scene], index) => {
  const isTv = scene.path === '/tv';
  const themes = isLong
    ? GALLERY_THEMES
    : GALLERY_THEMES.filter((_, turn) => turn === index % GALLERY_THEMES.length);
  const others = isLong ? OTHERS : OTHERS.filter((_, turn) => turn === index % OTHERS.length);

  test(`${name} can be read and reached by everybody`, async () => {
    const table = scene.table();
    const [theme = 'day', ...further] = themes;
    const size = isTv ? TVS[0] : USUAL;
    const page = await openPage(browser, served.origin, scene.path ?? '/', table, {
      theme,
      ...size,
      isStill: true,
    });
    await page.waitForTimeout(SETTLED_MS);
    await scene.act?.(page, table);
    await page.waitForTimeout(SETTLED_MS);
    await bringAxe(page);
    expect.soft(await axeFaults(page, 'all'), theme).toEqual([]);
    for (const other of further) {
      await page.evaluate((shown) => (document.documentElement.dataset['theme'] = shown), other);
      expect.soft(await axeFaults(page, 'contrast'), other).toEqual([]);
    }
    for (const seen of isTv ? TVS : [USUAL, ...others]) {
      await page.setViewportSize(seen);
      await page.waitForTimeout(SETTLED_MS);
      const faults = isTv ? await tvFaults(page) : await measure(page);
      expect.soft(faults, `${String(seen.width)} × ${String(seen.height)}`).toEqual([]);
    }
    await close(page);
  });
});

function close(page: Page): Promise<void> {
  return page.context().close();
}
