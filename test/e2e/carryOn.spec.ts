import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chooseName, hostAndPlay, isAtHome, playNow } from './homeScreen';
import { briskFolder, launchApp } from './launch';
import type { Launched } from './launch';
import { BY_MOUSE } from './manners';
import { needsOwnNetwork } from './ownNetwork';
import { begin, chooseRules, comeTo, putBot } from './tableBefore';
import { hand, tilesInHand } from './turn';

/** Begins with my lead. */
const SEED = 'solo-2000';

let dataFolder = '';
let game: Launched;
test.beforeEach(async () => (dataFolder = await briskFolder()));
let guest: Launched | null = null;
test.afterEach(async () => {
  await game.close();
  await guest?.close();
  guest = null;
  await rm(dataFolder, { recursive: true, force: true });
});

async function handOf(page: Page): Promise<readonly (string | null)[]> {
  const tiles = await tilesInHand(page).all();
  return Promise.all(tiles.map((tile) => tile.getAttribute('aria-label')));
}

/** The tiles alone: what may be done with them changes from turn to turn. */
function tilesOf(labels: readonly (string | null)[]): readonly string[] {
  return labels.map((label) => label?.split(',')[0] ?? '').sort();
}

test('a game whose machine died is offered first, and goes on with the same hand', async () => {
  test.setTimeout(90_000);
  game = await launchApp({ dataFolder, env: { BONEYARD_SEED: SEED } });
  await playNow(game.page).click();
  await expect(tilesInHand(game.page)).toHaveCount(5);
  await BY_MOUSE.play(game.page);
  await expect(tilesInHand(game.page)).toHaveCount(4);
  const hand = tilesOf(await handOf(game.page));
  const gone = game.app.waitForEvent('close');
  game.app.process().kill('SIGKILL');
  await gone;

  game = await launchApp({ dataFolder, env: { BONEYARD_SEED: SEED } });
  await isAtHome(game.page);
  const carryOn = game.page.getByRole('button', { name: 'Carry on your game, round 1' });
  await carryOn.click();
  await expect(tilesInHand(game.page)).toHaveCount(4);
  expect(tilesOf(await handOf(game.page))).toEqual(hand);
});

test('a game that was left in the middle is offered as well, and beside it a new one', async () => {
  test.setTimeout(90_000);
  game = await launchApp({ dataFolder, env: { BONEYARD_SEED: SEED } });
  const { page } = game;
  await playNow(page).click();
  await BY_MOUSE.play(page);
  await expect(tilesInHand(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await isAtHome(page);
  await page.getByRole('button', { name: 'Carry on your game, round 1' }).click();
  await expect(tilesInHand(page)).toHaveCount(4);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(tilesInHand(page)).toHaveCount(5);
});

test('a table for the house whose machine died is carried on, and its guest is back by themselves', async () => {
  needsOwnNetwork();
  test.setTimeout(120_000);
  game = await launchApp({ dataFolder, env: { BONEYARD_SEED: 'carry on' } });
  guest = await launchApp();
  await chooseName(game.page, 'Rosa');
  await hostAndPlay(game.page, 'The kitchen');
  await chooseName(guest.page, 'Abel');
  await comeTo(game.page, guest.page);
  await chooseRules(game.page, { game: 'Block', seats: 2, target: 100 });
  await guest.page.getByRole('button', { name: 'OK, I play by these' }).click();
  await begin(game.page);
  await Promise.all([game, guest].map(({ page }) => expect(hand(page)).toBeVisible()));
  const hands = { rosa: tilesOf(await handOf(game.page)), abel: tilesOf(await handOf(guest.page)) };
  const gone = game.app.waitForEvent('close');
  game.app.process().kill('SIGKILL');
  await gone;
  await expect(guest.page.getByText('Looking for The kitchen. Your tiles are safe.')).toBeVisible();

  game = await launchApp({ dataFolder });
  await game.page.getByRole('button', { name: 'Carry on at The kitchen, round 1' }).click();
  await expect(hand(game.page)).toBeVisible();
  await expect(guest.page.getByText(/^Looking for/)).toBeHidden({ timeout: 20_000 });
  expect(tilesOf(await handOf(game.page))).toEqual(hands.rosa);
  expect(tilesOf(await handOf(guest.page))).toEqual(hands.abel);
  await expect(game.page.locator('.seat').getByText(/^away/)).toBeHidden();
});

test('all tables that were left can be reached, and one is forgotten when that was asked once', async () => {
  game = await launchApp({ dataFolder, env: { BONEYARD_SEED: SEED } });
  const { page } = game;
  await playNow(page).click();
  await expect(tilesInHand(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await hostAndPlay(page, 'The kitchen');
  await putBot(page, 2);
  await begin(page);
  await expect(hand(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Close the table' }).click();
  await expect(page.getByRole('button', { name: 'Carry on at The kitchen, round 1' })).toBeVisible();

  await page.getByRole('button', { name: 'Games you left' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Carry on: The kitchen' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Carry on: Your game' })).toBeVisible();
  const forget = page.getByRole('button', { name: 'Forget The kitchen' });
  await forget.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await forget.press('Enter');
  await expect(forget).toBeHidden();
  await page.getByRole('button', { name: 'Carry on: Your game' }).click();
  await expect(tilesInHand(page)).toHaveCount(5);
});
