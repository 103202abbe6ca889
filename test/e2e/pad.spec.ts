import { expect, test } from '@playwright/test';
import { playNow } from './homeScreen';
import { launchApp } from './launch';
import type { Launched } from './launch';
import { connectPad, playByPad, press, pressByPad } from './pad';
import { nextMoment, tilesInHand } from './turn';

/** A short round that I lead, and in which I draw. */
const SEED = 'solo-2000';
const IS_LONG = process.env['BONEYARD_LONG'] !== undefined;

let game: Launched;
test.afterEach(() => game.close());

test('by gamepad alone: from Home to the first tile, hints for the pad, a whole round, and on', async () => {
  test.setTimeout(IS_LONG ? 600_000 : 120_000);
  game = await launchApp({ env: { BONEYARD_SEED: SEED } });
  const { page } = game;
  await expect(playNow(page)).toBeVisible();
  await connectPad(page);
  await pressByPad(page, playNow(page));
  await expect(tilesInHand(page)).toHaveCount(5);

  const until = IS_LONG ? 'gameOver' : 'roundOver';
  let hasHints = false;
  for (let moment = await nextMoment(page); moment !== until; moment = await nextMoment(page)) {
    switch (moment) {
      case 'play':
        hasHints ||= await page.getByRole('img', { name: 'lower button' }).isVisible();
        await playByPad(page);
        break;
      case 'draw':
        await press(page, 'left');
        break;
      case 'knock':
        await press(page, 'below');
        break;
      case 'roundOver':
        await pressByPad(page, page.getByRole('button', { name: 'Next round' }));
        break;
      case 'gameOver':
        break;
    }
  }
  expect(hasHints, 'what the buttons of the pad do').toBe(true);
  const goOn = page.getByRole('button', { name: IS_LONG ? 'Play again' : 'Next round' });
  await pressByPad(page, goOn);
  await expect(goOn).toBeHidden();
});
