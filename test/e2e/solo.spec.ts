import { expect, test } from '@playwright/test';
import { isAtHome, playNow } from './homeScreen';
import { pressByKeys } from './keyboard';
import { launchApp } from './launch';
import type { Launched } from './launch';
import { BY_HINTS, BY_KEYS, BY_MOUSE, playOn } from './manners';
import { expectSumsRight } from './roundResult';
import { tilesInHand } from './turn';

/** Short rounds that I lead. In the one for the mouse I draw; in the one for keys I knock; in both a tile fits two ends. */
const SEEDS = { mouse: 'solo-2000', keys: 'solo-2017' };

let game: Launched;
test.afterEach(() => game.close());

test('alone, by mouse: three clicks to the first tile, a whole round, and back Home without a question', async () => {
  test.setTimeout(90_000);
  game = await launchApp({ env: { BONEYARD_SEED: SEEDS.mouse } });
  const { page } = game;
  let clicks = 0;
  await page.exposeFunction('countClick', () => clicks++);
  await page.evaluate(() =>
    addEventListener('click', () => (window as unknown as { countClick: () => void }).countClick(), true),
  );
  await playNow(page).click();
  await expect(tilesInHand(page)).toHaveCount(5);
  await BY_MOUSE.play(page);
  await expect(tilesInHand(page)).toHaveCount(4);
  expect(clicks).toBeLessThanOrEqual(3);

  const seen = await playOn(page, BY_MOUSE, 'roundOver');
  expect(seen).toMatchObject({ draws: 1, twoPlaces: 1 });
  await expectSumsRight(page);
  await BY_MOUSE.goOn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await isAtHome(page);
});

test('alone, by keyboard: three keys to the first tile, a whole round, and back Home', async () => {
  test.setTimeout(90_000);
  game = await launchApp({ env: { BONEYARD_SEED: SEEDS.keys } });
  const { page } = game;
  await isAtHome(page);
  await page.keyboard.press('1');
  await expect(tilesInHand(page)).toHaveCount(5);
  await BY_KEYS.play(page);
  await expect(tilesInHand(page)).toHaveCount(4);

  const seen = await playOn(page, BY_KEYS, 'roundOver');
  expect(seen).toMatchObject({ knocks: 1, twoPlaces: 1 });
  await expectSumsRight(page);
  await BY_KEYS.goOn(page);
  await pressByKeys(page, page.getByRole('button', { name: 'Menu' }));
  await pressByKeys(page, page.getByRole('button', { name: 'Leave the table' }));
  await isAtHome(page);
});

test('alone, by the hints that are asked for: a whole round, and then looking back at what was chosen', async () => {
  test.setTimeout(90_000);
  game = await launchApp({ env: { BONEYARD_SEED: SEEDS.keys } });
  const { page } = game;
  await isAtHome(page);
  await page.keyboard.press('1');
  await expect(tilesInHand(page)).toHaveCount(5);
  await playOn(page, BY_HINTS, 'roundOver');

  await page.getByRole('button', { name: 'Look back at my moves' }).click();
  const paper = page.getByRole('dialog', { name: 'Your moves in round 1' });
  const choices = paper.getByRole('button', { name: /^Choice \d of \d, / });
  await expect(choices.first()).toBeVisible();
  const count = await choices.count();
  // Whoever plays what is best by what can be known has chosen well, whatever lay where.
  expect(await choices.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))).not.toContainEqual(
    expect.stringMatching(/mistake|blunder/),
  );
  await page.keyboard.press('ArrowRight');
  await expect(choices.nth(Math.min(1, count - 1))).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Escape');
  await expect(paper).toBeHidden();
});
