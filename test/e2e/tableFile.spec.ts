import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chooseName, hostAndPlay } from './homeScreen';
import { freshFolder, launchApp } from './launch';
import type { Launched } from './launch';
import { visit } from './rawVisitor';
import type { RawVisitor } from './rawVisitor';
import { begin, chooseRules, doorOf, putBot } from './tableBefore';
import { hand, tilesInHand } from './turn';

let stick = '';
const running: Launched[] = [];
test.beforeEach(async () => (stick = await freshFolder()));
test.afterEach(async () => {
  await Promise.all(running.splice(0).map((game) => game.close()));
  await rm(stick, { recursive: true, force: true });
});

/** Has the system's dialogs for files answer with this path. */
async function choose({ app }: Launched, path: string): Promise<void> {
  await app.evaluate(({ dialog }, chosen) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: chosen });
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [chosen] });
  }, path);
}

async function launch(): Promise<Launched> {
  const game = await launchApp({ env: { BONEYARD_SEED: 'file' } });
  running.push(game);
  return game;
}

function handSeenBy(visitor: RawVisitor): readonly string[] {
  const seen = visitor.heard.findLast((message) => message.type === 'welcome' || message.type === 'step');
  return seen?.view?.as === 'seat' ? seen.view.hand : [];
}

async function handOf(page: Page): Promise<readonly string[]> {
  const labels = await tilesInHand(page).evaluateAll((tiles) =>
    tiles.map((tile) => tile.getAttribute('aria-label')?.split(',')[0] ?? ''),
  );
  return labels.sort();
}

test('a table is saved to a file, its machine is gone, and on another one, which first takes a wrong file, everybody has their tiles again', async () => {
  test.setTimeout(120_000);
  const rosa = await launch();
  await chooseName(rosa.page, 'Rosa');
  await hostAndPlay(rosa.page, 'The kitchen');
  await chooseRules(rosa.page, { game: 'Block', seats: 3, target: 100 });
  const { address, link } = await doorOf(rosa.page);
  const abel = await visit(address, { as: 'seat', name: 'Abel', ...(link === null ? {} : { link }) });
  const { seatToken } = await abel.hear('welcome');
  await putBot(rosa.page, 3);
  await begin(rosa.page);
  await expect(hand(rosa.page)).toBeVisible();
  await abel.hear('step');

  const path = join(stick, 'kitchen.boneyard-table');
  await choose(rosa, path);
  await rosa.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await rosa.page.getByRole('button', { name: 'Save to a file' }).click();
  await expect(rosa.page.getByText('The file holds everybody’s tiles')).toBeVisible();
  await rosa.page.getByRole('button', { name: 'Choose where' }).click();
  await expect(rosa.page.getByText('Saved as kitchen.boneyard-table.')).toBeVisible();
  if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600);
  await rosa.page.keyboard.press('Escape');
  const tiles = await handOf(rosa.page);
  const abels = [...handSeenBy(abel)].sort();
  await rosa.close();
  running.shift();

  const next = await launch();
  const other = join(stick, 'other.boneyard-table');
  await writeFile(other, 'hello\n');
  await choose(next, other);
  await next.page.getByRole('button', { name: 'Open from a file' }).click();
  await expect(next.page.getByRole('alert')).toHaveText(
    'That file holds no table. Choose one that ends in .boneyard-table.',
  );
  await next.page.keyboard.press('Escape');
  await expect(next.page.getByRole('region', { name: 'Tables in this house' })).toBeVisible();

  await choose(next, path);
  await next.page.getByRole('button', { name: 'Open from a file' }).click();
  await expect(next.page.getByText(/^You sit there as Rosa/)).toBeVisible();
  await next.page.keyboard.press('Enter');
  await expect(hand(next.page)).toBeVisible();
  const back = await visit((await doorOf(next.page)).address, { as: 'seat', seatToken: seatToken ?? '' });
  const { facts } = await back.hear('welcome');
  expect(facts.name).toBe('The kitchen');
  expect([...handSeenBy(back)].sort()).toEqual(abels);
  expect(await handOf(next.page)).toEqual(tiles);
});
