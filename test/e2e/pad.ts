import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { isFocused } from './keyboard';
import { tilesInHand } from './turn';

/* A gamepad that is none: the page reads it as it reads any other. */

/** The standard layout of the Gamepad API. */
const NUMBERS = { below: 0, right: 1, left: 2, up: 12, down: 13, west: 14, east: 15 } as const;
export type Button = keyof typeof NUMBERS;

/** Presses after which something counts as out of the pad's reach. */
const MOST_PRESSES = 12;

/** Connects a pad; nobody has touched it yet. */
export async function connectPad(page: Page): Promise<void> {
  await page.evaluate(() => {
    const held = new Set<number>();
    const pad = {
      index: 0,
      axes: [0, 0],
      get buttons() {
        return Array.from({ length: 17 }, (_, number) => ({ pressed: held.has(number) }));
      },
    };
    Object.assign(window, { heldOnPad: held });
    Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: () => [pad, null] });
    window.dispatchEvent(new Event('gamepadconnected'));
  });
}

/** Holds a button for two pictures and lets it go for two. */
export async function press(page: Page, button: Button): Promise<void> {
  await page.evaluate(async (number) => {
    const { heldOnPad } = window as unknown as { heldOnPad: Set<number> };
    const pictures = async (): Promise<void> => {
      for (let picture = 0; picture < 2; picture++)
        await new Promise((then) => {
          requestAnimationFrame(then);
        });
    };
    heldOnPad.add(number);
    await pictures();
    heldOnPad.delete(number);
    await pictures();
  }, NUMBERS[button]);
}

/** Goes where something is seen, and presses it. */
export async function pressByPad(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (await isFocused(target)) return press(page, 'below');
    await press(page, await wayTo(target));
  }
  throw new Error(`Not reached by pad: ${target.toString()}`);
}

/** Which way something lies from what has the focus: straight on where it lies so, else the way that is further to go. */
function wayTo(target: Locator): Promise<Button> {
  return target.evaluate((element) => {
    // Along the rail lies the hand; whatever is on the table comes after a step up.
    const isOnRail = (each: Element | null): boolean => (each?.closest('.rail') ?? null) !== null;
    if (isOnRail(document.activeElement) && !isOnRail(element)) return 'up';
    const from = (document.activeElement ?? document.body).getBoundingClientRect();
    const to = element.getBoundingClientRect();
    const across = (to.left + to.right - from.left - from.right) / 2;
    const down = (to.top + to.bottom - from.top - from.bottom) / 2;
    const isStraightOn = from.left < to.right && to.left < from.right;
    if (!isStraightOn && Math.abs(across) > Math.abs(down)) return across > 0 ? 'east' : 'west';
    return down > 0 ? 'down' : 'up';
  });
}

/** Takes up the first tile that fits, along the hand, and plays it where it is looked at. */
export async function playByPad(page: Page): Promise<void> {
  const tiles = await tilesInHand(page).count();
  const tile = tilesInHand(page)
    .and(page.getByRole('button', { name: /fits on|may lead/ }))
    .first();
  for (let presses = 0; presses < MOST_PRESSES && !(await isFocused(tile)); presses++)
    await press(page, 'east');
  await press(page, 'below');
  await expect(page.locator('.places .place').first()).toBeVisible();
  // A second press sooner than 350 ms is the first one trembling.
  await page.waitForTimeout(400);
  await press(page, 'below');
  await expect(tilesInHand(page)).toHaveCount(tiles - 1);
}
