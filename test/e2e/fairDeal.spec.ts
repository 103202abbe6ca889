import { expect, test } from '@playwright/test';
import { playNow } from './homeScreen';
import { launchApp } from './launch';
import type { Launched } from './launch';
import { BY_MOUSE, playOn } from './manners';

/* With real chance: nothing about this deal is known beforehand, and the page proves it by itself. */

let game: Launched;
test.afterEach(() => game.close());

test('the page has its part in a deal, shows its four tiles, and finds the round in order', async () => {
  test.setTimeout(120_000);
  game = await launchApp();
  const { page } = game;
  await playNow(page).click();
  const tiles = page.getByRole('img', { name: /^The four tiles of this deal: (\d-\d(, )?){4}$/ });
  await expect(tiles).toBeVisible();
  const shown = await tiles.getAttribute('aria-label');

  await playOn(page, BY_MOUSE, 'roundOver');
  await expect(page.getByText('Deal verified')).toBeVisible();
  await page.getByRole('button', { name: 'How do I know?' }).click();
  const paper = page.getByRole('dialog', { name: 'How do I know the deal was fair?' });
  await expect(paper).toContainText('Your device gave a number of its own, and everything fits.');
  await expect(paper).toContainText('It shows that nobody stacked the deal.');
  await expect(paper.getByRole('img')).toHaveAttribute('aria-label', shown ?? '');
  await page.keyboard.press('Escape');
  await expect(paper).toBeHidden();

  await BY_MOUSE.goOn(page);
  await expect(tiles).not.toHaveAttribute('aria-label', shown ?? '');
});
