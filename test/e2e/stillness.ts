import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Waits until nothing on a page moves, for at most so many milliseconds. */
export async function expectStill(page: Page, timeout = 8000): Promise<void> {
  await expect.poll(() => page.evaluate(thingsMoving), { timeout, intervals: [50] }).toBe(0);
}

/** How much moves now; what only waits for its time, as the reminder of a turn does, has made no progress yet. */
function thingsMoving(): number {
  return document
    .getAnimations()
    .filter(({ effect }) => (effect?.getComputedTiming().progress ?? null) !== null).length;
}
