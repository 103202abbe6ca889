import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { playNow } from './homeScreen';
import { launchApp } from './launch';
import type { Launched } from './launch';
import { expectStill } from './stillness';
import { hand, tilesInHand } from './turn';

/* A tile on its way from my hand to the line in a real window; the rest of what moves is in `motionAtTable.spec.ts`. */

/** A round that I lead. */
const SEED = 'solo-2000';

let game: Launched;
test.beforeEach(async () => {
  game = await launchApp({ env: { BONEYARD_SEED: SEED } });
});
test.afterEach(() => game.close());

type Point = { readonly x: number; readonly y: number };
type Flight = {
  /** Where the tile was seen on its way, at equal times from its start to its end. */
  readonly way: readonly Point[];
  /** Where it lies. */
  readonly lies: Point;
};

test('a tile flies from my hand, over the table, into its place; the hand is free all the while', async () => {
  const { page } = game;
  await playNow(page).click();
  await expect(tilesInHand(page)).toHaveCount(5);
  const tile = hand(page)
    .getByRole('button', { name: /fits on|may lead/ })
    .first();
  const from = await middleOf(page, tile);
  await holdFlight(page);
  await tile.click();
  await page.getByRole('button', { name: 'In the middle', exact: true }).click();
  await expect(tilesInHand(page)).toHaveCount(4);

  const { way, lies } = await flightHeld(page);
  expect(distance(way[0]!, from)).toBeLessThan(distance(way[0]!, lies));
  const left = way.map((point) => distance(point, lies));
  expect(left.filter((far) => far > 20 && far < distance(from, lies) - 20).length).toBeGreaterThan(2);
  expect(left.at(-1)).toBeLessThan(16);

  // While it flies nothing lies over the hand: this fails where a press does not come through.
  await hand(page).getByRole('button').last().click();
});

test('where people want less motion nothing flies: the tile is there', async () => {
  const { page } = game;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playNow(page).click();
  await expect(tilesInHand(page)).toHaveCount(5);
  await holdFlight(page);
  await hand(page)
    .getByRole('button', { name: /fits on|may lead/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'In the middle', exact: true }).click();
  await expect(page.locator('.laid')).not.toHaveCount(0);
  await expectStill(page);
  expect(await page.evaluate(() => (globalThis as unknown as { flight?: Flight }).flight)).toBeUndefined();
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

/** Stops the next tile that flies to the line at its start, and notes where it is at each part of its way. */
function holdFlight(page: Page): Promise<void> {
  return page.evaluate(() => {
    const middle = (element: Element): Point => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const watcher = new MutationObserver(() => {
      const face = document.querySelector('.flights .arrive .tile');
      const laid = document.querySelector('.laid .tile');
      const flying = document.getAnimations().filter(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return (target?.closest('.flights .flying') ?? null) !== null;
      });
      if (face === null || laid === null || flying.length === 0) return;
      watcher.disconnect();
      for (const each of flying) each.pause();
      const way = [0, 0.2, 0.35, 0.5, 0.65, 0.8, 0.999].map((part) => {
        for (const each of flying) each.currentTime = part * Number(each.effect?.getComputedTiming().endTime);
        return middle(face);
      });
      for (const each of flying) each.currentTime = 0;
      Object.assign(globalThis, { flight: { way, lies: middle(laid) } });
    });
    watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

async function flightHeld(page: Page): Promise<Flight> {
  const flight = await page.waitForFunction(() => (globalThis as unknown as { flight?: Flight }).flight);
  return (await flight.jsonValue())!;
}
