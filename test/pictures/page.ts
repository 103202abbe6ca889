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

/** Opens the game's page at a table in this process. */
export async function openPage(
  browser: Browser,
  origin: string,
  path: string,
  table: TableInNode,
  { theme, width, height, language = 'en', settings: set, isStill = false }: Look,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    ...mediaFor(theme),
    reducedMotion: isStill ? 'reduce' : 'no-preference',
    // Tests bring their own measures into the page.
    bypassCSP: true,
  });
  const page = await context.newPage();
  if (isStill) {
    await page.clock.install();
    page.waitForTimeout = (milliseconds) => page.clock.runFor(milliseconds);
  }
  page.on('pageerror', (error) => console.error(`page: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      console.error(`console: ${message.text()}`);
  });
  const push = (kind: string, news: LinkNews | Nearby | NetworkNews | SettingsNews): void => {
    page
      .evaluate(
        ([name, word]) => (window as unknown as Record<string, (word: unknown) => void>)[name]?.(word),
        [`gallery-${kind}`, news] as const,
      )
      .catch(() => undefined);
  };
  let settings: SettingsNews = { settings: { ...USUAL_SETTINGS, ...set }, systemLanguage: language };
  await page.exposeFunction(
    'galleryAsk',
    (question: keyof Desktop | 'nearby' | 'network' | 'link' | 'settings', words: readonly unknown[]) => {
      if (question === 'nearby') {
        push('nearby', table.nearby);
        return;
      }
      if (question === 'settings') {
        push('settings', settings);
        return;
      }
      if (question === 'network') {
        if (table.machine.network !== undefined) push('network', table.machine.network);
        return;
      }
      if (question === 'link') {
        table.listen((news) => push('link', news));
        return;
      }
      if (question === 'keepSettings') settings = { ...settings, settings: words[0] as Settings };
      return table.answer(question, words);
    },
  );
  await page.addInitScript({ content: STAND_IN });
  await page.goto(`${origin}${path}`);
  if (isStill) await page.locator('main').first().waitFor();
  return page;
}

/** A second of the page's own time, which is no time at all where it is put forward. */
const SETTLED_MS = 1000;

/** Lets a page come to rest: whatever waits for its time has happened, its letters are there, nothing moves. */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLED_MS);
  await page.waitForFunction(isAtRest);
}

/** Runs in the page. What only waits, as the reminder of a turn does, has made no progress yet. */
function isAtRest(): boolean {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => (effect?.getComputedTiming().progress ?? null) !== null);
  return document.fonts.status === 'loaded' && moving.length === 0;
}
