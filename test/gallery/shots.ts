// Pictures of the gallery, to be looked at: `npx tsx test/gallery/shots.ts FOLDER [NAME…]`. CHROMIUM=path where
// Playwright has no browser of its own.
import { chromium } from 'playwright';
import { serveGallery } from './serve';

type Shot = {
  readonly name: string;
  readonly query: string;
  readonly width: number;
  readonly height: number;
};

const THEMES = ['day', 'evening', 'contrast'] as const;

function shot(name: string, query: string, width = 1280, height = 800): Shot {
  return { name, query, width, height };
}

const SHOTS: readonly Shot[] = [
  ...THEMES.map((theme) => shot(`player-${theme}`, `piece=player&theme=${theme}`)),
  shot('tv', 'piece=tv&theme=evening', 1920, 1080),
  shot('tiles', 'piece=tiles', 1280, 900),
  shot('home', 'piece=home'),
  shot('round', 'piece=round&theme=evening'),
  shot('washed', 'piece=washed&theme=evening'),
  ...THEMES.map((theme) => shot(`seats-${theme}`, `piece=seats&theme=${theme}`)),
  ...[1, 5, 14, 28].flatMap((tiles) => [
    shot(`board-${tiles}`, `piece=board&tiles=${tiles}`),
    shot(`board-${tiles}-tv`, `piece=board&tiles=${tiles}&theme=evening`, 1920, 1080),
    shot(`board-${tiles}-small`, `piece=board&tiles=${tiles}`, 800, 600),
  ]),
  shot('board-nine', 'piece=board&tiles=45&top=9&spinner'),
  shot('board-eighteen', 'piece=board&tiles=60&top=18&spinner&theme=evening', 1920, 1080),
  ...[7, 14, 25].map((tiles) => shot(`hand-${tiles}`, `piece=hand&tiles=${tiles}`)),
  shot('hand-25-small', 'piece=hand&tiles=25', 800, 600),
];

const [folder = 'test-results/gallery', ...names] = process.argv.slice(2);
const { address, server } = await serveGallery();
const path = process.env['CHROMIUM'];
const browser = await chromium.launch({
  ...(path === undefined ? {} : { executablePath: path }),
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') console.error(message.text());
  });
  for (const { name, query, width, height } of SHOTS) {
    if (names.length > 0 && !names.some((wanted) => name.startsWith(wanted))) continue;
    await page.setViewportSize({ width, height });
    await page.goto(`${address}?${query}`);
    await page.waitForSelector('main');
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${folder}/${name}.png` });
  }
} finally {
  await browser.close();
  await server.close();
}
