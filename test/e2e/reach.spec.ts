import { expect, test } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { ALL_SCENES } from '../pictures/allScenes';
import { openGallery } from '../pictures/page';
import type { Gallery } from '../pictures/page';
import { serveBuilt } from '../pictures/servePage';
import type { Served } from '../pictures/servePage';
import type { TableInNode } from '../pictures/tableInNode';
import { connectPad, press, pressByPad } from './pad';
import { openBrowser } from './phone';
import { hand, tilesInHand } from './turn';

/*
 * The table for whoever does not see it, or has no pointer: what is read out, and how everything on it is come to. The
 * page is the game's own, at a table in this process.
 */

const SETTLED_MS = 1000;
const DESK = { width: 1280, height: 800 } as const;
const PHONE = { width: 390, height: 844 } as const;
/** A second press sooner than this is taken for the first one trembling. */
const SECOND_PRESS_MS = 350;
const MOST_STOPS = 40;
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

let served: Served;
let browser: Browser;
let gallery: Gallery;
test.beforeAll(async () => {
  [served, browser] = await Promise.all([serveBuilt(), openBrowser()]);
  gallery = await openGallery(browser, served.origin, { isStill: true });
});
test.afterAll(async () => {
  await Promise.all([browser.close(), served.close()]);
});

/** Comes to a table as one of the pictures shows it. */
async function comeTo(called: string, size: typeof DESK | typeof PHONE = DESK): Promise<TableInNode> {
  const scene = ALL_SCENES[called];
  if (scene === undefined) throw new Error(`No such scene: ${called}`);
  const { page, open } = gallery;
  const table = scene.table();
  await open('/', table, { theme: 'day', ...size });
  await page.locator('main').waitFor();
  await page.waitForTimeout(SETTLED_MS);
  await scene.act?.(page, table);
  await page.waitForTimeout(SETTLED_MS);
  return table;
}

const fitting = (page: Page): Locator => hand(page).getByRole('button', { name: /fits on/ });
const menu = (page: Page): Locator => page.getByRole('button', { name: 'Menu', exact: true });

for (const [name, size] of [
  ['table', DESK],
  ['phone', PHONE],
] as const) {
  // Kept as text with the baselines, to be read whenever it changes; `--update-snapshots` writes it anew.
  test(`a ${name} in the middle of a game is read out in words that make sense by themselves`, async () => {
    await comeTo('fivesChosen', size);
    expect(await gallery.page.locator('body').ariaSnapshot()).toMatchSnapshot(`read-${name}.txt`);
  });
}

/** What has the focus: in which part of the table it is, and its name. */
function focused(page: Page): Promise<{ readonly part: string; readonly name: string }> {
  return page.evaluate(() => {
    const at = document.activeElement ?? document.body;
    const parts = ['.rail .hand', '.rail', '.places', '.yard', '.seat', '.menu'];
    const part = parts.find((selector) => at.closest(selector) !== null) ?? 'elsewhere';
    return { part, name: at.getAttribute('aria-label') ?? at.textContent.trim() };
  });
}

/** All that the Tab key comes to, once round. */
async function tabStops(page: Page): Promise<readonly { readonly part: string; readonly name: string }[]> {
  await tilesInHand(page).first().focus();
  const first = await focused(page);
  const stops = [first];
  for (let tabs = 0; tabs < MOST_STOPS; tabs++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop.name === first.name) return stops;
    // Between the last and the first the focus is on the page as a whole.
    if (stop.part !== 'elsewhere') stops.push(stop);
  }
  throw new Error('The Tab key does not come round');
}

test('the Tab key goes round in the order in which one plays: hand, places, boneyard, seats, menu', async () => {
  await comeTo('playChoice');
  const { page } = gallery;
  await fitting(page).first().press('Enter');
  const parts = (await tabStops(page)).map(({ part }) => part);
  const inOrder = parts.filter((part, index) => part !== parts[index - 1]);
  expect(inOrder).toEqual(['.rail .hand', '.places', '.yard', '.seat', '.menu']);
});

test('the arrows alone come to everything at the table that Tab comes to, and back to the hand', async () => {
  await comeTo('playChoice');
  const { page } = gallery;
  const stops = await tabStops(page);
  const names = new Set(stops.map(({ name }) => name));
  expect(names.size, 'names of their own').toBe(stops.length);
  const reached = new Set<string>();
  const waiting = [stops[0]?.name ?? ''];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (reached.has(at)) continue;
    reached.add(at);
    for (const arrow of ARROWS) {
      await page
        .getByRole('button', { name: at, exact: true })
        .or(page.getByLabel(at, { exact: true }))
        .first()
        .focus();
      await page.keyboard.press(arrow);
      waiting.push((await focused(page)).name);
    }
  }
  expect([...reached].sort()).toEqual([...names].sort());
});

test('a pad comes to the word that sorts, to a seat and to the menu, and through the menu', async () => {
  await comeTo('play');
  const { page } = gallery;
  await connectPad(page);
  await pressByPad(page, page.getByRole('button', { name: 'Sort by suit' }));
  await expect(page.getByRole('button', { name: 'Sort by suit' })).toBeHidden();
  await pressByPad(page, page.getByRole('button', { name: /^Rosa\. / }));
  const paper = page.getByRole('region', { name: 'About Rosa’s seat' });
  await expect(paper).toBeVisible();
  await press(page, 'right');
  await expect(paper).toBeHidden();
  await pressByPad(page, menu(page));
  await pressByPad(page, page.getByRole('button', { name: 'Settings' }));
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('the focus stays where one was when what had it goes: a tile, a paper, a screen', async () => {
  const table = await comeTo('fives');
  const { page } = gallery;
  const tiles = await tilesInHand(page).count();
  await fitting(page).first().press('Enter');
  await page.waitForTimeout(SECOND_PRESS_MS);
  await page.keyboard.press('Enter');
  await expect(tilesInHand(page)).toHaveCount(tiles - 1);
  await expect(hand(page).locator(':focus')).toHaveCount(1);

  await menu(page).press('Enter');
  await expect(page.locator('.menu .sheet :focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();

  await fitting(page).or(tilesInHand(page)).first().focus();
  table.playOn((view) => view.table.phase.at === 'roundOver');
  await page.waitForTimeout(5 * SETTLED_MS);
  await expect(page.getByRole('button', { name: 'Next round' })).toBeVisible();
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
});
