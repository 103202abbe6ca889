import type { Page } from 'playwright';
import type { LinkNews } from '../../src/shared/desktop';
import type { GameEvent } from '../../src/shared/engine/events';
import type { View } from '../../src/shared/engine/view';
import { openBrowser } from '../e2e/phone';
import { openPage } from '../pictures/page';
import { begun, FOUR, laid } from '../pictures/scenes';
import type { GalleryTable } from '../pictures/tableInNode';
import type { Bench, BenchResult } from './bench';
import { quantile } from './bench';
import { buildGame, servePage } from './built';

const SIZE = { width: 1920, height: 1080 };
const LINE = 60;
const STEPS = { short: 6, long: 40 };
/** How long the square moves before each step: what else the machine does falls on both alike. */
const SQUARE_MS = 600;
/** Nothing moves before anything is measured. */
const STILL_MS = 400;
/** A step comes to the page so much later at most. */
const LATE_MS = 60;
/** The runner of this file gives functions their names back by a function that a page does not have. */
const NAMES = 'globalThis.__name ??= (named) => named';

/** What a step shows, and for how many milliseconds its frames are looked at. */
const KINDS = { fly: 560, draw: 320, turn: 480, count: 1400, refit: 420 } as const;
type Kind = keyof typeof KINDS;

const TABLE: GalleryTable = {
  ...FOUR,
  others: ['Rosa'],
  bots: 0,
  setup: { preset: 'all-fives', chosen: { set: 15, handSize: 7, target: 500 }, seats: 2 },
  seed: 'frames-0',
};

/**
 * Frames of the page with a long line on the table, in a real browser: while tiles fly, are drawn and turned up, and
 * scores are counted; beside an empty page on which one square moves, in the same run.
 */
export const benchFrames: Bench = async (short) => {
  await buildGame();
  const server = await servePage();
  const browser = await openBrowser();
  try {
    const square: number[] = [];
    const empty = await browser.newPage({ viewport: SIZE });
    const table = begun(TABLE, (view) => laid(view) >= LINE);
    const heard: GameEvent[][] = [];
    const listen = table.listen.bind(table);
    table.listen = (toPage) =>
      listen((news: LinkNews) => {
        if (news.is === 'said' && news.message.type === 'step') heard.push([...news.message.events]);
        toPage(news);
      });
    const page = await openPage(browser, server.origin, '/', table, { theme: 'day', ...SIZE });
    await page.evaluate(NAMES);
    await page
      .locator('.laid')
      .nth(LINE - 1)
      .waitFor();
    const frames: Record<Kind, number[]> = { fly: [], draw: [], turn: [], count: [], refit: [] };
    for (let step = 0; step < (short ? STEPS.short : STEPS.long); step++) {
      await page.waitForTimeout(STILL_MS);
      square.push(...(await framesOfSquare(empty, SQUARE_MS)));
      const viewBefore = await viewOf(page);
      await startRecording(page);
      heard.length = 0;
      let turns: string | null = null;
      let now: View | null = null;
      table.playOn((view) => {
        now = view;
        turns ??= placeIn(view);
        return placeIn(view) !== turns;
      });
      const events = heard.flat();
      const seen = kindOf(events, now);
      if (seen === null) break;
      await page.waitForTimeout(KINDS[seen] + LATE_MS);
      const recorded = await recordedFrames(page);
      const kind = (await viewOf(page)) === viewBefore ? seen : 'refit';
      frames[kind].push(...recorded.filter(({ at }) => at <= KINDS[kind]).map(({ took }) => took));
      await page.waitForTimeout(Math.max(...Object.values(KINDS)) - KINDS[seen]);
      if (events.some(({ type }) => type === 'roundEnded')) break;
    }
    return rowsOf(frames, square);
  } finally {
    await browser.close();
    await server.close();
  }
};

function placeIn({ table }: View): string {
  return `${table.round} ${table.turns.length} ${table.phase.at}`;
}

function kindOf(events: readonly GameEvent[], view: View | null): Kind | null {
  const [event] = events;
  if (event?.type === 'played') return event.scored > 0 ? 'count' : 'fly';
  if (event?.type === 'drew') return view?.as === 'seat' && event.seat === view.seat ? 'turn' : 'draw';
  return null;
}

function rowsOf(
  frames: Readonly<Record<Kind, readonly number[]>>,
  square: readonly number[],
): readonly BenchResult[] {
  const yardstick = quantile(square, 0.95);
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const took = frames[kind];
    if (took.length === 0) return [];
    const ours = quantile(took, 0.95);
    return [
      {
        name: `p95 frame, ${kind}`,
        unit: 'ms',
        ours,
        yardstick,
        ratio: ours / yardstick,
        n: took.length,
        note: `${LINE} tiles and more on the table at ${SIZE.width} × ${SIZE.height}, beside one moving square on an empty page; aim ${kind === 'refit' ? '30 frames a second' : 'at most 1.2 times'}`,
      },
    ];
  });
}

/** How the table is seen, by its size and where its middle is: it changes where the view is fitted anew. */
function viewOf(page: Page): Promise<string> {
  return page.locator('.board .table').evaluate((table) => {
    const { style } = table as HTMLElement;
    return `${style.getPropertyValue('--end')} ${style.transform}`;
  });
}

type Recorder = { frames: { at: number; took: number }[]; began: number; last: number; stop: boolean };
type Recording = { readonly recorder: Recorder };

/** Notes every frame from the first change on the table on. */
function startRecording(page: Page): Promise<void> {
  return page.evaluate(() => {
    const recorder: Recorder = { frames: [], began: 0, last: 0, stop: false };
    (globalThis as unknown as { recorder: Recorder }).recorder = recorder;
    const watcher = new MutationObserver(() => {
      recorder.began ||= performance.now();
    });
    watcher.observe(document.querySelector('.flights') ?? document.body, { childList: true });
    const note = (now: number): void => {
      // Only from the first frame on in which something moves: what the step itself takes is not one of them.
      if (recorder.began > 0 && recorder.last >= recorder.began)
        recorder.frames.push({ at: now - recorder.began, took: now - recorder.last });
      recorder.last = now;
      if (recorder.stop) watcher.disconnect();
      else requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

function recordedFrames(page: Page): Promise<Recorder['frames']> {
  return page.evaluate(() => {
    const { recorder } = globalThis as unknown as Recording;
    recorder.stop = true;
    return recorder.frames;
  });
}

async function framesOfSquare(page: Page, ms: number): Promise<readonly number[]> {
  await page.setContent('<div style="position:absolute;width:100px;height:100px;background:#b28432"></div>');
  await page.evaluate(NAMES);
  const frames = await page.evaluate(
    (duration) =>
      new Promise<number[]>((resolve) => {
        const moving = [{ transform: 'none' }, { transform: 'translate(1700px, 900px)' }];
        const took: number[] = [];
        const began = performance.now();
        let last = 0;
        document.querySelector('div')?.animate(moving, { duration });
        const note = (now: number): void => {
          if (last > 0) took.push(now - last);
          last = now;
          if (now - began < duration) requestAnimationFrame(note);
          else resolve(took);
        };
        requestAnimationFrame(note);
      }),
    ms,
  );
  return frames;
}
