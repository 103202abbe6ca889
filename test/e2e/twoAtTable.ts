import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Desktop } from '../../src/shared/desktop';
import { hostAndPlay } from './homeScreen';
import { launchApp } from './launch';
import type { Launched } from './launch';
import { visit } from './rawVisitor';
import type { RawVisitor } from './rawVisitor';
import { begin, chooseRules, doorOf } from './tableBefore';
import { hand } from './turn';

/* Two at a table in mid-game: Rosa hosts in a real window, Abel is a bare connection. */

declare global {
  interface Window {
    readonly desktop: Desktop;
  }
}

const running: Launched[] = [];
test.afterEach(async () => {
  await Promise.all(running.splice(0).map((game) => game.close()));
});

export const seatOf = (page: Page, state: string | RegExp): Locator =>
  page.locator('.seat').filter({ hasText: 'Abel' }).getByText(state);
export const menu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Menu', exact: true }).click();

/** Rosa hosts in a window, Abel comes by a bare connection, and the two of them play Draw. */
export async function twoAtTable(): Promise<{
  page: Page;
  abel: RawVisitor;
  address: string;
  token: string;
}> {
  const game = await launchApp({ env: { BONEYARD_SEED: 'back' } });
  running.push(game);
  const { page } = game;
  await hostAndPlay(page, 'The kitchen');
  await chooseRules(page, { game: 'Draw', seats: 2, target: 100 });
  const { address, link } = await doorOf(page);
  const abel = await visit(address, { as: 'seat', name: 'Abel', ...(link === null ? {} : { link }) });
  const { seatToken } = await abel.hear('welcome');
  if (seatToken === null) throw new Error('Abel has no seat');
  await begin(page);
  await expect(hand(page)).toBeVisible();
  return { page, abel, address, token: seatToken };
}

/** Chooses what happens while somebody is away, in mid-game. */
export async function chooseAway(page: Page, what: string): Promise<void> {
  await menu(page);
  await page.getByRole('button', { name: 'How people sit here' }).click();
  await page.getByRole('button', { description: 'When somebody is away', exact: true }).click();
  await page.getByRole('option', { name: new RegExp(`^${what}`) }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'How people sit here' })).toBeHidden();
}

export function handOf(visitor: RawVisitor): readonly string[] {
  const seen = visitor.heard.findLast((message) => message.type === 'welcome' || message.type === 'step');
  return seen?.view?.as === 'seat' ? seen.view.hand : [];
}
