import type { Browser, Page } from 'playwright';
import { QUESTIONS } from '../../src/shared/desktop';
import type { Desktop, LinkNews, Nearby } from '../../src/shared/desktop';
import type { NetworkNews } from '../../src/shared/network';
import { USUAL_SETTINGS } from '../../src/shared/settings';
import type { Settings, SettingsNews } from '../../src/shared/settings';
import type { Language } from '../../src/shared/texts/languages';
import type { TableInNode } from './tableInNode';

export const GALLERY_THEMES = ['day', 'evening', 'contrast'] as const;
export type GalleryTheme = (typeof GALLERY_THEMES)[number];

export type Look = {
  readonly theme: GalleryTheme;
  readonly width: number;
  readonly height: number;
  readonly language?: Language;
  readonly settings?: Partial<Settings>;
  /** Nothing moves, and what a scene waits for has happened at once: for whoever measures and does not watch. */
  readonly isStill?: boolean;
};

/** When pictures are taken whose time is put forward, whatever the machine's clock says. */
const TONIGHT = new Date(2026, 10, 29, 22, 5);

const QUESTIONS_ASKED = [...QUESTIONS, 'say'];

/** Stands on the window in place of the preload. Text, because it runs in the page and not here. */
const STAND_IN = `
  // What functions that come here from a script run by tsx are named by.
  window.__name = (named) => named;
  const hear = (kind) => (listener) => {
    window['gallery-' + kind] = listener;
    void window.galleryAsk(kind, []);
    return () => undefined;
  };
  const ask = (question) => [question, (...words) => window.galleryAsk(question, words)];
  window.desktop = {
    ...Object.fromEntries(${JSON.stringify(QUESTIONS_ASKED)}.map(ask)),
    listenNearby: hear('nearby'),
    listenNetwork: hear('network'),
    listenSettings: hear('settings'),
    listen: hear('link'),
  };
`;

/** What the system asks for, so that a page comes in a theme by itself; the TV is in evening until somebody picks. */
function mediaFor(theme: GalleryTheme) {
  return {
    colorScheme: theme === 'evening' ? 'dark' : 'light',
    contrast: theme === 'contrast' ? 'more' : 'no-preference',
  } as const;
}

/** Gives an open page another look, as somebody sets it in the game; the window keeps its size. */
export async function wear(page: Page, { theme, language = 'en', settings: set }: Look): Promise<void> {
  const news: SettingsNews = {
    settings: { ...USUAL_SETTINGS, look: theme, ...set },
    systemLanguage: language,
  };
  await page.evaluate(
    (word) => (window as unknown as Record<string, (word: unknown) => void>)['gallery-settings']?.(word),
    news,
  );
  await page.waitForFunction((spoken) => document.documentElement.lang === spoken, language);
}

/** A page of the game that shows one table of this process after another, each as if nothing had been before. */
export type Gallery = {
  readonly page: Page;
  readonly open: (path: string, table: TableInNode, look: Omit<Look, 'isStill'>) => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * `isStill`: as a look has it, for all that this page will show. `isPaused`: then its time also passes only where it is
 * put forward, so that two pictures show the same moment; what is measured by frames or timers needs time that passes.
 */
export async function openGallery(
  browser: Browser,
  origin: string,
  { isStill = false, isPaused = false }: Pick<Look, 'isStill'> & { readonly isPaused?: boolean },
): Promise<Gallery> {
  const context = await browser.newContext({
    reducedMotion: isStill ? 'reduce' : 'no-preference',
    // Tests bring their own measures into the page.
    bypassCSP: true,
  });
  const page = await context.newPage();
  if (isStill) {
    await page.clock.install({ time: TONIGHT });
    if (isPaused) await page.clock.pauseAt(TONIGHT.getTime() + 1000);
    page.waitForTimeout = (milliseconds) => page.clock.runFor(milliseconds);
  }
  page.on('pageerror', (error) => console.error(`page: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      console.error(`console: ${message.text()}`);
  });
  let answer: (question: Asked, words: readonly unknown[]) => unknown = nobodyAnswers;
  await page.exposeFunction('galleryAsk', (question: Asked, words: readonly unknown[]) =>
    answer(question, words),
  );
  await page.addInitScript({ content: STAND_IN });
  return {
    page,
    open: async (path, table, { theme, width, height, ...wanted }) => {
      answer = nobodyAnswers;
      if (page.url() !== 'about:blank') {
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
      }
      await page.setViewportSize({ width, height });
      await page.emulateMedia(mediaFor(theme));
      answer = answersOf(page, table, wanted);
      await page.goto(`${origin}${path}`);
      if (isStill) await page.locator('main').first().waitFor();
    },
    close: () => context.close(),
  };
}

/** Between two tables nothing comes to be said of the one that is gone. */
const nobodyAnswers = (): Promise<never> => new Promise(() => undefined);

/** What the page listens to; whatever else it asks for is answered once. */
const TOLD = ['nearby', 'network', 'link', 'settings'] as const;
type Told = (typeof TOLD)[number];
type Asked = keyof Desktop | Told;

function isTold(question: Asked): question is Told {
  return TOLD.some((told) => told === question);
}

/** What the page is told whenever it asks, at this table. */
function answersOf(
  page: Page,
  table: TableInNode,
  { language = 'en', settings: set }: Pick<Look, 'language' | 'settings'>,
): (question: Asked, words: readonly unknown[]) => unknown {
  const push = (kind: string, news: LinkNews | Nearby | NetworkNews | SettingsNews): void => {
    page
      .evaluate(
        ([name, word]) => (window as unknown as Record<string, (word: unknown) => void>)[name]?.(word),
        [`gallery-${kind}`, news] as const,
      )
      .catch(() => undefined);
  };
  let settings: SettingsNews = { settings: { ...USUAL_SETTINGS, ...set }, systemLanguage: language };
  const told: Readonly<Record<Told, () => void>> = {
    nearby: () => push('nearby', table.nearby),
    settings: () => push('settings', settings),
    network: () => {
      if (table.machine.network !== undefined) push('network', table.machine.network);
    },
    link: () => table.listen((news) => push('link', news)),
  };
  return (question, words) => {
    if (isTold(question)) {
      told[question]();
      return;
    }
    if (question === 'keepSettings') settings = { ...settings, settings: words[0] as Settings };
    return table.answer(question, words);
  };
}

/** Opens the game's page at a table in this process, in a context of its own. */
export async function openPage(
  browser: Browser,
  origin: string,
  path: string,
  table: TableInNode,
  { isStill = false, ...look }: Look,
): Promise<Page> {
  const { page, open } = await openGallery(browser, origin, { isStill });
  await open(path, table, look);
  return page;
}

/** A second of the page's own time, which is no time at all where it is put forward. */
const SETTLED_MS = 1000;

/** Lets a page come to rest: whatever waits for its time has happened, its letters are there, nothing moves. */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLED_MS);
  await page.waitForFunction(isAtRest);
}

/** Runs in the page. What only waits for its time, as the reminder of a turn does, is at rest. */
function isAtRest(): boolean {
  const isMoving = ({ playState, currentTime, effect }: Animation): boolean =>
    playState === 'running' && Number(currentTime) >= (effect?.getComputedTiming().delay ?? 0);
  return document.fonts.status === 'loaded' && !document.getAnimations().some(isMoving);
}
