import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { parseFragment } from '../../src/renderer/visit/fragment';
import type { Desktop } from '../../src/shared/desktop';
import { hostAndPlay } from './homeScreen';
import { launchApp } from './launch';
import type { Launched } from './launch';
import { needsOwnNetwork, withoutNetwork } from './ownNetwork';
import { visit } from './rawVisitor';
import type { RawVisitor } from './rawVisitor';
import { begin, chooseRules, doorOf } from './tableBefore';
import { hand, tilesInHand } from './turn';

/*
 * People who go away and come back, in a real window; the other one at the table is a bare connection.
 */

declare global {
  interface Window {
    readonly desktop: Desktop;
  }
}

const TIME_TO_BE_AWAY = 25_000;
const LONGEST_THOUGHT = 10_000;

const running: Launched[] = [];
test.afterEach(async () => {
  await Promise.all(running.splice(0).map((game) => game.close()));
});

const seatOf = (page: Page, state: string | RegExp): Locator =>
  page.locator('.seat').filter({ hasText: 'Abel' }).getByText(state);
const menu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Menu', exact: true }).click();

/** Rosa hosts in a window, Abel comes by a bare connection, and the two of them play Draw. */
async function twoAtTable(): Promise<{ page: Page; abel: RawVisitor; address: string; token: string }> {
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
async function chooseAway(page: Page, what: string): Promise<void> {
  await menu(page);
  await page.getByRole('button', { name: 'How people sit here' }).click();
  await page.getByRole('button', { description: 'When somebody is away', exact: true }).click();
  await page.getByRole('option', { name: new RegExp(`^${what}`) }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'How people sit here' })).toBeHidden();
}

function handOf(visitor: RawVisitor): readonly string[] {
  const seen = visitor.heard.findLast((message) => message.type === 'welcome' || message.type === 'step');
  return seen?.view?.as === 'seat' ? seen.view.hand : [];
}

test('whoever drops is waited for, then a bot plays, and whoever comes back has their own tiles', async () => {
  test.setTimeout(120_000);
  const { page, abel, address, token } = await twoAtTable();
  await chooseAway(page, 'A bot plays after 15 seconds');
  const before = handOf(abel);
  abel.hangUp();
  await expect(seatOf(page, 'away, we wait')).toBeVisible();
  await expect(seatOf(page, 'away, bot plays')).toBeVisible({ timeout: TIME_TO_BE_AWAY });

  const back = await visit(address, { as: 'seat', seatToken: token });
  await back.hear('welcome');
  await expect(seatOf(page, 'is back')).toBeVisible();
  expect(before).toEqual(expect.arrayContaining([...handOf(back)]));
  expect(handOf(back).length).toBeGreaterThan(0);
});

test('where the table waits, its keeper is asked on the spot, and lets a bot play', async () => {
  const { page, abel } = await twoAtTable();
  await chooseAway(page, 'We wait');
  const tiles = await tilesInHand(page).count();
  abel.hangUp();
  await expect(seatOf(page, 'away, we wait')).toBeVisible();
  // Whoever leads: at the latest after my tile it is Abel's turn.
  const mine = hand(page).getByRole('button', { name: /fits on|may lead/ });
  if ((await mine.count()) > 0) {
    await mine.first().press('Enter');
    await page.waitForTimeout(400);
    await page.keyboard.press('Enter');
    await expect(tilesInHand(page)).toHaveCount(tiles - 1);
  }
  await page.getByRole('button', { name: 'Let a bot play for Abel' }).click();
  await expect(seatOf(page, 'away, bot plays')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible({ timeout: LONGEST_THOUGHT });

  await page.getByRole('button', { name: 'About Abel’s seat' }).click();
  await page.getByRole('button', { name: 'Wait for Abel again' }).click();
  await expect(seatOf(page, 'away, we wait')).toBeVisible();
});

test('my seat goes to another device by its link, the window says so and takes it back when I ask', async () => {
  needsOwnNetwork();
  const { page, address } = await twoAtTable();
  const tiles = await tilesInHand(page).count();
  await menu(page);
  await page.getByRole('button', { name: 'My seat to my phone' }).click();
  const link = await page.evaluate(() => window.desktop.seatLink());
  if (link === null) throw new Error('No way to the seat, with a network at hand');
  await expect(page.getByRole('img', { name: 'The way to your seat, for a phone’s camera' })).toBeVisible();
  const token = parseFragment(new URL(link).hash)?.token;
  const phone = await visit(address, { as: 'seat', seatToken: token ?? '' });
  await phone.hear('welcome');
  expect(handOf(phone)).toHaveLength(tiles);
  await expect(page.getByText('Your seat is open on another device.')).toBeVisible();
  await page.waitForTimeout(3000);
  expect(phone.heard.some(({ type }) => type === 'bye')).toBe(false);

  await page.getByRole('button', { name: 'Take it here' }).click();
  await expect(tilesInHand(page)).toHaveCount(tiles);
  expect(await phone.hear('bye')).toMatchObject({ reason: 'takenOver' });
});

test('without a network no phone could have my seat, and the paper says so', async () => {
  needsOwnNetwork();
  const { page } = await twoAtTable();
  await withoutNetwork(async () => {
    await expect.poll(() => page.evaluate(() => window.desktop.seatLink())).toBeNull();
    await menu(page);
    await page.getByRole('button', { name: 'My seat to my phone' }).click();
    await expect(page.getByText('This computer is on no network that a phone could join.')).toBeVisible();
  });
});

test('who says nothing for 90 seconds is offered a bot, and plays on again at a press', async () => {
  test.setTimeout(180_000);
  const { page, abel } = await twoAtTable();
  const offer = page.getByRole('button', { name: 'Let a bot play for Abel' });
  const seen = abel.heard.findLast((message) => message.type === 'lobby')?.facts.chairs;
  const rosa = seen?.find((chair) => chair.is === 'person' && chair.name !== 'Abel');
  if (rosa?.is !== 'person') throw new Error('Rosa does not sit');
  await page.waitForTimeout(90_000);
  if (await offer.isVisible()) {
    await offer.click();
    await expect(seatOf(page, 'bot plays')).toBeVisible();
    abel.say({ type: 'takeBack' });
    await expect(seatOf(page, 'is back')).toBeVisible();
    return;
  }
  abel.say({ type: 'standIn', person: rosa.person, sits: true });
  await expect(page.getByRole('heading', { name: 'A bot plays for you' })).toBeVisible();
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(page.getByRole('heading', { name: 'A bot plays for you' })).toBeHidden();
});
