import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { ElectronApplication, Page } from '@playwright/test';
import { ROOT } from '../run/command';
import { chooseName, goToAddress, hostAndPlay } from './homeScreen';
import { launchApp } from './launch';
import type { Launched } from './launch';
import { BY_MOUSE, playOn } from './manners';
import { needsOwnNetwork } from './ownNetwork';
import { visit } from './rawVisitor';
import {
  addressShown,
  begin,
  chooseRules,
  codeAsked,
  codeShown,
  layCode,
  putBot,
  showTv,
} from './tableBefore';
import { hand } from './turn';
import { setSize } from './windowSize';
import type { Size } from './windowSize';

/*
 * Pictures of every screen as the game itself shows it, to be looked at beside the mocks: only with
 * `npm run e2e -- --long`. They go to test-results/pictures, or where BONEYARD_PICTURES says.
 */

const FOLDER = process.env['BONEYARD_PICTURES'] ?? join(ROOT, 'test-results/pictures');
/** Everybody draws and knocks here, and tiles fit two ends. */
const SEED = 'whole-553';

type Look = {
  readonly name: string;
  readonly size: Size;
  readonly media: Parameters<Page['emulateMedia']>[0];
};

const DAY = { colorScheme: 'light', contrast: 'no-preference' } as const;
const LOOKS: readonly Look[] = [
  { name: 'day-1280', size: { width: 1280, height: 800 }, media: DAY },
  { name: 'evening-1280', size: { width: 1280, height: 800 }, media: { ...DAY, colorScheme: 'dark' } },
  { name: 'contrast-1280', size: { width: 1280, height: 800 }, media: { ...DAY, contrast: 'more' } },
  { name: 'day-1920', size: { width: 1920, height: 1080 }, media: DAY },
  { name: 'day-800', size: { width: 800, height: 600 }, media: DAY },
];
const TV_LOOKS = LOOKS.filter(({ media }) => media === DAY);
/** Tiles fly and scores are counted out for so long. */
const SETTLED_MS = 900;
const COUNTED_MS = 5000;

const running: Launched[] = [];
async function launch(name: string): Promise<Launched> {
  const game = await launchApp({ env: { BONEYARD_SEED: SEED } });
  running.push(game);
  await chooseName(game.page, name);
  return game;
}
test.afterEach(async () => {
  await Promise.all(running.splice(0).map((game) => game.close()));
});

test('every screen, in every size and light', async () => {
  needsOwnNetwork();
  test.setTimeout(600_000);
  const { app, page } = await launch('Rosa');
  const abel = await launch('Abel');
  await take(app, page, 'homeEmpty');
  await page.getByRole('button', { name: /^Host a table/ }).click();
  await take(app, page, 'host');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await hostAndPlay(page, 'The kitchen');
  await take(app, page, 'lobbyKeeper');
  await expect(abel.page.getByRole('button', { name: 'Sit down at The kitchen' })).toBeVisible();
  await take(abel.app, abel.page, 'homeTables');
  await goToAddress(abel.page, '10.78.0.9');
  await expect(abel.page.getByRole('alert')).toBeVisible({ timeout: 15_000 });
  await take(abel.app, abel.page, 'homeTrouble');

  const address = await addressShown(page);
  const code = await codeShown(page);
  await goToAddress(abel.page, address);
  await expect(codeAsked(abel.page)).toBeVisible();
  await take(abel.app, abel.page, 'homeCode');
  await layCode(abel.page, code);
  await expect(codeAsked(abel.page)).toBeHidden();
  await expect(abel.page.getByRole('heading', { name: 'The kitchen' })).toBeVisible();
  const long = await Promise.all(
    ['Maximiliana-Theodora-Ann', 'Bartholomäus-Ferdinand X', 'Wilhelmina-Gwendolyn-Jo'].map((name) =>
      visit(address, { as: 'seat', name, code }),
    ),
  );
  await expect(page.getByText('Wilhelmina-Gwendolyn-Jo')).toBeVisible();
  await take(app, page, 'lobbyFull');
  await take(abel.app, abel.page, 'lobbyGuest');
  const tv = await showTv(app, page);
  await take(app, tv, 'tvWaiting', TV_LOOKS);
  for (const visitor of long) visitor.say({ type: 'leave' });
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await take(app, page, 'lobbyRules');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await chooseRules(page, { game: 'Draw', seats: 3, target: 50 });
  await take(abel.app, abel.page, 'lobbyChanged');
  await abel.page.getByRole('button', { name: 'OK, I play by these' }).click();
  await putBot(page, 3);
  await begin(page);

  const taken = new Set<string>();
  const once = async (name: string, picture: () => Promise<void>): Promise<void> => {
    if (taken.has(name)) return;
    taken.add(name);
    await picture();
  };
  const atTable = async (guest: Launched): Promise<void> => {
    await once('play', async () => {
      await take(app, page, 'playMine');
      await take(guest.app, guest.page, 'playWaiting');
      await page.getByRole('button', { name: 'Menu' }).click();
      await take(app, page, 'playMenu');
      await page.getByRole('button', { name: 'Back to the game' }).first().click();
    });
    const both = hand(page).getByRole('button', { name: /fits on \d and on \d/ });
    if ((await both.count()) > 0) {
      await once('both', async () => {
        await both.first().click();
        await take(app, page, 'playTwoEnds');
        await page.getByRole('button', { name: 'Put it back' }).click();
        await take(app, tv, 'watch', TV_LOOKS);
      });
    }
  };
  const guest = playOn(abel.page, BY_MOUSE, 'gameOver', async (moment) => {
    if (moment === 'knock') await abel.page.screenshot({ path: pathOf('playKnock', 'day-1280') });
  });
  await playOn(page, BY_MOUSE, 'gameOver', async (moment) => {
    if (moment === 'play') await atTable(abel);
    if (moment === 'draw') await once('draw', () => take(app, page, 'playDraw'));
    if (moment === 'roundOver') {
      await once('result', async () => {
        await page.waitForTimeout(COUNTED_MS);
        await take(app, page, 'result', LOOKS.slice(0, 2));
        await take(app, tv, 'watchResult', TV_LOOKS.slice(0, 2));
      });
    }
  });
  await guest;
  expect([...taken].sort()).toEqual(['both', 'draw', 'play', 'result']);
  await take(app, page, 'over');
  await take(app, tv, 'watchOver', TV_LOOKS);
  await page.getByRole('button', { name: 'Close the table' }).click();
  await take(app, page, 'closeAsked', LOOKS.slice(0, 1));
  await page.getByRole('button', { name: 'Close it' }).click();
  await take(abel.app, abel.page, 'tableClosed');
});

async function take(
  app: ElectronApplication,
  page: Page,
  name: string,
  looks: readonly Look[] = LOOKS,
): Promise<void> {
  for (const { name: look, size, media } of looks) {
    await setSize(app, page, size);
    await page.emulateMedia(media);
    await page.waitForTimeout(SETTLED_MS);
    await page.screenshot({ path: pathOf(name, look) });
  }
  await page.emulateMedia(DAY);
}

function pathOf(name: string, look: string): string {
  return join(FOLDER, `${name}-${look}.png`);
}
