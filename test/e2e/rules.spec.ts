import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { chooseName, hostAndPlay } from './homeScreen';
import { isFocused, pressByKeys, tabTo } from './keyboard';
import { launchApp } from './launch';
import type { Launched } from './launch';
import { needsOwnNetwork } from './ownNetwork';
import { comeTo, putBot } from './tableBefore';

let game: Launched;
test.beforeEach(async () => {
  game = await launchApp();
  await hostAndPlay(game.page, 'The kitchen');
});
test.afterEach(() => game.close());

const change = (page: Page): Locator => page.getByRole('button', { name: 'Change', exact: true });
const word = (page: Page, option: string): Locator =>
  page.getByRole('button', { description: option, exact: true });
const card = (page: Page): Locator => page.getByRole('region', { name: 'The rules' });

test('the rules are changed by keys alone, and the table’s card says what and what was usual', async () => {
  const { page } = game;
  await pressByKeys(page, change(page));
  await pressByKeys(page, page.getByRole('button', { name: 'All Fives', exact: true }));
  await tabTo(page, word(page, 'Alone or in partners'));
  await page.keyboard.press('Enter');
  const values = page.getByRole('listbox', { name: 'Alone or in partners' });
  await expect(values.getByRole('option', { name: /^Each alone/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(values).toBeHidden();
  expect(await isFocused(word(page, 'Alone or in partners'))).toBe(true);
  await expect(word(page, 'Alone or in partners')).toHaveText('partners');
  await pressByKeys(page, page.getByRole('button', { name: 'Play by these rules' }));
  await expect(card(page).getByRole('listitem', { name: 'Partners, usually each alone' })).toBeVisible();
  await expect(card(page)).toContainText('first to 250');
});

test('what cannot be played says why, and the nearest that can is one press away', async () => {
  const { page } = game;
  await change(page).click();
  await word(page, 'Tiles each').click();
  const values = page.getByRole('listbox', { name: 'Tiles each' });
  const eight = values.getByRole('option', { name: '8', exact: true });
  await expect(eight).toHaveAttribute('aria-disabled', 'true');
  // Playwright waits for what is disabled; people press it all the same.
  await eight.click({ force: true });
  const why = '8 each would take 32 tiles and the set has 28. Seven is the most for four people.';
  await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible();
  await page.getByRole('button', { name: 'Instead: double-nine and 8 tiles each' }).click();
  await expect(word(page, 'The set')).toHaveText('double-nine');
  await expect(word(page, 'Tiles each')).toHaveText('8 tiles');
  await page.getByRole('button', { name: /^Undo 8 tiles each/ }).click();
  await expect(word(page, 'Tiles each')).toHaveText('5 tiles');
});

test('house rules are kept under a name, called otherwise, played by and deleted', async () => {
  const { page } = game;
  await change(page).click();
  await word(page, 'First to').click();
  await page.getByRole('listbox', { name: 'First to' }).getByRole('option', { name: '150' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save with a name' }).click();
  await page.getByRole('textbox', { name: 'Name of these rules' }).fill('Sundays');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sundays is saved.')).toBeVisible();

  const kept = page.getByRole('list', { name: 'Kept in this house' });
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name of these rules' }).fill('Sundays at Rosa’s');
  await page.keyboard.press('Enter');
  await expect(kept.getByRole('button')).toHaveText(['Sundays at Rosa’s']);

  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(word(page, 'First to')).toHaveText('100');
  await kept.getByRole('button', { name: 'Sundays at Rosa’s' }).click();
  await expect(word(page, 'First to')).toHaveText('150');

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(kept).toBeHidden();
});

test('what was changed stands out for everybody else until they say OK', async () => {
  needsOwnNetwork();
  const { page } = game;
  const abel = await launchApp();
  await chooseName(abel.page, 'Abel');
  await comeTo(page, abel.page);
  await expect(card(abel.page)).toBeVisible();
  await change(page).click();
  await word(page, 'First to').click();
  await page.getByRole('listbox', { name: 'First to' }).getByRole('option', { name: '150' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play by these rules' }).click();

  const fresh = card(abel.page).locator('mark');
  await expect(fresh).toHaveText('First to 150');
  await expect(page.getByRole('group', { name: /Abel, looks at the rules$/ })).toBeVisible();
  // Nobody but the keeper changes anything.
  await card(abel.page).getByRole('button', { name: 'Read all' }).click();
  await expect(abel.page.getByRole('region', { name: 'The rules of this table' })).toContainText(
    'First to 150',
  );
  await expect(abel.page.getByRole('button', { name: 'Play by these rules' })).toBeHidden();
  await abel.page.getByRole('button', { name: 'Back to the table' }).click();
  await abel.page.getByRole('button', { name: 'OK, I play by these' }).click();
  await expect(fresh).toBeHidden();
  await abel.close();
});

test('R lays the rules over the table, and takes them off again', async () => {
  const { page } = game;
  const paper = page.getByRole('dialog', { name: 'The rules of this table' });
  await page.keyboard.press('r');
  await expect(paper).toContainText('First to 100 wins.');
  await page.keyboard.press('r');
  await expect(paper).toBeHidden();
  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  await expect(paper).toBeHidden();
  await page.keyboard.press('r');
  await expect(paper).toBeVisible();
});

test('a card is dragged to a seat, and carried there by keys', async () => {
  const { page } = game;
  await putBot(page, 3);
  const mine = (seat: number): Locator =>
    page.getByRole('group', { name: new RegExp(`^Seat ${seat}: .*you`) });
  const grip = page.getByRole('button', { name: 'Sit elsewhere' });
  await grip.dragTo(page.getByRole('button', { name: 'Seat 2 is free. Sit here' }));
  await expect(mine(2)).toBeVisible();

  await tabTo(page, grip);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Seat 3, /)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(mine(3)).toBeVisible();
  await expect(page.getByRole('group', { name: /^Seat 2: .*bot/ })).toBeVisible();
});
