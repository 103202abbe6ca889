import { chromium, expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { isRoot } from '../run/machine';

/** Debian's browser; another one where it is named. */
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const UPRIGHT = { width: 390, height: 844 };

/** A browser for phones. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: ['--disable-background-networking', ...(isRoot() ? ['--no-sandbox'] : [])],
  });
}

/** A phone of its own: nothing is kept in it that another one knows. */
export async function phoneOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: UPRIGHT, hasTouch: true, isMobile: true });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

/** Says a name at the door and asks for a seat, and for the code lays tiles as they stand on the TV. */
export async function sitDownByTouch(page: Page, name: string, code: string | null): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).tap();
  if (code !== null) await layCode(page, code);
}

/** Taps the ends of tiles one after another. */
export async function layCode(page: Page, code: string): Promise<void> {
  const ends = page.getByRole('group', { name: 'Ends of tiles' });
  for (const digit of code)
    await ends.getByRole('button', { name: digit === '0' ? '0, bare' : digit, exact: true }).tap();
}

/** The code that a screen shows as three tiles: six digits; null at a table that asks for none. */
export async function codeShown(page: Page): Promise<string | null> {
  await expect(page.getByRole('heading', { name: 'Come in' })).toBeVisible();
  const tiles = page.getByLabel(/^The tiles /);
  if ((await tiles.count()) === 0) return null;
  const spoken = (await tiles.first().getAttribute('aria-label')) ?? '';
  return spoken.replaceAll(/\D/g, '');
}

/** As the phone does when its screen is locked, or another page comes before this one; and when it is back. */
export function setSeen(page: Page, isSeen: boolean): Promise<void> {
  return page.evaluate((seen) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !seen });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isSeen);
}
