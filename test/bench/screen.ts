import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Desktop } from '../../src/shared/desktop';
import { chooseName, goToAddress, hostAndPlay } from '../e2e/homeScreen';
import { launchApp } from '../e2e/launch';
import { expectStill } from '../e2e/stillness';
import { nextMoment, playByMouse } from '../e2e/turn';
import { begin, chooseRules, codeShown, doorOf, layCode, showTv } from '../e2e/tableBefore';
import type { Bench, BenchResult } from './bench';
import { median, quantile } from './bench';
import { buildGame } from './built';
import { openDisplay } from './display';

const PLAYS = { short: 5, long: 40 };
/** Frames that are looked at before each press, to know what one takes. */
const FRAMES = 10;
/** The runner of this file gives functions their names back by a function that a page does not have. */
const NAMES = 'globalThis.__name ??= (named) => named';

declare global {
  interface Window {
    readonly desktop: Desktop;
  }
}

/** What a window saw of one play, in milliseconds by the machine's clock; 0 for what has not come. */
type Seen = { frame: number; pressed: number; heard: number; laid: number };
type Watching = { seen: Seen };

/**
 * Two copies of the game at one table, and the TV of the one that hosts: from a press in the other's window until the
 * tile is drawn on the TV. Beside it what cannot be saved: until the host's step has come back to the window that was
 * pressed, and one frame of the TV.
 */
export const benchScreen: Bench = async (short) => {
  await buildGame();
  const display = await openDisplay();
  const env = { DISPLAY: display.env['DISPLAY'] ?? '', BONEYARD_SEED: 'screen' };
  const [host, guest] = await Promise.all([launchApp({ env }), launchApp({ env })]);
  try {
    await chooseName(host.page, 'Rosa');
    await hostAndPlay(host.page, 'The kitchen');
    await chooseName(guest.page, 'Abel');
    // By the loopback address, which no network of this machine can spoil.
    await goToAddress(guest.page, (await doorOf(host.page)).address);
    await layCode(guest.page, await codeShown(host.page));
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
/** What each play took, in milliseconds. */
type Times = { readonly onTv: number[]; readonly step: number[]; readonly frame: number[] };

async function playAndMeasure({ host, guest, tv }: Windows, plays: number): Promise<Times> {
  const times: Times = { onTv: [], step: [], frame: [] };
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
    await expectStill(tv);
    await Promise.all([watch(tv), watch(guest)]);
    await playByMouse(guest);
    const [there, here] = await Promise.all([seen(tv), seen(guest)]);
    times.onTv.push(there.laid - here.pressed);
    times.step.push(here.heard - here.pressed);
    times.frame.push(there.frame);
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

/** Notes what a frame takes, then when something is pressed, the next step is heard, and a tile more is drawn. */
function watch(page: Page): Promise<void> {
  return page.evaluate(async (frames) => {
    const now = (): number => performance.timeOrigin + performance.now();
    const nextFrame = (): Promise<void> =>
      new Promise((then) => {
        requestAnimationFrame(() => then());
      });
    const seen: Seen = { frame: 0, pressed: 0, heard: 0, laid: 0 };
    (globalThis as unknown as Watching).seen = seen;
    await nextFrame();
    const began = now();
    for (let frame = 0; frame < frames; frame++) await nextFrame();
    seen.frame = (now() - began) / frames;
    addEventListener('click', () => (seen.pressed = now()), { capture: true });
    const hearNoMore = window.desktop.listen((news) => {
      if (seen.heard === 0 && news.is === 'said' && news.message.type === 'step') seen.heard = now();
    });
    const tiles = (): number => document.querySelectorAll('.laid').length;
    const before = tiles();
    const watcher = new MutationObserver(() => {
      if (tiles() <= before) return;
      watcher.disconnect();
      hearNoMore();
      // Drawn with the next frame.
      requestAnimationFrame(() => setTimeout(() => (seen.laid = now())));
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  }, FRAMES);
}

async function seen(page: Page): Promise<Seen> {
  const read = (): Promise<Seen> => page.evaluate(() => (globalThis as unknown as Watching).seen);
  await expect.poll(async () => (await read()).laid, { intervals: [50] }).toBeGreaterThan(0);
  return read();
}

function rowsOf({ onTv, step, frame }: Times): readonly BenchResult[] {
  const note =
    'from the press on a place until the tile is drawn on the TV of another copy; beside the host’s step and one frame together';
  const figures = [
    ['median', median],
    ['p95', (values: readonly number[]) => quantile(values, 0.95)],
  ] as const;
  return figures.flatMap(([name, of]) => {
    const [ours, floor] = [of(onTv), of(step) + of(frame)];
    const row = { unit: 'ms', n: onTv.length };
    const alone = { ...row, yardstick: null, ratio: null };
    return [
      { ...row, name: `press until drawn, ${name}`, ours, yardstick: floor, ratio: ours / floor, note },
      {
        ...alone,
        name: `the host’s step, ${name}`,
        ours: of(step),
        note: 'from the press until its step is back',
      },
      { ...alone, name: `one frame, ${name}`, ours: of(frame), note: `of the TV, over ${FRAMES} of them` },
    ];
  });
}
