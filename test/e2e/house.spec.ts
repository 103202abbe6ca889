import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Desktop } from '../../src/shared/desktop';
import { FIRST_PORT, NAME_LETTERS, PORT_TRIES } from '../../src/shared/protocol/version';
import { chooseName, goToAddress, hostAndPlay, isAtHome, playNow } from './homeScreen';
import { launchApp } from './launch';
import type { Launched } from './launch';
import { BY_MOUSE } from './manners';
import { needsOwnNetwork, withoutNetwork } from './ownNetwork';
import { visit } from './rawVisitor';
import { addressShown, begin, codeAsked, codeShown, comeTo, layCode } from './tableBefore';
import { tilesInHand } from './turn';

declare global {
  interface Window {
    readonly desktop: Desktop;
  }
}

/** More than anybody is called, with what turns writing around, rings a bell and begins a new line. */
const ENDLESS_NAME = `\u202e\u0007W\n${'W'.repeat(500)}\u0000`;

const running: Launched[] = [];
async function launch(): Promise<Launched> {
  const game = await launchApp();
  running.push(game);
  return game;
}
test.afterEach(async () => {
  await Promise.all(running.splice(0).map((game) => game.close()));
});

/** Rosa keeps a table, and Abel has sat down at it by its address. */
async function atOneTable(): Promise<{ rosa: Page; abel: Page; address: string }> {
  const [{ page: rosa }, { page: abel }] = await Promise.all([launch(), launch()]);
  await chooseName(rosa, 'Rosa');
  await chooseName(abel, 'Abel');
  await hostAndPlay(rosa, 'The kitchen');
  const address = await addressShown(rosa);
  await comeTo(rosa, abel);
  await expect(codeAsked(abel)).toBeHidden();
  await expect(abel.getByRole('heading', { name: 'The kitchen' })).toBeVisible();
  await expect(seat(rosa, 'Abel')).toBeVisible();
  return { rosa, abel, address };
}

function said(page: Page, sentence: string | RegExp): Locator {
  return page.getByRole('alert').filter({ hasText: sentence });
}

function seat(page: Page, name: string): Locator {
  return page.getByRole('group', { name: new RegExp(`^Seat \\d: ${name}`) });
}

test('an address typed from the host’s screen leads to a seat, once somebody has said a name', async () => {
  needsOwnNetwork();
  const [{ page: rosa }, { page: newcomer }] = await Promise.all([launch(), launch()]);
  await chooseName(rosa, 'Rosa');
  await hostAndPlay(rosa, 'The kitchen');
  await goToAddress(newcomer, await addressShown(rosa));
  await newcomer.getByRole('textbox', { name: 'Your name' }).fill('Nico');
  await newcomer.keyboard.press('Enter');
  await layCode(newcomer, await codeShown(rosa));
  await expect(seat(newcomer, 'Rosa')).toBeVisible();
  await expect(seat(rosa, 'Nico')).toBeVisible();
  await begin(rosa);
  await expect(tilesInHand(newcomer)).toHaveCount(5);
});

test('an address that leads nowhere is answered in a sentence that says what to do', async () => {
  const { page } = await launch();
  await chooseName(page, 'Nico');
  await goToAddress(page, 'over there');
  await expect(said(page, /^That is no address\. It looks like/)).toBeVisible();
  await goToAddress(page, '127.0.0.1:9');
  await expect(said(page, /^No table is open at 127\.0\.0\.1:9 any more\. Ask the host/)).toBeVisible();
});

test('a seat that is opened a second time is told so in the older window, and played in the newer one', async () => {
  needsOwnNetwork();
  const { rosa, abel, address } = await atOneTable();
  const seatToken = await seatTokenOf(abel);
  const newer = await visit(address, { as: 'seat', name: 'Abel', seatToken });
  await newer.hear('welcome');
  await expect(said(abel, 'Your seat is open on another device. Play on there')).toBeVisible();
  await expect(seat(rosa, 'Abel')).toHaveCount(1);
  await begin(rosa);
  expect((await newer.hear('step')).view).toMatchObject({ as: 'seat', seat: 1 });

  await abel.getByRole('button', { name: 'Back home' }).click();
  await isAtHome(abel);
  newer.hangUp();
});

test('whoever closes a table with others at it is asked once, and the others are told', async () => {
  needsOwnNetwork();
  const { rosa, abel } = await atOneTable();
  await rosa.getByRole('button', { name: 'Close the table' }).click();
  await expect(said(rosa, '1 other person sits here. Close the table for everyone?')).toBeVisible();
  await rosa.getByRole('button', { name: 'Keep it open' }).click();
  await expect(seat(abel, 'Rosa')).toBeVisible();

  await rosa.getByRole('button', { name: 'Close the table' }).click();
  await rosa.getByRole('button', { name: 'Close it' }).click();
  await isAtHome(rosa);
  await expect(said(abel, 'The table was closed. The game is kept on the host’s computer.')).toBeVisible();
  await abel.getByRole('button', { name: 'Back home' }).click();
  await isAtHome(abel);
});

test('a table is in the list as long as it is open, and can be watched when it is full', async () => {
  needsOwnNetwork();
  const [{ page: rosa }, { page: abel }] = await Promise.all([launch(), launch()]);
  await hostAndPlay(rosa, 'The kitchen');
  await expect(abel.getByRole('button', { name: 'Sit down at The kitchen' })).toBeVisible();
  const code = await codeShown(rosa);
  await begin(rosa);
  await abel.getByRole('button', { name: 'Watch The kitchen' }).click();
  await layCode(abel, code);
  await expect(abel.getByText('open ends')).toBeVisible();
  await expect(tilesInHand(abel)).toHaveCount(0);
  await abel.mouse.move(400, 300);
  await abel.getByRole('button', { name: 'Leave the table' }).click();
  await isAtHome(abel);
  await rosa.getByRole('button', { name: 'Menu' }).click();
  await rosa.getByRole('button', { name: 'Close the table' }).click();
  await expect(abel.getByRole('button', { name: 'Watch The kitchen' })).toBeHidden();
});

test('an endless name is cut, and stays inside its card on every screen', async () => {
  needsOwnNetwork();
  const { page } = await launch();
  await page.getByRole('button', { name: /Change your name/ }).click();
  await page.getByRole('textbox', { name: 'Your name' }).clear();
  await page.keyboard.insertText(ENDLESS_NAME);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^You are W[W ]+\. Change your name$/ })).toBeVisible();

  await hostAndPlay(page, 'The kitchen');
  const other = await visit(await addressShown(page), {
    as: 'seat',
    name: ENDLESS_NAME,
    code: await codeShown(page),
  });
  const { facts } = await other.hear('welcome');
  const names = facts.chairs.flatMap((chair) => (chair.is === 'person' ? [chair.name] : []));
  expect(names).toHaveLength(2);
  for (const [index, name] of names.entries()) {
    expect(name).toMatch(/^W[W ]+( \(2\))?$/);
    expect(name.length).toBeLessThanOrEqual(NAME_LETTERS);
    await expectInside(page, page.getByRole('group', { name: `Seat ${index + 1}: ${name}` }));
  }
  other.hangUp();
});

test('where every usual port is taken, the table opens at another one and its screen says which', async () => {
  needsOwnNetwork();
  const inTheWay = await Promise.all(Array.from({ length: PORT_TRIES }, (_, at) => take(FIRST_PORT + at)));
  const { address } = await atOneTable();
  expect(Number(address.split(':')[1])).not.toBeLessThan(FIRST_PORT + PORT_TRIES);
  for (const server of inTheWay) server.close();
});

test('without a network Home says what to do, and playing alone works', async () => {
  needsOwnNetwork();
  const { page } = await launch();
  await expect(page.getByText('Looking…')).toBeVisible();
  await withoutNetwork(async () => {
    await expect(page.getByText(/^This computer is on no network\. Join the Wi-Fi or plug in/)).toBeVisible({
      timeout: 10_000,
    });
    await hostAndPlay(page, 'The kitchen');
    await expect(page.getByText(/on no network, so nobody else can come in/)).toBeVisible();
    await page.getByRole('button', { name: 'Close the table' }).click();
    await playNow(page).click();
    await expect(tilesInHand(page)).toHaveCount(5);
    await BY_MOUSE.play(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await isAtHome(page);
  });
  await expect(page.getByText('Looking…')).toBeVisible({ timeout: 10_000 });
});

async function take(port: number): Promise<Server> {
  const server = createServer((socket) => socket.destroy()).listen(port, '0.0.0.0');
  await once(server, 'listening');
  return server;
}

/** The secret of the seat behind a window, read where the page itself gets it. */
function seatTokenOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const end = window.desktop.listen((news) => {
          if (news.is !== 'said' || news.message.type !== 'welcome' || news.message.seatToken === null)
            return;
          end();
          resolve(news.message.seatToken);
        });
      }),
  );
}

async function expectInside(page: Page, card: Locator): Promise<void> {
  const inner = await card.evaluate((element) => ({
    isCut: element.scrollWidth > element.clientWidth + 1,
    box: element.getBoundingClientRect().toJSON() as { left: number; right: number },
    width: innerWidth,
  }));
  expect(inner.isCut).toBe(false);
  expect(inner.box.left).toBeGreaterThanOrEqual(0);
  expect(inner.box.right).toBeLessThanOrEqual(inner.width);
  await expect(page.getByRole('heading', { name: 'The kitchen' })).toBeVisible();
}
