import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Desktop } from '../../src/shared/desktop';
import { chooseName, chooseNameByKeys, hostAndPlay, sitDownByKeys } from './homeScreen';
import { pressByKeys } from './keyboard';
import { launchApp } from './launch';
import type { Launched } from './launch';
import { BY_MOUSE, playOn } from './manners';
import { needsOwnNetwork } from './ownNetwork';
import { begin, chooseRules, codeShown, layCode } from './tableBefore';
import { hand } from './turn';

declare global {
  interface Window {
    readonly desktop: Desktop;
  }
}

const running: Launched[] = [];
test.afterEach(async () => {
  await Promise.all(running.splice(0).map((game) => game.close()));
});

const opened = (page: Page): Promise<unknown> => page.evaluate(() => window.desktop.opened());

test('the keeper hands the table to the other computer between rounds, closes their own game, and the table stands', async () => {
  needsOwnNetwork();
  test.setTimeout(240_000);
  const rosa = await launchApp({ env: { BONEYARD_SEED: 'hand over' } });
  const abel = await launchApp({ env: { BONEYARD_SEED: 'handed over' } });
  running.push(rosa, abel);
  await chooseName(rosa.page, 'Rosa');
  await hostAndPlay(rosa.page, 'The kitchen');
  await chooseNameByKeys(abel.page, 'Abel');
  await sitDownByKeys(abel.page, 'The kitchen');
  await layCode(abel.page, await codeShown(rosa.page));
  await chooseRules(rosa.page, { game: 'Block', seats: 2, target: 200 });
  await pressByKeys(abel.page, abel.page.getByRole('button', { name: 'OK, I play by these' }));
  await begin(rosa.page);
  const handing = rosa.page.getByRole('button', { name: 'Hand the table over' });
  await Promise.all([rosa.page, abel.page].map((page) => playOn(page, BY_MOUSE, 'roundOver')));
  await expect(abel.page.getByRole('button', { name: 'Hand the table over' })).toBeHidden();

  await handing.click();
  await rosa.page.getByRole('button', { name: 'Hand the table to Abel' }).click();
  await expect.poll(() => opened(abel.page)).toMatchObject({ hosting: true });
  await expect.poll(() => opened(rosa.page)).toMatchObject({ hosting: false, addresses: [] });

  // Nobody touched anything: both are at the same table, and can say there that they are ready.
  for (const { page } of [rosa, abel]) await BY_MOUSE.goOn(page);
  for (const { page } of [rosa, abel]) await expect(hand(page)).toBeVisible();
  await expect(rosa.page.getByText('Round 2', { exact: true })).toBeVisible();
  await rosa.close();
  running.shift();
  // Whoever closes the game leaves the seat; a bot plays on there.
  await expect(abel.page.locator('.seat').getByText(/^bot/)).toBeVisible();
  await expect(hand(abel.page)).toBeVisible();
});
