import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chooseName, hostAndPlay } from '../e2e/homeScreen';
import { launchApp } from '../e2e/launch';
import { nextMoment, playByMouse } from '../e2e/turn';
import { begin, chooseRules, comeTo, showTv } from '../e2e/tableBefore';
import type { Bench, BenchResult } from './bench';
import { median, quantile } from './bench';
import { buildGame } from './built';
import { openDisplay } from './display';

const PLAYS = { short: 5, long: 40 };
const FRAME_MS = 1000 / 60;
/** The runner of this file gives functions their names back by a function that a page does not have. */
const NAMES = 'globalThis.__name ??= (named) => named';

type Seen = { pressed: number; laid: number; tiles: number };

/**
 * Two copies of the game at one table, and the TV of the one that hosts: from a press in the other's window until the
 * tile is drawn on the TV. Beside it, how long the player's own window waits for the host's step, and one frame.
 */
export const benchScreen: Bench = async (short) => {
  await buildGame();
  const display = await openDisplay();
  const env = { DISPLAY: display.env['DISPLAY'] ?? '', BONEYARD_SEED: 'screen' };
  const [host, guest] = [await launchApp({ env }), await launchApp({ env })];
  try {
    await chooseName(host.page, 'Rosa');
    await hostAndPlay(host.page, 'The kitchen');
    await chooseName(guest.page, 'Abel');
    await comeTo(host.page, guest.page);
    await chooseRules(host.page, { game: 'Draw', seats: 2, target: 500 });
    await guest.page.getByRole('button', { name: 'OK, I play by these' }).click();
    const tv = await showTv(host.app, host.page);
    await begin(host.page);
    const times = await playAndMeasure(
      { host: host.page, guest: guest.page, tv },
      short ? PLAYS.short : PLAYS.long,
    );
    return rowsOf(times);
  } finally {
    await Promise.all([host.close(), guest.close()]);
    display.close();
  }
};

type Windows = { readonly host: Page; readonly guest: Page; readonly tv: Page };
type Times = { readonly onTv: number[]; readonly own: number[] };

async function playAndMeasure({ host, guest, tv }: Windows, plays: number): Promise<Times> {
  const times: Times = { onTv: [], own: [] };
  for (const page of [guest, tv]) await page.evaluate(NAMES);
  while (times.onTv.length < plays) {
    const [mover, moment] = await Promise.race([
      nextMoment(host).then((now) => [host, now] as const),
      nextMoment(guest).then((now) => [guest, now] as const),
    ]);
    if (moment !== 'play') {
      await passBy(mover, moment);
      continue;
    }
    if (mover === host) {
      await playByMouse(host);
      continue;
    }
    await Promise.all([watch(tv), watch(guest)]);
    await playByMouse(guest);
    const [there, here] = await Promise.all([seen(tv), seen(guest)]);
    times.onTv.push(there.laid - here.pressed);
    times.own.push(here.laid - here.pressed);
  }
  return times;
}

async function passBy(page: Page, moment: Awaited<ReturnType<typeof nextMoment>>): Promise<void> {
  const name = {
    draw: /^Draw a tile/,
    knock: 'Nothing fits. Knock.',
    roundOver: 'Next round',
    gameOver: 'Play again',
  };
  if (moment === 'play') return;
  const button = page.getByRole('button', { name: name[moment] }).first();
  await button.click();
  await expect(button).toBeHidden();
}

/** Notes when something is pressed, and when after that a tile more is drawn in the line; by the machine's clock. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const tiles = (): number => document.querySelectorAll('.laid').length;
    const seen: Seen = { pressed: 0, laid: 0, tiles: tiles() };
    (globalThis as unknown as { seen: Seen }).seen = seen;
    const now = (): number => performance.timeOrigin + performance.now();
    addEventListener('click', () => (seen.pressed = now()), true);
    const watcher = new MutationObserver(() => {
      if (tiles() <= seen.tiles) return;
      watcher.disconnect();
      // Drawn with the next frame.
      requestAnimationFrame(() => setTimeout(() => (seen.laid = now())));
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
}

async function seen(page: Page): Promise<Seen> {
  const read = (): Promise<Seen> => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await expect.poll(async () => (await read()).laid).toBeGreaterThan(0);
  return read();
}

function rowsOf({ onTv, own }: Times): readonly BenchResult[] {
  const note =
    'from the press on a place until the tile is drawn on the TV of another copy; beside the same until the player’s own window has the step and has drawn it, and one frame';
  return (
    [
      ['median', median],
      ['p95', (values: readonly number[]) => quantile(values, 0.95)],
    ] as const
  ).map(([name, of]) => {
    const [ours, yardstick] = [of(onTv), of(own) + FRAME_MS];
    return {
      name: `press until drawn, ${name}`,
      unit: 'ms',
      ours,
      yardstick,
      ratio: ours / yardstick,
      n: onTv.length,
      note,
    };
  });
}
