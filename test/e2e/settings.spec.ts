import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { LANGUAGE_NAMES, LANGUAGES } from '../../src/shared/texts/languages';
import { learn } from '../../src/shared/texts/texts';
import { englishOn } from '../reach/words';
import { playNow } from './homeScreen';
import { freshFolder, launchApp } from './launch';
import { BY_MOUSE } from './manners';
import { tilesInHand } from './turn';

let folder = '';
test.beforeEach(async () => {
  folder = await freshFolder();
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

/** What stands on the document for style sheets and screen readers. */
const worn = (page: Page): Promise<object> =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    theme: document.documentElement.dataset['theme'],
    motion: document.documentElement.dataset['motion'],
    text: document.documentElement.style.getPropertyValue('--text-scale'),
  }));

const WISHED = { lang: 'es', theme: 'evening', motion: 'still', text: '1.3' };

test('settings hold at once, in every language, and still at the next start', async () => {
  const game = await launchApp({ dataFolder: folder });
  const { page } = game;
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Español' }).check();
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mesas en esta casa' })).toBeAttached();
  await page.getByRole('radio', { name: 'noche' }).check();
  await page.getByRole('radio', { name: 'la mayor' }).check();
  await page.getByRole('radio', { name: 'menos' }).check();
  await page.getByRole('radio', { name: 'con Alt' }).check();
  await page.getByRole('slider', { name: 'Volumen' }).fill('0.25');
  expect(await worn(page)).toEqual(WISHED);
  await page.keyboard.press('Escape');

  // A letter by itself asks for nothing now.
  await page.keyboard.press('o');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Alt+o');
  await expect(page.getByRole('dialog')).toBeVisible();
  await game.close();

  const next = await launchApp({ dataFolder: folder });
  await expect(next.page.getByRole('button', { name: 'Jugar ahora' })).toBeVisible();
  expect(await worn(next.page)).toEqual(WISHED);
  await next.page.keyboard.press('Alt+o');
  await expect(next.page.getByRole('slider', { name: 'Volumen' })).toHaveValue('0.25');
  await next.close();
});

test('whoever’s system speaks Spanish is spoken to in Spanish, until they choose otherwise', async () => {
  const game = await launchApp({
    dataFolder: folder,
    env: { LANGUAGE: 'es', LANG: 'es_MX.UTF-8', LC_ALL: 'es_MX.UTF-8' },
  });
  await expect(game.page.getByRole('button', { name: 'Jugar ahora' })).toBeVisible();
  await game.page.keyboard.press('o');
  await game.page.getByRole('radio', { name: 'English', exact: true }).check();
  await expect(game.page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await game.close();
});

test('every language is whole: in the middle of a game its words stand on the table at once', async () => {
  const game = await launchApp({ dataFolder: folder, env: { BONEYARD_SEED: 'solo-2000' } });
  const { page } = game;
  await playNow(page).click();
  await expect(tilesInHand(page)).toHaveCount(5);
  await BY_MOUSE.play(page);

  for (const language of LANGUAGES.toReversed()) {
    const { play, settings } = await learn(language);
    await page.keyboard.press('o');
    await page.getByRole('radio', { name: LANGUAGE_NAMES[language], exact: true }).check();
    await expect(page.getByRole('heading', { name: settings.title })).toBeVisible();
    expect.soft(await englishOn(page, language), language).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator(`html[lang="${language}"]`)).toBeVisible();
    await expect(page.getByRole('group', { name: play.hand }).getByRole('button')).toHaveCount(4);
    await expect(page.getByRole('button', { name: play.menu })).toBeVisible();
    expect.soft(await englishOn(page, language), language).toEqual([]);
  }
  await game.close();
});
