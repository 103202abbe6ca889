import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { chooseName, goToAddress, hostAndPlay } from './homeScreen';
import { launchApp } from './launch';
import type { Launched } from './launch';
import { needsOwnNetwork } from './ownNetwork';
import { visit } from './rawVisitor';
import { addressShown, begin, codeShown, comeTo, layCode, putBot, showTv } from './tableBefore';
import { setSize } from './windowSize';

/* Who gets in: the code on the screens, laid or typed by whoever comes, and what the keeper may do about it. */

const running: Launched[] = [];
async function launch(name: string): Promise<Launched> {
  const game = await launchApp({ env: { BONEYARD_SEED: 'door' } });
  running.push(game);
  await chooseName(game.page, name);
  return game;
}
test.afterEach(async () => {
  await Promise.all(running.splice(0).map((game) => game.close()));
});

/** Rosa keeps a table; Abel is at Home. */
async function twoHouses(): Promise<{ rosa: Page; abel: Page; host: Launched }> {
  const [host, guest] = await Promise.all([launch('Rosa'), launch('Abel')]);
  await hostAndPlay(host.page, 'The kitchen');
  await expect(tiles(host.page)).toBeVisible();
  return { rosa: host.page, abel: guest.page, host };
}

const tiles = (page: Page): Locator => page.getByRole('list', { name: /^The tiles/ });
const seat = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^Seat \\d: ${name}`) });
const says = (page: Page, sentence: string): Locator => page.getByRole('alert').filter({ hasText: sentence });

/** Lays a code by tapping the ends of tiles. */
async function tapCode(page: Page, code: string): Promise<void> {
  const ends = page.getByRole('group', { name: 'Ends of tiles' });
  for (const digit of code) {
    await ends.getByRole('button', { name: digit === '0' ? '0, bare' : digit, exact: true }).click();
  }
}

/** A code that is not this one. */
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

/** What a camera reads that is held before a window until it reads something: papers take a moment to come in. */
async function scanned(page: Page): Promise<string> {
  let text = '';
  await expect.poll(async () => (text = (await scan(page)) ?? '')).not.toBe('');
  return text;
}

async function scan(page: Page): Promise<string | undefined> {
  const png = (await page.screenshot()).toString('base64');
  const { greys, width, height } = await page.evaluate(greysOf, png);
  const pixels = [...Buffer.from(greys, 'base64')].flatMap((grey) => [grey, grey, grey, 255]);
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data;
}

/** A picture as one byte for each of its pixels; runs in a page, which knows how to read pictures. */
async function greysOf(png: string): Promise<{ greys: string; width: number; height: number }> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = image;
  const paper = new OffscreenCanvas(width, height).getContext('2d');
  if (paper === null) throw new Error('Nothing to draw on');
  paper.drawImage(image, 0, 0);
  const { data } = paper.getImageData(0, 0, width, height);
  let greys = '';
  for (let at = 0; at < data.length; at += 4) greys += String.fromCharCode(data[at + 1] ?? 0);
  return { greys: btoa(greys), width, height };
}

test('the code is tapped on ends of tiles, lying as they do on the host’s screen', async () => {
  needsOwnNetwork();
  const { rosa, abel } = await twoHouses();
  const sitDown = abel.getByRole('button', { name: 'Sit down at The kitchen' });
  await expect(sitDown).toBeVisible({ timeout: 15_000 });
  await expect(abel.getByText(/Asks for its code/)).toBeVisible();
  await sitDown.click();
  await expect(abel.getByRole('heading', { name: 'Lay the code of The kitchen' })).toBeVisible();
  await tapCode(abel, await codeShown(rosa));
  await expect(seat(abel, 'Rosa')).toBeVisible();
  await expect(seat(rosa, 'Abel')).toBeVisible();
  // Whoever is in sees the code too, and may show it to others.
  expect(await codeShown(abel)).toBe(await codeShown(rosa));
});

test('a wrong code is said, and simply written over', async () => {
  needsOwnNetwork();
  const { rosa, abel } = await twoHouses();
  const code = await codeShown(rosa);
  await goToAddress(abel, await addressShown(rosa));
  await layCode(abel, otherThan(code));
  await expect(says(abel, 'That is not this table’s code. Look at the three tiles again.')).toBeVisible();
  // Digits are for the code now, and choose nothing on Home.
  await abel.keyboard.type(code.slice(0, 3));
  await abel.keyboard.press('Backspace');
  await abel.keyboard.type(code.slice(2));
  await expect(seat(rosa, 'Abel')).toBeVisible();
});

test('a locked table lets nobody new in until the keeper unlocks it', async () => {
  needsOwnNetwork();
  const { rosa, abel, host } = await twoHouses();
  const [address, code] = [await addressShown(rosa), await codeShown(rosa)];
  const tv = await showTv(host.app, rosa);
  await rosa.getByRole('button', { name: 'Who comes in' }).click();
  await rosa.getByRole('button', { name: 'Lock the table' }).click();
  await expect(tv.getByText('The table is locked. Nobody new comes in.')).toBeVisible();
  await goToAddress(abel, address);
  await expect(says(abel, 'This table is locked')).toBeVisible();
  const paper = rosa.getByRole('dialog', { name: 'Let somebody in' });
  await paper.getByRole('button', { name: 'Unlock the table' }).click();
  await goToAddress(abel, address);
  await layCode(abel, code);
  await expect(seat(abel, 'Rosa')).toBeVisible();
});

test('open to all, a table asks for nothing', async () => {
  needsOwnNetwork();
  const { rosa, abel } = await twoHouses();
  const address = await addressShown(rosa);
  await rosa.getByRole('button', { name: 'Who comes in' }).click();
  await rosa.getByRole('button', { name: 'Open to all' }).click();
  await rosa.keyboard.press('Escape');
  await expect(tiles(rosa)).toBeHidden();
  await goToAddress(abel, address);
  await expect(seat(abel, 'Rosa')).toBeVisible();
});

test('somebody who was asked to leave does not come back by the code they know', async () => {
  needsOwnNetwork();
  const { rosa, abel } = await twoHouses();
  const [address, before] = [await addressShown(rosa), await codeShown(rosa)];
  await comeTo(rosa, abel);
  await expect(seat(rosa, 'Abel')).toBeVisible();
  // What may be done with somebody is on their card for whoever points at it.
  await seat(rosa, 'Abel').hover();
  await rosa.getByRole('button', { name: 'Ask Abel to leave' }).click();
  await expect(rosa.getByText('The code is new.')).toBeVisible();
  const after = await codeShown(rosa);
  expect(after).not.toBe(before);
  await abel.getByRole('button', { name: 'Back home' }).click();
  await goToAddress(abel, address);
  await layCode(abel, before);
  await expect(says(abel, 'That is not this table’s code.')).toBeVisible();
  await abel.keyboard.type(after);
  await expect(seat(rosa, 'Abel')).toBeVisible();
});

test('after many wrong codes in a short time, whoever gave them, the next one has to wait', async () => {
  needsOwnNetwork();
  const { rosa, abel } = await twoHouses();
  const address = await addressShown(rosa);
  const code = await codeShown(rosa);
  for (let tried = 0; tried < 6; tried++) {
    const other = await visit(address, { as: 'seat', name: 'Nico', code: otherThan(code) });
    expect((await other.hear('bye')).reason).toBe('wrongCode');
  }
  await goToAddress(abel, address);
  await layCode(abel, code);
  await expect(says(abel, 'Too many wrong codes in a short time. Wait a minute')).toBeVisible();
});

test('the square on the TV, scanned off its picture, is the link that needs no code', async () => {
  needsOwnNetwork();
  const { rosa, host } = await twoHouses();
  const address = await addressShown(rosa);
  const tv = await showTv(host.app, rosa);
  await setSize(host.app, tv, { width: 1280, height: 720 });
  await expect(tv.getByRole('img', { name: 'A square to scan with a phone' })).toBeVisible();
  await expect(tiles(tv)).toBeVisible();
  const url = await scanned(tv);
  expect(url).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:\d+\/#t=[\w-]{22}$/);
  expect(new URL(url).host).toBe(address);
  const nico = await visit(address, { as: 'seat', name: 'Nico', link: url.split('#t=')[1] ?? '' });
  await expect(seat(rosa, 'Nico')).toBeVisible();
  nico.hangUp();
});

test('in play the TV shows the code while a bot sits where somebody could, and the square on a key', async () => {
  needsOwnNetwork();
  const { rosa, host } = await twoHouses();
  const code = await codeShown(rosa);
  const tv = await showTv(host.app, rosa);
  await putBot(rosa, 2);
  await begin(rosa);
  await expect(tv.getByText('come in with')).toBeVisible();
  expect(await codeShown(tv)).toBe(code);
  await tv.keyboard.press('c');
  await expect(tv.getByRole('dialog', { name: 'Let somebody in' })).toBeVisible();
  expect(await scanned(tv)).toMatch(/#t=[\w-]{22}$/);
  await tv.keyboard.press('c');
  await expect(tv.getByRole('dialog')).toBeHidden();

  await rosa.getByRole('button', { name: 'Menu' }).click();
  await rosa.getByRole('button', { name: 'Let somebody in' }).click();
  const paper = rosa.getByRole('dialog', { name: 'Let somebody in' });
  await paper.getByRole('button', { name: 'New code' }).click();
  await expect(paper.getByText('The code is new.')).toBeVisible();
  await expect.poll(() => codeShown(tv)).not.toBe(code);
});
