import { expect, test } from '@playwright/test';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { chooseName, hostAndPlay, playNow } from './homeScreen';
import { launchApp } from './launch';
import type { Launched } from './launch';
import { needsOwnNetwork } from './ownNetwork';
import { openBrowser, phoneOf, sitDownByTouch } from './phone';
import { begin, chooseRules, codeShown } from './tableBefore';
import { hand, nextMoment, tilesInHand } from './turn';

/* My tiles under a pointer: dragged to the line, laid as I like, and found so again. */

/** A round that I lead. */
const SEED = 'solo-2000';

const ends: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

type Point = { readonly x: number; readonly y: number };

/** The middle of something, once it stands still. */
async function middleOf(what: Locator): Promise<Point> {
  await what.click({ trial: true });
  const box = await what.boundingBox();
  if (box === null) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const namesOf = async (page: Page): Promise<readonly string[]> =>
  (await tilesInHand(page).evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel ?? ''))).map(
    (name) => name.split(',')[0] ?? '',
  );
const tileThatFits = (page: Page): Locator =>
  hand(page)
    .getByRole('button', { name: /fits on|may lead/ })
    .first();
const place = (page: Page): Locator => page.locator('.places .place').first();

/** One pointer that is put down, moved and let go. */
type Pointer = {
  readonly down: (at: Point) => Promise<void>;
  readonly move: (to: Point) => Promise<void>;
  readonly up: () => Promise<void>;
};

function mouseOf({ mouse }: Page): Pointer {
  return {
    down: async ({ x, y }) => {
      await mouse.move(x, y);
      await mouse.down();
    },
    move: ({ x, y }) => mouse.move(x, y, { steps: 5 }),
    up: () => mouse.up(),
  };
}

async function fingerOn(page: Page): Promise<Pointer> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Point[]): Promise<unknown> =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(({ x, y }) => ({ x, y })) });
  let last: Point = { x: 0, y: 0 };
  return {
    down: async (at) => {
      last = at;
      await touch('touchStart', [at]);
    },
    move: async (to) => {
      for (const part of [0.2, 0.4, 0.6, 0.8, 1])
        await touch('touchMove', [
          { x: last.x + (to.x - last.x) * part, y: last.y + (to.y - last.y) * part },
        ]);
      last = to;
    },
    up: async () => {
      await touch('touchEnd', []);
    },
  };
}

/** Takes the first tile that fits by its upper half and lets it go a little beside its place. */
async function dragToPlace(page: Page, pointer: Pointer): Promise<void> {
  const tiles = await tilesInHand(page).count();
  const from = await middleOf(tileThatFits(page));
  await pointer.down({ x: from.x, y: from.y - 20 });
  await pointer.move({ x: from.x, y: from.y - 80 });
  await expect(place(page)).toBeVisible();
  const to = await middleOf(place(page));
  await pointer.move({ x: to.x + 20, y: to.y + 40 });
  await expect(page.locator('.carried.snapped')).toBeVisible();
  await pointer.up();
  await expect(tilesInHand(page)).toHaveCount(tiles - 1);
  await expect(page.locator('.carried')).toHaveCount(0);
}

/** Takes the last tile to the first place of the hand. */
async function lastToFirst(page: Page, pointer: Pointer): Promise<readonly string[]> {
  const before = await namesOf(page);
  await pointer.down(await middleOf(tilesInHand(page).last()));
  await pointer.move(await middleOf(tilesInHand(page).first()));
  await pointer.up();
  await expect(page.locator('.carried')).toHaveCount(0);
  const after = [...before.slice(-1), ...before.slice(0, -1)];
  expect(await namesOf(page)).toEqual(after);
  return after;
}

test('by mouse a tile is dragged onto the line, and the hand is laid as somebody likes, also after a reload', async () => {
  const game: Launched = await launchApp({ env: { BONEYARD_SEED: SEED } });
  ends.push(game.close);
  const { page } = game;
  await playNow(page).click();
  await nextMoment(page);
  const pointer = mouseOf(page);
  await dragToPlace(page, pointer);

  const laid = await lastToFirst(page, pointer);
  await page.reload();
  await expect(tilesInHand(page)).toHaveCount(laid.length);
  expect(await namesOf(page)).toEqual(laid);

  // With Shift the arrows take a tile along; the focus stays on it.
  await tilesInHand(page).first().focus();
  await page.keyboard.press('Shift+ArrowRight');
  const moved = [laid[1], laid[0], ...laid.slice(2)];
  await expect.poll(() => namesOf(page)).toEqual(moved);
  await expect(tilesInHand(page).nth(1)).toBeFocused();

  await page.getByRole('button', { name: 'Sort by suit' }).click();
  await expect(page.getByRole('button', { name: 'Sort by suit' })).toBeHidden();

  // Dropped beside everything it is home again, and nothing was played.
  const now = await namesOf(page);
  await pointer.down(await middleOf(tilesInHand(page).first()));
  await pointer.move({ x: 200, y: 200 });
  await pointer.up();
  await expect(page.locator('.carried')).toHaveCount(0);
  expect(await namesOf(page)).toEqual(now);
});

test('on a phone a finger drags a tile onto the line and along the hand', async () => {
  needsOwnNetwork();
  const browser: Browser = await openBrowser();
  ends.push(() => browser.close());
  const rosa = await launchApp({ env: { BONEYARD_SEED: SEED } });
  ends.push(rosa.close);
  await chooseName(rosa.page, 'Rosa');
  await hostAndPlay(rosa.page, 'The kitchen');
  await chooseRules(rosa.page, { game: 'Draw', seats: 2, target: 50 });
  const phone = await phoneOf(browser);
  await phone.goto('http://10.78.0.1:27500/');
  await sitDownByTouch(phone, 'Abel', await codeShown(rosa.page));
  await begin(rosa.page);

  const finger = await fingerOn(phone);
  await expect(tilesInHand(phone).first()).toBeVisible();
  await lastToFirst(phone, finger);
  if ((await tileThatFits(phone).count()) === 0) await dragToPlace(rosa.page, mouseOf(rosa.page));
  await nextMoment(phone);
  await dragToPlace(phone, finger);
});
