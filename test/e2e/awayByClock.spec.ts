import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { preview } from 'vite';
import type { PreviewServer } from 'vite';
import { begun } from '../pictures/scenes';
import { openPage } from '../pictures/page';
import type { GalleryTable, TableInNode } from '../pictures/tableInNode';
import { ROOT } from '../run/command';
import { openBrowser } from './phone';
import { expectStill } from './stillness';

/*
 * People who are away or say nothing, on the built page at a real table in this process, whose clock is put forward.
 */

const ROSAS: GalleryTable = {
  name: 'The kitchen',
  me: 'Inês',
  others: ['Rosa', 'Abel'],
  bots: 0,
  setup: { preset: 'draw', chosen: {}, seats: 3 },
  seed: 'away',
};
const LONG_ENOUGH_TO_BE_REMINDED = 25_000;
const LONG_ENOUGH_TO_BE_IDLE = 90_000;
const LONG_ENOUGH_TO_BE_AWAY = 60_000;
const LOOK = { theme: 'day', width: 1280, height: 800 } as const;

let server: PreviewServer;
let browser: Browser;

test.beforeAll(async () => {
  server = await preview({
    configFile: false,
    root: join(ROOT, 'src/renderer'),
    build: { outDir: join(ROOT, 'out/renderer') },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  browser = await openBrowser();
});
test.afterAll(async () => {
  await browser.close();
  await server.close();
});

/** The page of Inês, who keeps the table, while it is Rosa's turn; where it is still, time passes when it is told to. */
async function whileRosaThinks(isStill = false): Promise<{ page: Page; table: TableInNode }> {
  const table = begun(ROSAS, ({ table: { phase, line } }) => {
    return phase.at === 'turn' && phase.toMove === 1 && line.laid.length > 2;
  });
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  const page = await openPage(browser, origin, '/', table, { ...LOOK, isStill });
  await expect(page.locator('.seat').first()).toBeVisible();
  return { page, table };
}

const rosas = (page: Page, state: string): Locator =>
  page.locator('.seat').filter({ hasText: 'Rosa' }).getByText(state);

test('the puck of a turn that lasts turns over once, after 25 seconds', async () => {
  const { page } = await whileRosaThinks(true);
  const puck = page.locator('.seat').filter({ hasText: 'Rosa' }).locator('.puck');
  const moving = (): Promise<number> => puck.evaluate((element) => element.getAnimations().length);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.runFor(LONG_ENOUGH_TO_BE_REMINDED - 10_000);
  // Not even one that waits: a browser draws every frame for it.
  expect(await moving()).toBe(0);
  await page.clock.runFor(10_000);
  expect(await moving()).toBe(1);
  const turnedBy = await puck.evaluate((element) => {
    const [turning] = element.getAnimations();
    if (turning === undefined) throw new Error('It lies still');
    turning.currentTime = 300;
    const turned = getComputedStyle(element).transform;
    turning.finish();
    return [turned, getComputedStyle(element).transform];
  });
  expect(turnedBy).toEqual([expect.stringContaining('matrix3d'), 'none']);
  await page.clock.runFor(2 * LONG_ENOUGH_TO_BE_REMINDED);
  expect(await moving()).toBe(0);
});

test('where people want no motion the puck of a turn that lasts lies still', async () => {
  const { page } = await whileRosaThinks(true);
  const puck = page.locator('.seat').filter({ hasText: 'Rosa' }).locator('.puck');
  await page.clock.runFor(LONG_ENOUGH_TO_BE_REMINDED);
  await expect(puck).toHaveClass(/lasts/);
  expect(await puck.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test('while somebody thinks the page asks nothing of its machine, and nothing on it moves', async () => {
  const { page, table } = await whileRosaThinks();
  const [asked, answer] = [[] as string[], table.answer.bind(table)];
  table.answer = (question, words) => {
    asked.push(question);
    return answer(question, words);
  };
  await expectStill(page);
  asked.length = 0;
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++)
      await new Promise((then) => {
        requestAnimationFrame(then);
      });
  }, 30);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('who says nothing for 90 seconds is offered a bot, and plays on again at a press', async () => {
  const { page, table } = await whileRosaThinks();
  const offer = page.getByRole('button', { name: 'Let a bot play for Rosa' });
  table.clock.pass(LONG_ENOUGH_TO_BE_IDLE - 1);
  await expect(rosas(page, 'bot plays')).toBeHidden();
  await expect(offer).toBeHidden();
  table.clock.pass(1);
  await offer.click();
  await expect(rosas(page, 'bot plays')).toBeVisible();
  table.saysOf('Rosa', { type: 'takeBack' });
  await expect(rosas(page, 'is back')).toBeVisible();
});

test('whoever drops is waited for, then a bot plays, and whoever comes back plays on', async () => {
  const { page, table } = await whileRosaThinks();
  table.drop('Rosa');
  await expect(rosas(page, 'away, we wait')).toBeVisible();
  table.clock.pass(LONG_ENOUGH_TO_BE_AWAY);
  await expect(rosas(page, 'away, bot plays')).toBeVisible();
  table.comeBack('Rosa');
  await expect(rosas(page, 'is back')).toBeVisible();
});
