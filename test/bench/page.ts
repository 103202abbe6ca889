import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright';
import { openBrowser } from '../e2e/phone';
import { makeCard } from '../helpers/tableCard';
import type { Bench, BenchResult } from './bench';
import { median, quantile } from './bench';
import { buildGame, servePage } from './built';

const PHONE = { width: 390, height: 844 };
const SLOWER = 4;
const TIMES = { short: 3, long: 15 };
const KB = 1000;

/** The page a phone gets: how much of it there is to fetch, and how soon somebody can press something on a slow one. */
export const benchPage: Bench = async (short) => {
  await buildGame();
  const server = await servePage();
  const browser = await openBrowser();
  try {
    const ours: number[] = [];
    const empty: number[] = [];
    for (let times = 0; times < (short ? TIMES.short : TIMES.long); times++) {
      empty.push(await timeToButton(browser, `data:text/html,<button>Sit down</button>`));
      ours.push(await timeToButton(browser, `${server.origin}/`));
    }
    const note = `a phone's page until its first button takes a press, with a processor ${SLOWER} times slower, beside a page that is one button`;
    const row = (name: string, of: (values: readonly number[]) => number): BenchResult => ({
      name: `interactive, ${name}`,
      unit: 'ms',
      ours: of(ours),
      yardstick: of(empty),
      ratio: of(ours) / of(empty),
      n: ours.length,
      note,
    });
    return [
      ...(await sizes(browser, `${server.origin}/`)),
      row('median', median),
      row('p95', (values) => quantile(values, 0.95)),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
};

/** What is fetched until the first button is there, compressed as a browser asks for it; languages of others are not. */
async function sizes(browser: Browser, address: string): Promise<readonly BenchResult[]> {
  const page = await openDoor(browser);
  const kinds = { script: 'script', stylesheet: 'style' } as const;
  const coming: { readonly kind: string; readonly body: Promise<Buffer> }[] = [];
  const note = (response: Response): void => {
    const kind = response.request().resourceType();
    // A body that nobody waits for is refused when the page closes.
    if (kind in kinds) coming.push({ kind, body: response.body() });
  };
  page.on('response', note);
  await page.goto(address);
  await page.locator('button:not(:disabled)').first().waitFor();
  page.off('response', note);
  const rows = Object.entries(kinds).map(async ([kind, name]): Promise<BenchResult> => {
    const bodies = await Promise.all(coming.filter((each) => each.kind === kind).map(({ body }) => body));
    const size = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    const row = {
      unit: 'kB',
      yardstick: null,
      ratio: null,
      note: 'compressed with gzip, in thousands of bytes',
    };
    return { ...row, name, ours: size / KB, n: bodies.length };
  });
  const all = await Promise.all(rows);
  await page.context().close();
  return all;
}

/** A phone's page, and the table behind it: a phone at its door asks what it is called. */
async function openDoor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.route('**/table', (route) => route.fulfill({ json: makeCard({ code: true }) }));
  return page;
}

/** Milliseconds from asking for a page until a button on it is there and the page has time for it. */
async function timeToButton(browser: Browser, address: string): Promise<number> {
  const page = await openDoor(browser);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('button:not(:disabled)').first().waitFor();
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      }),
  );
  await page.context().close();
  return time;
}
