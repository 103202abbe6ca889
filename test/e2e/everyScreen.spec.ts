import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/shared/texts/languages';
import type { Language } from '../../src/shared/texts/languages';
import { ALL_SCENES } from '../pictures/allScenes';
import { GALLERY_THEMES, openGallery, wear } from '../pictures/page';
import type { Gallery } from '../pictures/page';
import type { Scene } from '../pictures/scenes';
import { serveBuilt } from '../pictures/servePage';
import type { Served } from '../pictures/servePage';
import { axeFaults, bringAxe } from '../reach/axe';
import { measure } from '../reach/layout';
import { tvFaults } from '../reach/tv';
import { englishOn } from '../reach/words';
import { openBrowser } from './phone';

/*
 * Every screen in every state, as the pictures show them, held to what everybody needs: axe finds nothing, everything
 * is in the window whole at the usual size, at 200 % zoom and in the smallest window, and everything to press is large
 * enough for a finger; and in another language nothing is said in English. In the usual run each screen is held to it
 * in English, in one theme and at one size, by turns; with `--long` in all themes and sizes, and at each size in one
 * language more. SCENES=play,result looks at some screens only.
 */

const isLong = process.env['BONEYARD_LONG'] !== undefined;
const USUAL = { width: 1280, height: 800 } as const;
/** The usual size and the same at 200 % zoom; the smallest window; a phone; a small window. */
const SIZES = [
  USUAL,
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
/** Screens looked at at the same time; the machines that test have two cores. */
const LANES = 2;
const [ENGLISH, ...TRANSLATIONS] = LANGUAGES;

type Size = { readonly width: number; readonly height: number };

let served: Served;
test.beforeAll(async () => {
  served = await serveBuilt();
});
test.afterAll(() => served.close());

test('every screen can be read and reached by everybody', async () => {
  test.setTimeout(isLong ? 3_600_000 : 600_000);
  const asked = process.env['SCENES']?.split(',');
  const scenes = Object.entries(ALL_SCENES).filter(([name]) => asked?.includes(name) ?? true);
  expect(scenes.length, 'screens').toBeGreaterThan(0);
  // The lanes share what is still to be looked at. Each has a browser of its own: of two windows of one browser only
  // one draws frames.
  const waiting = scenes.entries();
  const lanes = Array.from({ length: LANES }, async () => {
    const browser = await openBrowser();
    const gallery = await openGallery(browser, served.origin, { isStill: true });
    for (const [turn, [name, scene]] of waiting)
      await test.step(name, () => look(gallery, name, scene, isLong ? null : turn));
    await browser.close();
  });
  await Promise.all(lanes);
});

/** `turn`: which of the themes and sizes this screen is looked at in; null: all of them. */
async function look({ page, open }: Gallery, name: string, scene: Scene, turn: number | null): Promise<void> {
  const isTv = scene.path === '/tv';
  const all: readonly Size[] = isTv ? TVS : SIZES;
  const sizes = byTurns(all, turn);
  const [theme = 'day', ...further] = byTurns(GALLERY_THEMES, turn);
  const table = scene.table();
  await open(scene.path ?? '/', table, { theme, ...(isTv ? TVS[0] : USUAL) });
  if (isTv) await wear(page, { theme, ...TVS[0] });
  await page.waitForTimeout(SETTLED_MS);
  await scene.act?.(page, table);
  await bringAxe(page);
  for (const [index, size] of sizes.entries()) {
    const at = `${name}, ${theme}, ${String(size.width)} × ${String(size.height)}`;
    await setSize(page, size);
    for (const language of languagesAt(index, turn)) {
      await wear(page, { theme, ...size, language });
      await page.waitForTimeout(SETTLED_MS);
      const faults = isTv ? await tvFaults(page) : await measure(page);
      expect.soft(faults, `${at}, ${language}`).toEqual([]);
      expect.soft(await englishOn(page, language), `${at}, ${language}, in English`).toEqual([]);
    }
    expect.soft(await axeFaults(page, 'all'), `${at}, axe`).toEqual([]);
    if (index > 0) continue;
    for (const other of further) {
      await wear(page, { theme: other, ...size });
      expect.soft(await axeFaults(page, 'contrast'), `${at}, ${other}`).toEqual([]);
    }
  }
}

/** The languages a screen is measured in at the size in this place: in the usual run English alone. */
function languagesAt(index: number, turn: number | null): readonly Language[] {
  return turn === null ? [ENGLISH, ...byTurns(TRANSLATIONS, index)] : [ENGLISH];
}

function byTurns<T>(all: readonly T[], turn: number | null): readonly T[] {
  return turn === null ? all : all.filter((_, index) => index === turn % all.length);
}

/** Once this is done the page has heard of its new size. */
async function setSize(page: Page, size: Size): Promise<void> {
  const now = page.viewportSize();
  if (now?.width === size.width && now.height === size.height) return;
  const heard = await page.evaluateHandle(() => ({
    of: new Promise<void>((then) => {
      addEventListener('resize', () => then(), { once: true });
    }),
  }));
  await page.setViewportSize(size);
  await heard.evaluate(({ of }) => of);
}
