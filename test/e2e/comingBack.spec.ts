import { expect, test } from '@playwright/test';
import { parseFragment } from '../../src/renderer/visit/fragment';
import { needsOwnNetwork, withoutNetwork } from './ownNetwork';
import { visit } from './rawVisitor';
import { hand, tilesInHand } from './turn';
import { chooseAway, handOf, menu, seatOf, twoAtTable } from './twoAtTable';

/*
 * People who go away and come back, in a real window; the other one at the table is a bare connection. What takes its
 * time is in `waiting.spec.ts`, and with a clock that is put forward in `awayByClock.spec.ts`.
 */

const LONGEST_THOUGHT = 10_000;

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
