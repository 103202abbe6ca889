import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { isFocused, tabTo } from './keyboard';

export const playNow = (page: Page): Locator => page.getByRole('button', { name: /^Play now/ });

export const isAtHome = (page: Page): Promise<void> => expect(playNow(page)).toBeVisible();

/** Chooses a name at Home. */
export async function chooseName(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /Change your name/ }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('button', { name: `You are ${name}. Change your name` })).toBeVisible();
}

/** The same by keyboard. */
export async function chooseNameByKeys(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: /Change your name/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `You are ${name}. Change your name` })).toBeVisible();
}

/** Opens a table for the house, and plays at it on this screen. */
export async function hostAndPlay(page: Page, table: string): Promise<void> {
  await page.getByRole('button', { name: /^Host a table/ }).click();
  await page.getByText('I play here').click();
  await page.getByLabel('Name of the table').fill(table);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: table })).toBeVisible();
}

/** Waits until a table is in the list by itself, and asks to sit down there by keyboard. */
export async function sitDownByKeys(page: Page, table: string): Promise<void> {
  const slab = page.getByRole('button', { name: `Sit down at ${table}` });
  await expect(slab).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press('3');
  if (!(await isFocused(slab))) await tabTo(page, slab);
  await page.keyboard.press('Enter');
}

/** Goes to a table by the address that its host's screen shows. */
export async function goToAddress(page: Page, address: string): Promise<void> {
  await page.getByLabel('Address of the table').fill(address);
  await page.getByRole('button', { name: 'Go there' }).click();
}
