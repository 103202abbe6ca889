import type { Page } from 'playwright';
import type { GameEvent } from '../../src/shared/engine/events';
import type { View } from '../../src/shared/engine/view';
import { openBrowser } from '../e2e/phone';
import { expectStill } from '../e2e/stillness';
import { stepsOf } from '../pictures/oneStep';
import { openPage } from '../pictures/page';
import { begun, FOUR, laid } from '../pictures/scenes';
import type { GalleryTable } from '../pictures/tableInNode';
import type { Bench, BenchResult } from './bench';
import { median, quantile } from './bench';
import { buildGame, servePage } from './built';
import { framesOfSquare, readyRecorder, readySquare, recordedFrames, startRecording } from './framesSeen';

const SIZE = { width: 1920, height: 1080 };
const LINE = 60;
/** In the first of them everything is seen once: tiles fly, are drawn and turned up, and points are counted. */
const STEPS = { short: 9, long: 40 };
/** How long the square moves before and after each step: what else the machine does falls on both alike. */
const SQUARE_MS = 300;
/** A step comes to the page so much later at most. */
const LATE_MS = 60;

/** What a step shows, and for how many milliseconds its frames are looked at. */
const KINDS = { fly: 560, draw: 320, turn: 480, count: 1400, refit: 420 } as const;
type Kind = keyof typeof KINDS;

/** The 95th percentile of the frames of one step, and that of the square's just before and after it, in ms. */
type Block = {
  readonly kind: Kind;
  readonly ours: number;
  readonly yardstick: number;
  readonly frames: number;
};

const TABLE: GalleryTable = {
  ...FOUR,
  others: ['Rosa'],
  bots: 0,
  setup: { preset: 'all-fives', chosen: { set: 15, handSize: 7, target: 500 }, seats: 2 },
  seed: 'frames-7',
};

/**
 * Frames of the page with a long line on the table, in a real browser: while tiles fly, are drawn and turned up, and
 * scores are counted; beside an empty page on which one square moves, by turns in the same run. A machine that is busy
 * is busy for both: each step is held beside the square's frames around it, and the median of those ratios counts.
 */
export const benchFrames: Bench = async (short) => {
  await buildGame();
  const server = await servePage();
  const browser = await openBrowser();
  try {
    const empty = await browser.newPage({ viewport: SIZE });
    await readySquare(empty);
    const table = begun(TABLE, (view) => laid(view) >= LINE);
    const goOn = stepsOf(table);
    const page = await openPage(browser, server.origin, '/', table, { theme: 'day', ...SIZE });
    await readyRecorder(page);
    await page
      .locator('.laid')
      .nth(LINE - 1)
      .waitFor();
    await expectStill(page);
    const blocks: Block[] = [];
    let before = await framesOfSquare(empty, SQUARE_MS);
    for (let step = 0; step < (short ? STEPS.short : STEPS.long); step++) {
      const viewBefore = await viewOf(page);
      await startRecording(page);
      const { events, view } = goOn();
      const seen = kindOf(events, view);
      if (seen === null || events.some(({ type }) => type === 'roundEnded')) break;
      await page.waitForTimeout(KINDS[seen] + LATE_MS);
      const recorded = await recordedFrames(page);
      const kind = (await viewOf(page)) === viewBefore ? seen : 'refit';
      await expectStill(page);
      const after = await framesOfSquare(empty, SQUARE_MS);
      const frames = recorded.filter(({ at }) => at <= KINDS[kind]).map(({ took }) => took);
      const square = quantile([...before, ...after], 0.95);
      if (frames.length > 0)
        blocks.push({ kind, ours: quantile(frames, 0.95), yardstick: square, frames: frames.length });
      before = after;
    }
    return rowsOf(blocks);
  } finally {
    await browser.close();
    await server.close();
  }
};

function kindOf(events: readonly GameEvent[], view: View | null): Kind | null {
  const [event] = events;
  if (event?.type === 'played') return event.scored > 0 ? 'count' : 'fly';
  if (event?.type === 'drew') return view?.as === 'seat' && event.seat === view.seat ? 'turn' : 'draw';
  return null;
}

function rowsOf(blocks: readonly Block[]): readonly BenchResult[] {
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const ofKind = blocks.filter((block) => block.kind === kind);
    if (ofKind.length === 0) return [];
    const frames = ofKind.reduce((sum, block) => sum + block.frames, 0);
    return [
      {
        name: `p95 frame, ${kind}`,
        unit: 'ms',
        ours: median(ofKind.map(({ ours }) => ours)),
        yardstick: median(ofKind.map(({ yardstick }) => yardstick)),
        ratio: median(ofKind.map(({ ours, yardstick }) => ours / yardstick)),
        n: ofKind.length,
        note: `${frames} frames, ${LINE} tiles and more on the table at ${SIZE.width} × ${SIZE.height}, beside one moving square on an empty page; the median of steps; aim ${kind === 'refit' ? '30 frames a second' : 'at most 1.2 times'}`,
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
