import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { pressByKeys } from './keyboard';

/*
 * How somebody plays who knows nothing but what the screen says: the first tile that is said to fit goes to the
 * first place offered, what can only be drawn is drawn, and what can only be knocked is knocked.
 */

/** A second press sooner than this is taken for the first one trembling (design.md section 6). */
const SECOND_PRESS_MS = 350;
/** Longer than the host waits for anybody, and than pictures are taken of one moment: by then nothing works. */
const LONGEST_WAIT_MS = 60_000;

export const MOMENTS = ['play', 'draw', 'knock', 'roundOver', 'gameOver'] as const;
/** What the screen says can be done now. */
export type Moment = (typeof MOMENTS)[number];

export const hand = (page: Page): Locator => page.getByRole('group', { name: 'Your tiles' });
export const tilesInHand = (page: Page): Locator => hand(page).getByRole('button');
const tilesThatFit = (page: Page): Locator => hand(page).getByRole('button', { name: /fits on|may lead/ });
/** Drawn from the boneyard, or on a phone by the slab alone. */
const boneyard = (page: Page): Locator => page.getByRole('button', { name: /^Draw a tile/ }).first();
/** The paper of a hint. */
export const hint = (page: Page): Locator => page.getByRole('region', { name: 'A hint' });
const knock = (page: Page): Locator => page.getByRole('button', { name: 'Nothing fits. Knock.' });
const nextRound = (page: Page): Locator => page.getByRole('button', { name: 'Next round' });
const playAgain = (page: Page): Locator => page.getByRole('button', { name: 'Play again' });
/** The places on the table where the tile that was taken up may go. */
const places = (page: Page): Locator =>
  page.getByRole('button', { name: /^(In the middle|On the \d|(Left|Right|Up|Down) \d)$/ });

/** Waits until there is something to do for the person at this screen. */
export async function nextMoment(page: Page): Promise<Moment> {
  const signs: Readonly<Record<Moment, Locator>> = {
    play: tilesThatFit(page).first(),
    draw: boneyard(page),
    knock: knock(page),
    roundOver: nextRound(page),
    gameOver: playAgain(page),
  };
  const any = MOMENTS.map((moment) => signs[moment]).reduce((all, sign) => all.or(sign));
  await expect(any.first()).toBeVisible({ timeout: LONGEST_WAIT_MS });
  for (const moment of MOMENTS) if (await signs[moment].isVisible()) return moment;
  return nextMoment(page);
}

/** How many places a tile was offered; it has been played in the first. */
export type Played = { readonly tile: string; readonly places: number };

export async function playByMouse(page: Page): Promise<Played> {
  const tile = await firstThatFits(page);
  await tileCalled(page, tile).click();
  const offered = places(page);
  const count = await offered.count();
  await offered.first().click();
  await expect(tileCalled(page, tile)).toBeHidden();
  return { tile, places: count };
}

export async function playByKeys(page: Page): Promise<Played> {
  const tile = await firstThatFits(page);
  const names = await tilesInHand(page).evaluateAll((tiles) => tiles.map((one) => one.ariaLabel ?? ''));
  await page.keyboard.press(String(names.findIndex((name) => name.startsWith(tile)) + 1));
  await expect(tileCalled(page, tile)).toHaveAttribute('aria-pressed', 'true');
  const count = await places(page).count();
  if (count === 1) await page.waitForTimeout(SECOND_PRESS_MS);
  await page.keyboard.press('Enter');
  await expect(tileCalled(page, tile)).toBeHidden();
  return { tile, places: count };
}

/** What a hint says, or by keys alone where nothing else is possible. */
export async function playByHint(page: Page): Promise<Played> {
  await page.keyboard.press('i');
  if ((await tilesThatFit(page).count()) === 1 && !(await hint(page).isVisible())) return playByKeys(page);
  await expect(hint(page).getByRole('listitem').first()).toBeVisible();
  const taken = hand(page).locator('[aria-pressed="true"]');
  const tile = await taken.getAttribute('data-tile');
  const count = await places(page).count();
  await page.waitForTimeout(SECOND_PRESS_MS);
  await page.keyboard.press('Enter');
  await expect(tileCalled(page, tile ?? '')).toBeHidden();
  await expect(hint(page)).toBeHidden();
  return { tile: tile ?? '', places: count };
}

/** By the slab for the first place, which lies in thumb reach. */
export async function playByTouch(page: Page): Promise<Played> {
  const tile = await firstThatFits(page);
  await tileCalled(page, tile).tap();
  const slabs = page.getByRole('button', { name: /^Play it: / });
  await expect(slabs.first()).toBeVisible();
  const count = await slabs.count();
  await slabs.first().tap();
  await expect(tileCalled(page, tile)).toBeHidden();
  return { tile, places: count };
}

export async function drawByTouch(page: Page): Promise<void> {
  await boneyard(page).tap();
  await expect(boneyard(page)).toBeHidden();
}

export async function goOnByTouch(page: Page): Promise<void> {
  await nextRound(page).tap();
  await expect(nextRound(page)).toBeHidden();
}

export async function drawByMouse(page: Page): Promise<void> {
  await boneyard(page).click();
  await expect(boneyard(page)).toBeHidden();
}

export async function drawByKeys(page: Page): Promise<void> {
  await page.keyboard.press('d');
  await expect(boneyard(page)).toBeHidden();
}

/** Leaves it to the host, which knocks where nothing else can be done. */
export async function waitForKnock(page: Page): Promise<void> {
  await expect(knock(page)).toBeHidden();
}

export async function knockByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(knock(page)).toBeHidden();
}

export async function goOnByMouse(page: Page): Promise<void> {
  await nextRound(page).click();
  await expect(nextRound(page)).toBeHidden();
}

export async function goOnByKeys(page: Page): Promise<void> {
  await pressByKeys(page, nextRound(page));
  await expect(nextRound(page)).toBeHidden();
}

async function firstThatFits(page: Page): Promise<string> {
  const name = (await tilesThatFit(page).first().getAttribute('aria-label')) ?? '';
  return name.split(',')[0] ?? '';
}

function tileCalled(page: Page, tile: string): Locator {
  return hand(page).getByRole('button', { name: new RegExp(`^${tile}(,|$)`) });
}
