import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { chooseName, goToAddress, hostAndPlay, isAtHome } from './homeScreen';
import { launchApp } from './launch';
import type { Launched } from './launch';
import { needsOwnNetwork, withoutNetwork } from './ownNetwork';
import { addressShown, codeShown, layCode } from './tableBefore';

const running: Launched[] = [];
async function launch(): Promise<Page> {
  const game = await launchApp();
  running.push(game);
  return game.page;
}
test.afterEach(async () => {
  await Promise.all(running.splice(0).map((game) => game.close()));
});

const paper = (page: Page): Locator => page.getByRole('dialog', { name: 'The network' });
const opener = (page: Page): Locator => page.getByRole('button', { name: 'Network', exact: true });
const verdict = (page: Page): Locator => paper(page).getByRole('status');
const line = (page: Page, start: RegExp): Locator => paper(page).getByText(start).locator('..');

test('at Home the network’s page is laid down by key and mouse, and says what becomes of the network', async () => {
  needsOwnNetwork();
  const page = await launch();
  await isAtHome(page);
  await page.keyboard.press('n');
  await expect(verdict(page)).toContainText('This computer finds tables.');
  await withoutNetwork(async () => {
    await expect(verdict(page)).toContainText('This computer is on no network.');
  });
  await expect(verdict(page)).toContainText('This computer finds tables.', { timeout: 15_000 });

  // Nothing beneath the paper is pressed while it lies there.
  await page.keyboard.press('2');
  await page.keyboard.press('Escape');
  await expect(paper(page)).toBeHidden();
  await isAtHome(page);
  await opener(page).click();
  await paper(page).getByRole('button', { name: 'Back' }).click();
  await expect(paper(page)).toBeHidden();
});

test('who keeps a table sees everybody’s connection there, a guest only their own, and neither a secret', async () => {
  needsOwnNetwork();
  const [rosa, abel] = await Promise.all([launch(), launch()]);
  await chooseName(rosa, 'Rosa');
  await chooseName(abel, 'Abel');
  await hostAndPlay(rosa, 'The kitchen');
  const [address, code] = [await addressShown(rosa), await codeShown(rosa)];
  await opener(rosa).click();
  await expect(verdict(rosa)).toContainText('Others can find this table.');
  await expect(paper(rosa)).toContainText(address);
  await expect(line(rosa, /^Rosa, you/)).toContainText(/seat 1, computer.*ms$/s);

  await goToAddress(abel, address);
  await layCode(abel, code);
  await expect(line(rosa, /^Abel/)).toContainText(/seat 2, computer.*ms$/s);
  await expect(abel.getByRole('heading', { name: 'The kitchen' })).toBeVisible();
  await abel.keyboard.press('n');
  await expect(verdict(abel)).toContainText('The kitchen answers.');
  await expect(line(abel, /^Address$/)).toContainText(address);
  await expect(line(abel, /^There and back$/)).toContainText(/ms$/);
  await expect(paper(abel)).not.toContainText('Rosa');

  // Tokens are words of more than twenty letters.
  for (const page of [rosa, abel]) expect(await paper(page).innerText()).not.toMatch(/[\w-]{21,}/);
});

test('before the first table one is told what the system will ask, and after it no more', async () => {
  needsOwnNetwork();
  const page = await launch();
  await chooseName(page, 'Rosa');
  const help = page.getByText('With a firewall, let the table in yourself.');
  await page.getByRole('button', { name: /^Host a table/ }).click();
  await expect(help).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await hostAndPlay(page, 'The kitchen');
  await page.getByRole('button', { name: 'Close the table' }).click();
  await isAtHome(page);
  await page.getByRole('button', { name: /^Host a table/ }).click();
  await expect(page.getByText('I play here')).toBeVisible();
  await expect(help).toBeHidden();
});
