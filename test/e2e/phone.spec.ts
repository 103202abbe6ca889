import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { ROOT } from '../run/command';
import { layCable } from './cuttable';
import type { Cuttable } from './cuttable';
import { chooseName, goToAddress, hostAndPlay } from './homeScreen';
import { freshFolder, launchApp } from './launch';
import { BY_MOUSE, BY_TOUCH, playOn } from './manners';
import { needsOwnNetwork } from './ownNetwork';
import { codeShown, layCode, openBrowser, phoneOf, setSeen, sitDownByTouch } from './phone';
import { begin, chooseRules, putBot } from './tableBefore';
import { hand, tilesInHand } from './turn';

/* Phones at a table: Debian's Chromium, by touch, with nothing but what the host's page says and shows. */

const OWN_ADDRESS = '10.78.0.1';

const ends: (() => Promise<unknown>)[] = [];
let browser: Browser;

test.beforeAll(async () => {
  browser = await openBrowser();
});
test.afterAll(() => browser.close());
test.afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

type Headless = { readonly address: string; readonly code: string; readonly url: string };

/** A table without a window. */
async function openHeadless(...options: readonly string[]): Promise<Headless> {
  const folder = await freshFolder();
  const host = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/main/cli/host.ts', '--json', '--data', folder, '--name', 'Kitchen', ...options],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  ends.push(async () => {
    host.kill('SIGTERM');
    if (host.exitCode === null) await once(host, 'exit');
    await rm(folder, { recursive: true, force: true });
  });
  const [line] = (await once(createInterface(host.stdout), 'line')) as [string];
  const { port, code, url } = JSON.parse(line) as { port: number; code: string; url: string };
  return { address: `${OWN_ADDRESS}:${port}`, code, url };
}

const seat = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`: ${name}\\b`) });
const isLooking = (page: Page) => page.getByText(/^Looking for /);

test('a phone plays a whole game by touch, loses its line twice, is locked once, and finishes', async () => {
  needsOwnNetwork();
  test.setTimeout(240_000);
  const rosa = await launchApp();
  ends.push(rosa.close);
  await chooseName(rosa.page, 'Rosa');
  await hostAndPlay(rosa.page, 'The kitchen');
  const code = await codeShown(rosa.page);
  const cable = await layCable(`${OWN_ADDRESS}:27500`);
  ends.push(cable.close);

  const phone = await phoneOf(browser);
  await phone.goto(`http://${cable.address}/`);
  expect(await phone.evaluate(() => isSecureContext)).toBe(false);
  await expect(phone.getByRole('heading', { name: 'The kitchen' })).toBeVisible();
  await sitDownByTouch(phone, 'Abel', code);
  await expect(seat(rosa.page, 'Abel')).toBeVisible();
  await chooseRules(rosa.page, { game: 'Draw', seats: 3, target: 25 });
  await phone.getByRole('button', { name: 'OK, I play by these' }).tap();
  await putBot(rosa.page, 3);
  await begin(rosa.page);

  const troubles = [losesItsLine, isLocked, fallsSilent];
  await Promise.all([
    playOn(rosa.page, BY_MOUSE, 'gameOver'),
    playOn(phone, BY_TOUCH, 'gameOver', async (moment) => {
      if (moment === 'play') await troubles.shift()?.(phone, cable);
    }),
  ]);
  expect(troubles, 'troubles that never came').toEqual([]);

  const winner = await rosa.page.getByRole('heading', { level: 1 }).innerText();
  const seen = { 'You win': 'Rosa wins', 'Abel wins': 'You win' }[winner] ?? winner;
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(seen);

  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(seen);
});

/** Every line of it breaks, and for a while there is none. The tiles stay where they are. */
async function losesItsLine(phone: Page, cable: Cuttable): Promise<void> {
  const tiles = await tilesInHand(phone).count();
  cable.cut();
  await expect(isLooking(phone)).toBeVisible();
  await expect(tilesInHand(phone)).toHaveCount(tiles);
  await phone.waitForTimeout(1500);
  cable.mend();
  await expect(isLooking(phone)).toBeHidden();
}

/** Nothing comes through and nobody says so. */
async function fallsSilent(phone: Page, cable: Cuttable): Promise<void> {
  cable.silence();
  await expect(isLooking(phone)).toBeVisible({ timeout: 12_000 });
  cable.mend();
  await expect(isLooking(phone)).toBeHidden({ timeout: 12_000 });
}

/** Locked, it loses its line as well; taken up again it shows no tiles first, and is back within a second. */
async function isLocked(phone: Page, cable: Cuttable): Promise<void> {
  const tiles = await tilesInHand(phone).count();
  await setSeen(phone, false);
  cable.cut();
  await expect(isLooking(phone)).toBeVisible();
  // By now the next try is seconds away.
  await phone.waitForTimeout(4000);
  cable.mend();
  await expect(hand(phone)).toHaveCount(0);
  await setSeen(phone, true);
  await expect(isLooking(phone)).toBeHidden({ timeout: 1000 });
  await expect(hand(phone)).toHaveCount(0);
  await phone.getByRole('button', { name: 'Tap to see your tiles' }).tap();
  await expect(tilesInHand(phone)).toHaveCount(tiles);
}

test('a phone comes in by the square, is back in its seat after a reload, and leaving frees it', async () => {
  needsOwnNetwork();
  const table = await openHeadless('--players', '3');
  const inês = await phoneOf(browser);
  await inês.goto(table.url);
  await sitDownByTouch(inês, 'Inês', null);
  await expect(seat(inês, 'Inês')).toBeVisible();
  expect(inês.url()).toBe(`http://${table.address}/`);

  await inês.reload();
  await expect(seat(inês, 'Inês')).toBeVisible();

  const nico = await phoneOf(browser);
  await nico.goto(table.url);
  await sitDownByTouch(nico, 'Nico', null);
  await expect(seat(nico, 'Inês')).toBeVisible();
  await inês.getByRole('button', { name: 'Leave the table' }).tap();
  await expect(inês.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await expect(seat(nico, 'Inês')).toBeHidden();
  await inês.reload();
  await expect(inês.getByRole('textbox', { name: 'Your name' })).toHaveValue('Inês');
});

test('without the square a phone is asked for the code, and told when it is another one', async () => {
  needsOwnNetwork();
  const { address, code } = await openHeadless('--players', '3');
  const phone = await phoneOf(browser);
  await phone.goto(`http://${address}/`);
  const wrong = code === '000000' ? '000001' : '000000';
  await sitDownByTouch(phone, 'Inês', wrong);
  await expect(phone.getByRole('alert')).toContainText('tiles');
  for (let digits = 0; digits < 6; digits++) await phone.getByRole('button', { name: 'Take one back' }).tap();
  await layCode(phone, code);
  await expect(seat(phone, 'Inês')).toBeVisible();
});

test('any browser shows the table to the room, with no code, and comes back when the host does', async () => {
  needsOwnNetwork();
  const { address } = await openHeadless('--players', '2', '--bots', '2');
  const cable = await layCable(address);
  ends.push(cable.close);
  const tv = await phoneOf(browser);
  await tv.setViewportSize({ width: 1280, height: 720 });
  await tv.goto(`http://${cable.address}/tv`);
  await expect(tv.locator('.laid').first()).toBeVisible({ timeout: 30_000 });
  await expect(hand(tv)).toHaveCount(0);
  cable.cut();
  await expect(isLooking(tv)).toBeVisible();
  cable.mend();
  await expect(isLooking(tv)).toBeHidden();
});

test('a table that plays by another Boneyard is opened in the browser, at its own address and nowhere else', async () => {
  const other = createServer((_, response) => response.end(JSON.stringify({ version: 999 })));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise((resolve) => other.close(resolve)));
  const address = `127.0.0.1:${(other.address() as AddressInfo).port}`;
  const { app, page, close } = await launchApp();
  ends.push(close);
  await app.evaluate(({ shell }) => {
    const went = globalThis as unknown as { went: string[] };
    went.went = [];
    shell.openExternal = (url) => Promise.resolve(void went.went.push(url));
  });
  await chooseName(page, 'Rosa');
  await goToAddress(page, address);
  await expect(page.getByRole('alert')).toContainText(`Open ${address} in a browser to play all the same.`);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect
    .poll(() => app.evaluate(() => (globalThis as unknown as { went: string[] }).went))
    .toEqual([`http://${address}/`]);
});
