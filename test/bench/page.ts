import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { openBrowser } from '../e2e/phone';
import { makeCard } from '../helpers/tableCard';
import { ROOT } from '../run/command';
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
    return [...sizes(), row('median', median), row('p95', (values) => quantile(values, 0.95))];
  } finally {
    await browser.close();
    await server.close();
  }
};

/** What is fetched before anything is shown, compressed as a browser asks for it. */
function sizes(): readonly BenchResult[] {
  const folder = join(ROOT, 'out/renderer/assets');
  return ['js', 'css'].map((kind) => {
    const files = readdirSync(folder).filter((name) => name.endsWith(`.${kind}`));
    const size = files.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
    return {
      name: kind === 'js' ? 'script' : 'style',
      unit: 'kB',
      ours: size / KB,
      yardstick: null,
      ratio: null,
      n: files.length,
      note: 'compressed with gzip, in thousands of bytes',
    };
  });
}

/** Milliseconds from asking for a page until a button on it is there and the page has time for it. */
async function timeToButton(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  // The table behind the page: a phone at its door asks what it is called.
  await page.route('**/table', (route) => route.fulfill({ json: makeCard({ code: true }) }));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('button:not(:disabled)').first().waitFor();
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      }),
  );
  await context.close();
  return time;
}
