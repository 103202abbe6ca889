import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Presses of Tab after which something counts as out of the keyboard's reach. */
const MOST_TABS = 40;

/** Goes to something with Tab alone, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached with Tab: ${target.toString()}`);
}

/** Presses a button by keyboard. */
export async function pressByKeys(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

export function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
