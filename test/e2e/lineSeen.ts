import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectStill } from './stillness';

/* The line as it is drawn. Its tiles are pictures without names, so their pips are read as an eye would. */

/** A tile of the line: where it lies, in ends from the left and the top of the line, and its two numbers. */
export type TileSeen = { readonly at: string; readonly halves: string };

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Tiles may touch; what is less than this is the rounding of the screen. */
const TOUCH_PX = 1;

/** The line on a screen, the same for the same line whatever the size of the window. */
export function lineSeen(page: Page): Promise<readonly TileSeen[]> {
  return page.evaluate(() => {
    const tiles = [...document.querySelectorAll<HTMLElement>('.laid')].map((laid) => {
      const svg = laid.querySelector('svg');
      const pips = [...laid.querySelectorAll<SVGUseElement>('use[href^="#pips-"]')].map((use) => ({
        isSecond: use.x.baseVal.value > 0 || use.y.baseVal.value > 0,
        count: Number(/\d+/.exec(use.getAttribute('href') ?? '')?.[0]),
      }));
      const half = (isSecond: boolean) => pips.find((one) => one.isSecond === isSecond)?.count ?? 0;
      const isUpright = (svg?.viewBox.baseVal.height ?? 0) > (svg?.viewBox.baseVal.width ?? 0);
      const width = parseFloat(laid.querySelector<HTMLElement>('.tile')?.style.width ?? '');
      return {
        x: parseFloat(laid.style.left),
        y: parseFloat(laid.style.top),
        end: isUpright ? width : width / 2,
        halves: `${half(false)}${isUpright ? '/' : '|'}${half(true)}`,
      };
    });
    const left = Math.min(...tiles.map(({ x }) => x));
    const top = Math.min(...tiles.map(({ y }) => y));
    return tiles
      .map(({ x, y, end, halves }) => ({
        at: `${Math.round((10 * (x - left)) / end) / 10} ${Math.round((10 * (y - top)) / end) / 10}`,
        halves,
      }))
      .sort((a, b) => (a.at + a.halves < b.at + b.halves ? -1 : 1));
  });
}

/** Fails where two windows show different lines, giving the one behind the time to catch up. */
export async function expectSameLine(pages: readonly Page[]): Promise<readonly TileSeen[]> {
  const [first, ...others] = pages;
  const line = await lineSeen(first!);
  for (const other of others)
    await expect.poll(() => lineSeen(other), { timeout: 8000, intervals: [50] }).toEqual(line);
  return line;
}

/** Fails where a tile of the line is outside the window, lies over another, or under what stands around the table. */
export async function expectRoomForLine(page: Page): Promise<void> {
  await expectStill(page);
  const { scrolled, window, tiles, around } = await page.evaluate(() => {
    const box = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    const named = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => ({ what: selector, box: box(element) }));
    const whole = [document.documentElement, document.body, ...document.querySelectorAll('.screen')];
    return {
      scrolled: whole.filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0).length,
      window: { x: 0, y: 0, width: innerWidth, height: innerHeight },
      tiles: [...document.querySelectorAll('.laid .tile, .places .place')].map(box),
      around: ['.rail', '.pad', '.boneyard', '.who', '.backs', '.count', 'header'].flatMap(named),
    };
  });
  expect(scrolled, 'a table that has slipped out of its window').toBe(0);
  for (const [index, tile] of tiles.entries()) {
    expect(isInside(tile, window), `tile ${index} of the line inside the window`).toBe(true);
    const under = tiles.slice(index + 1).filter((other) => overlap(tile, other));
    expect(under, `tiles over tile ${index} of the line`).toEqual([]);
    const nearby = around.filter(({ box }) => overlap(tile, box));
    expect(nearby, `what covers tile ${index} at ${JSON.stringify(tile)}`).toEqual([]);
  }
  for (const { what, box } of around) expect(isInside(box, window), `${what} inside the window`).toBe(true);
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.x + a.width - b.x > TOUCH_PX &&
    b.x + b.width - a.x > TOUCH_PX &&
    a.y + a.height - b.y > TOUCH_PX &&
    b.y + b.height - a.y > TOUCH_PX
  );
}

function isInside(a: Box, b: Box): boolean {
  return (
    a.x >= b.x - TOUCH_PX &&
    a.y >= b.y - TOUCH_PX &&
    a.x + a.width <= b.x + b.width + TOUCH_PX &&
    a.y + a.height <= b.y + b.height + TOUCH_PX
  );
}
