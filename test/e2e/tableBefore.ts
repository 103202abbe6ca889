import { expect } from '@playwright/test';
import type { ElectronApplication, Locator, Page } from '@playwright/test';
import type { Desktop, LinkNews } from '../../src/shared/desktop';
import { goToAddress } from './homeScreen';

/* The table before the game: who sits where, and by which rules. */

declare global {
  interface Window {
    readonly desktop: Desktop;
  }
}

/** Agrees on other rules, as the keeper, by mouse. */
export async function chooseRules(
  page: Page,
  { game, seats, target }: { game: string; seats: number; target: number },
): Promise<void> {
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: game, exact: true }).click();
  await choose(page, 'How many play', String(seats));
  await choose(page, 'First to', String(target));
  await page.getByRole('button', { name: 'Play by these rules' }).click();
  await expect(page.getByRole('heading', { name: 'House rules' })).toBeHidden();
}

/** Takes one value of an option, whose underlined word is described by what it is; one not offered is typed. */
async function choose(page: Page, option: string, value: string): Promise<void> {
  await page.getByRole('button', { description: option, exact: true }).click();
  const values = page.getByRole('listbox', { name: option });
  const offered = values.getByRole('option', { name: value, exact: true });
  await expect(values).toBeVisible();
  if (await offered.isVisible()) await offered.click();
  else {
    await page.getByRole('textbox', { name: 'Another number' }).fill(value);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await expect(values).toBeHidden();
}

export async function putBot(page: Page, seat: number): Promise<void> {
  await page.getByRole('button', { name: `Put a bot on seat ${seat}` }).click();
  await expect(page.getByRole('group', { name: new RegExp(`^Seat ${seat}: .*bot`) })).toBeVisible();
}

export function begin(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Draw tiles and begin' }).click();
}

/** The address that the host's screen shows for others to type. */
export async function addressShown(page: Page): Promise<string> {
  return page
    .getByRole('region', { name: 'Come in' })
    .getByText(/^\d+\.\d+\.\d+\.\d+:\d+$/)
    .innerText();
}

/** The code that the host's screen shows, as its digits. */
export async function codeShown(page: Page): Promise<string> {
  const tiles = await page.getByRole('list', { name: /^The tiles/ }).getAttribute('aria-label');
  return (tiles ?? '').replaceAll(/\D/g, '');
}

/** Types a code where a table asks for it. */
export async function layCode(page: Page, code: string): Promise<void> {
  await expect(codeAsked(page)).toBeVisible();
  await page.keyboard.type(code);
}

/** Where a table asks for its code. */
export function codeAsked(page: Page): Locator {
  return page.getByRole('region', { name: /^Lay / });
}

/** Goes from Home to a table by the address and the code on its host's screen. */
export async function comeTo(host: Page, guest: Page): Promise<void> {
  await goToAddress(guest, await addressShown(host));
  await layCode(guest, await codeShown(host));
}

/** Opens the window for the room from the table's own screen. */
export async function showTv(app: ElectronApplication, page: Page): Promise<Page> {
  const coming = app.waitForEvent('window');
  await page.getByRole('button', { name: 'Show on the TV' }).click();
  return coming;
}

/** What the host's window knows of the way in; without a network the table answers on the loopback address alone. */
export async function doorOf(page: Page): Promise<{ address: string; link: string | null }> {
  const heard = await page.evaluate(
    () =>
      new Promise<LinkNews[]>((resolve) => {
        const all: LinkNews[] = [];
        const end = window.desktop.listen((news) => all.push(news));
        setTimeout(() => {
          end();
          resolve(all);
        }, 300);
      }),
  );
  const door = heard.flatMap((news) =>
    news.is === 'said' && news.message.type === 'door' ? [news.message.door] : [],
  );
  const port = door.at(-1)?.addresses.at(0)?.split(':').at(-1) ?? '27500';
  return { address: `127.0.0.1:${port}`, link: door.at(-1)?.link ?? null };
}
