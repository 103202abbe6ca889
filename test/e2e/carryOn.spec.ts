import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { isAtHome, playNow } from './homeScreen';
import { freshFolder, launchApp } from './launch';
import type { Launched } from './launch';
import { BY_MOUSE } from './manners';
import { tilesInHand } from './turn';

/** Begins with my lead. */
const SEED = 'solo-2000';

let dataFolder = '';
let game: Launched;
test.beforeEach(async () => (dataFolder = await freshFolder()));
test.afterEach(async () => {
  await game.close();
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
