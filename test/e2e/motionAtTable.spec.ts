import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { servePage } from '../bench/built';
import { stepsOf } from '../pictures/oneStep';
import type { OneStep } from '../pictures/oneStep';
import { openPage } from '../pictures/page';
import { at, begun, FOUR, laid, THREE } from '../pictures/scenes';
import type { GalleryTable, TableInNode } from '../pictures/tableInNode';
import { openBrowser, setSeen } from './phone';
import { expectStill } from './stillness';
import { tilesInHand } from './turn';

/* What moves over a table, and what does not, by the table of design.md section 10: the built page at a real table. */

const LOOK = { theme: 'day', width: 1280, height: 800, settings: { pace: 'brisk' } } as const;
/** Draws, plays that score and plays that do not, from its first steps on. */
const FIVES: GalleryTable = {
  ...FOUR,
  others: ['Rosa'],
  bots: 0,
  setup: { preset: 'all-fives', chosen: { set: 15, handSize: 7, target: 500 }, seats: 2 },
  seed: 'frames-7',
};
/** More than this waits for nobody: the table is shown as it is. */
const BURST = 6;

let server: Awaited<ReturnType<typeof servePage>>;
let browser: Browser;
test.beforeAll(async () => {
  server = await servePage();
  browser = await openBrowser();
});
test.afterAll(async () => {
  await browser.close();
  await server.close();
});

type Shown = { readonly page: Page; readonly step: () => OneStep; readonly table: TableInNode };

async function show(table: TableInNode, isStill = false): Promise<Shown> {
  const step = stepsOf(table);
  const page = await openPage(browser, server.origin, '/', table, LOOK);
  if (isStill) await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('heading').first().waitFor();
  await expectStill(page);
  return { page, step, table };
}

/** What has moved since it was asked for: what was changed of which elements. */
type Moved = { readonly changed: readonly string[]; readonly elements: readonly string[] };

/** Notes every animation that begins on the table from now on. */
function watchMotion(page: Page): Promise<void> {
  return page.evaluate(() => {
    const changed = new Set<string>();
    const elements = new Set<string>();
    Object.assign(globalThis, { moved: { changed, elements } });
    const ofTime = ['offset', 'computedOffset', 'easing', 'composite'];
    requestAnimationFrame(function note() {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        for (const name of names) if (!ofTime.includes(name)) changed.add(name);
        elements.add(effect.target?.classList[0] ?? '');
      }
      requestAnimationFrame(note);
    });
  });
}

function motionSeen(page: Page): Promise<Moved> {
  return page.evaluate(() => {
    const { moved } = globalThis as unknown as { moved: Record<keyof Moved, Set<string>> };
    return { changed: [...moved.changed].sort(), elements: [...moved.elements].sort() };
  });
}

/** Steps until all of these have been seen, and all is still again after each. */
async function stepThrough({ page, step }: Shown, wanted: readonly string[]): Promise<void> {
  const missing = new Set(wanted);
  for (let steps = 0; missing.size > 0 && steps < 40; steps++) {
    const { events } = step();
    for (const event of events)
      missing.delete(event.type === 'played' && event.scored > 0 ? 'scored' : event.type);
    await page.evaluate(
      () =>
        new Promise((then) => {
          requestAnimationFrame(() => requestAnimationFrame(then));
        }),
    );
    await expectStill(page);
  }
  expect([...missing], 'what never came').toEqual([]);
}

const MOVES = [
  {
    what: 'plays, draws and counts',
    of: () => begun(FIVES, (view) => laid(view) > 2),
    wanted: ['played', 'drew', 'scored'],
  },
  { what: 'knocks', of: () => begun(THREE, (view) => laid(view) > 2), wanted: ['played', 'passed'] },
];

for (const { what, of, wanted } of MOVES) {
  test(`what ${what} moves changes its place, its size or how well it is seen, and nothing else`, async () => {
    const shown = await show(of());
    await watchMotion(shown.page);
    await stepThrough(shown, wanted);
    const { changed, elements } = await motionSeen(shown.page);
    const may = ['opacity', 'rotate', 'scale', 'transform', 'translate'];
    expect(changed.filter((name) => !may.includes(name))).toEqual([]);
    expect(elements).toEqual(expect.arrayContaining(['flying', 'puck']));
  });

  test(`where people want less motion, ${what} only fade in their places`, async () => {
    const shown = await show(of(), true);
    await watchMotion(shown.page);
    await stepThrough(shown, wanted);
    const { changed, elements } = await motionSeen(shown.page);
    expect(changed.filter((name) => name !== 'opacity')).toEqual([]);
    expect(elements.filter((name) => ['flying', 'puck', 'table'].includes(name))).toEqual([]);
  });
}

/** From now on nothing on a page is over by itself. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

test('the washing of tiles is over as soon as anything is pressed, and my hand is there', async () => {
  const { page, table } = await show(at(FOUR));
  await stopTime(page);
  table.say({ type: 'begin' });
  await expect(page.locator('.flights > *').first()).toBeAttached();
  await page.evaluate(() => document.getAnimations().forEach((each) => each.pause()));
  await expect(page.locator('.flights > *')).not.toHaveCount(0);
  await page.mouse.click(640, 300);
  await expect(page.locator('.flights > *')).toHaveCount(0);
  await expect(tilesInHand(page).first()).toBeVisible();
});

test('a burst of steps is not run through: the newest table is there, and nothing flies', async () => {
  const { page, step } = await show(begun(FIVES, (view) => laid(view) > 2));
  await stopTime(page);
  const last = Array.from({ length: BURST }, step).at(-1);
  const tiles = last?.view === null || last === undefined ? 0 : laid(last.view);
  await expect(page.locator('.laid')).toHaveCount(tiles);
  await expect(page.locator('.flights > .flying')).toHaveCount(0);
});

test('what came while nobody could see the page is there when it is seen again, and nothing flies after it', async () => {
  const shown = await show(begun(FIVES, (view) => laid(view) > 2));
  await setSeen(shown.page, false);
  shown.step();
  const { view } = shown.step();
  await watchMotion(shown.page);
  await setSeen(shown.page, true);
  await expect(shown.page.locator('.laid')).toHaveCount(view === null ? 0 : laid(view));
  await expectStill(shown.page);
  expect((await motionSeen(shown.page)).elements).not.toContain('flying');
});
