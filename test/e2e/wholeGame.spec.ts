import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ROOT } from '../run/command';
import { chooseName, chooseNameByKeys, hostAndPlay, sitDownByKeys } from './homeScreen';
import { pressByKeys } from './keyboard';
import { launchApp } from './launch';
import type { Launched } from './launch';
import { expectRoomForLine, expectSameLine } from './lineSeen';
import { BY_KEYS, BY_MOUSE, playOn } from './manners';
import { needsOwnNetwork } from './ownNetwork';
import { expectSumsRight, handsSeen, scoresSeen } from './roundResult';
import type { ScoresSeen } from './roundResult';
import { begin, chooseRules, codeShown, layCode, putBot, showTv } from './tableBefore';
import { hand, tilesInHand } from './turn';
import { setSize } from './windowSize';
import type { Size } from './windowSize';

/**
 * A deal in which these players, who always play the first tile that fits in the first place offered, need two
 * rounds, draw and knock both, each have a tile that fits two ends, and end with a round where nobody can move. If
 * the engine comes to shuffle otherwise, the last lines of the test say what the new deals lack.
 */
const SEED = 'whole-5336';

const WIDE = { width: 1280, height: 800 };
const SMALL = { width: 960, height: 600 };

const running: Launched[] = [];
test.afterEach(async () => {
  await Promise.all(running.splice(0).map((game) => game.close()));
});

test('two machines, a TV and a bot play a whole game, found by mDNS, by mouse and by keyboard alone', async () => {
  needsOwnNetwork();
  test.setTimeout(240_000);
  const rosa = await launchApp({ env: { BONEYARD_SEED: SEED } });
  running.push(rosa);
  const abel = await launchApp();
  running.push(abel);
  await setSize(rosa.app, rosa.page, WIDE);

  await chooseName(rosa.page, 'Rosa');
  await hostAndPlay(rosa.page, 'The kitchen');
  await chooseNameByKeys(abel.page, 'Abel');
  await sitDownByKeys(abel.page, 'The kitchen');
  await layCode(abel.page, await codeShown(rosa.page));
  await chooseRules(rosa.page, { game: 'Draw', seats: 3, target: 50 });
  await pressByKeys(abel.page, abel.page.getByRole('button', { name: 'OK, I play by these' }));
  await putBot(rosa.page, 3);
  const tv = await showTv(rosa.app, rosa.page);
  await expect(tv.getByRole('list', { name: 'Seated' }).getByRole('listitem')).toHaveText([
    'Rosa',
    'Abel',
    /^Olive/,
  ]);
  await begin(rosa.page);

  const [atRosas, atAbels] = await Promise.all([
    playOn(rosa.page, BY_MOUSE, 'gameOver', async (moment, { rounds }) => {
      if (moment === 'play') await lookAround(rosa, abel.page, tv, rounds === 1 ? SMALL : WIDE);
      if (moment === 'roundOver' || moment === 'gameOver') await lookAtResult(rosa.page, abel.page, tv);
    }),
    playOn(abel.page, BY_KEYS, 'gameOver', async (moment) => {
      if (moment === 'roundOver') await expectSumsRight(abel.page);
    }),
  ]);

  await expect(rosa.page.getByRole('heading', { level: 1 })).toHaveText('You win');
  await expect(abel.page.getByRole('heading', { level: 1 })).toHaveText('Rosa wins');
  await expect(tv.getByRole('heading', { level: 1 })).toHaveText('Rosa wins');
  const scores = await scoresSeen(rosa.page);
  expect(inOrder(await scoresSeen(abel.page), ['Rosa', 'You', 'Olive'])).toEqual(
    inOrder(scores, ['You', 'Abel', 'Olive']),
  );
  expect(await replayOf(rosa)).toEqual(inOrder(scores, ['You', 'Abel', 'Olive']));

  expect(atRosas.rounds).toBeGreaterThanOrEqual(2);
  expect(scores.rounds).toHaveLength(atRosas.rounds);
  expect(atRosas.draws + atAbels.draws, 'draws').toBeGreaterThanOrEqual(1);
  expect(atRosas.knocks + atAbels.knocks, 'knocks').toBeGreaterThanOrEqual(1);
  expect(Math.min(atRosas.twoPlaces, atAbels.twoPlaces), 'tiles that fit two ends').toBeGreaterThanOrEqual(1);
});

/** While Rosa thinks nothing moves: all three windows show the same, and the TV nobody's hand. */
async function lookAround(rosa: Launched, other: Page, tv: Page, size: Size): Promise<void> {
  await setSize(rosa.app, rosa.page, size);
  const line = await expectSameLine([rosa.page, other, tv]);
  await expect(hand(tv)).toHaveCount(0);
  expect(await facesShown(tv), 'tiles face up on the TV').toBe(line.length);
  expect(await facesShown(rosa.page)).toBe(line.length + (await tilesInHand(rosa.page).count()));
  await Promise.all([rosa.page, other, tv].map(expectRoomForLine));
}

/** At the end of a round all hands lie face up, the same on every screen, and the sums are right. */
async function lookAtResult(page: Page, other: Page, tv: Page): Promise<void> {
  await expectSumsRight(page);
  const tiles = (await handsSeen(page)).flatMap((seen) => seen.tiles);
  expect(await facesShown(page)).toBe(tiles.length);
  await expect.poll(() => facesShown(tv), { timeout: 8000, intervals: [50] }).toBe(tiles.length);
  await expect
    .poll(async () => (await handsSeen(other)).flatMap((seen) => seen.tiles).sort(), {
      timeout: 8000,
      intervals: [50],
    })
    .toEqual([...tiles].sort());
}

/** Tiles of the game; a code is shown as tiles as well, and what flies over the table lies there already. */
function facesShown(page: Page): Promise<number> {
  return page.locator('use[href^="#tile-face"]:not(.code *, .flights *)').count();
}

function inOrder({ names, totals }: ScoresSeen, order: readonly string[]): readonly (number | undefined)[] {
  return order.map((name) => totals[names.indexOf(name)]);
}

/** The scores that the one record in a data folder comes to when it is played again. */
async function replayOf({ dataFolder }: Launched): Promise<unknown> {
  const folder = join(dataFolder, 'records');
  const [file, ...others] = await readdir(folder);
  expect(others).toEqual([]);
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'replay', '--', join(folder, file!)], {
    cwd: ROOT,
  });
  const replayed = JSON.parse(stdout) as { status: string; scores: number[] };
  expect(replayed.status).toBe('ok');
  return replayed.scores;
}
