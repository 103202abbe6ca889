import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { playNow } from './homeScreen';
import { launchApp } from './launch';
import type { Launched } from './launch';
import { expectStill } from './stillness';
import { hand, tilesInHand } from './turn';

/* A tile on its way from my hand to the line, as the window shows it frame by frame. */

/** A round that I lead. */
const SEED = 'solo-2000';

let game: Launched;
test.beforeEach(async () => {
  game = await launchApp({ env: { BONEYARD_SEED: SEED } });
});
test.afterEach(() => game.close());

type Point = { readonly x: number; readonly y: number };
type Flight = {
  /** Where the tile was seen on its way. */
  readonly way: readonly Point[];
  /** Where it lies when all is still, and how many tiles still fly then. */
  readonly lies: Point;
  readonly flying: number;
  /** How far on screen it was from there in the last frame of its flight. */
  readonly lastStep: number;
};

test('a tile flies from my hand, over the table, into its place; the hand is free all the while', async () => {
  const { page } = game;
  await playNow(page).click();
  await expect(tilesInHand(page)).toHaveCount(5);
  const tile = hand(page)
    .getByRole('button', { name: /fits on|may lead/ })
    .first();
  const from = await middleOf(page, tile);
  await watchFlight(page);
  await tile.click();
  await page.getByRole('button', { name: 'In the middle', exact: true }).click();
  await expect(tilesInHand(page)).toHaveCount(4);
  // Pressed while it flies: what is pressed is done.
  await hand(page).getByRole('button').last().click();

  const { way, lies, flying, lastStep } = await flightSeen(page);
  expect(way.length).toBeGreaterThan(3);
  expect(flying).toBe(0);
  expect(distance(way[0]!, from)).toBeLessThan(distance(way[0]!, lies));
  const left = way.map((point) => distance(point, lies));
  expect(left.filter((far) => far > 20 && far < distance(from, lies) - 20).length).toBeGreaterThan(0);
  expect(lastStep).toBeLessThan(16);
});

test('where people want less motion nothing flies: the tile is there', async () => {
  const { page } = game;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playNow(page).click();
  await expect(tilesInHand(page)).toHaveCount(5);
  await watchFlight(page);
  await hand(page)
    .getByRole('button', { name: /fits on|may lead/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'In the middle', exact: true }).click();
  await expect(page.locator('.laid')).not.toHaveCount(0);
  expect(await flightSeen(page)).toMatchObject({ way: [], flying: 0 });
});

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

async function middleOf(page: Page, tile: ReturnType<Page['getByRole']>): Promise<Point> {
  await page.waitForFunction(() => document.querySelector('.flights > *') === null);
  const box = await tile.boundingBox();
  if (box === null) throw new Error('The tile is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Notes from now on, frame by frame, where the tile is that flies to the line. */
function watchFlight(page: Page): Promise<void> {
  return page.evaluate(() => {
    const way: Point[] = [];
    (globalThis as unknown as { way: Point[] }).way = way;
    requestAnimationFrame(function note() {
      const face = document.querySelector('.flights .arrive .tile');
      if (face !== null) {
        const { x, y, width, height } = face.getBoundingClientRect();
        way.push({ x: x + width / 2, y: y + height / 2 });
      }
      requestAnimationFrame(note);
    });
  });
}

async function flightSeen(page: Page): Promise<Flight> {
  await page.waitForFunction(() => document.querySelector('.flights > *') === null);
  await expectStill(page);
  return page.evaluate(() => {
    const { way } = globalThis as unknown as { way: Point[] };
    const { x, y, width, height } = document.querySelector('.laid .tile')!.getBoundingClientRect();
    const lies = { x: x + width / 2, y: y + height / 2 };
    const last = way.at(-1) ?? lies;
    return {
      way,
      lies,
      flying: document.querySelectorAll('.flights > *').length,
      lastStep: Math.hypot(last.x - lies.x, last.y - lies.y),
    };
  });
}
