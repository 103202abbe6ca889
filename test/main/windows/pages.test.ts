import { beforeEach, expect, test } from 'vitest';
import { pageNews } from '../../../src/main/windows/pages';
import type { Page, PageNews } from '../../../src/main/windows/pages';
import type { LinkNews, Nearby, ScreenUse } from '../../../src/shared/desktop';
import type { NetworkNews } from '../../../src/shared/network';
import { USUAL_SETTINGS } from '../../../src/shared/settings';
import type { SettingsNews } from '../../../src/shared/settings';

/** Something to listen to that says at once how often it was begun, and counts who still listens. */
class Source<Word> {
  listening = 0;
  readonly #listeners = new Set<(word: Word) => void>();
  readonly #first: Word;
  constructor(first: Word) {
    this.#first = first;
  }
  readonly listen = (listener: (word: Word) => void): (() => void) => {
    this.#listeners.add(listener);
    this.listening += 1;
    listener(this.#first);
    return () => {
      if (this.#listeners.delete(listener)) this.listening -= 1;
    };
  };
  say(word: Word): void {
    for (const listener of this.#listeners) listener(word);
  }
}

const NOBODY: Nearby = { tables: [], silent: [], discovery: 'looking' };
const ALONE: NetworkNews = { discovery: 'noNetwork', adapters: [], table: null };
const UP: LinkNews = { is: 'up' };

let network = new Source<NetworkNews>(ALONE);
let nearby = new Source<Nearby>(NOBODY);
let link: Source<LinkNews> | null = null;
let told: [ScreenUse, unknown][] = [];
let news: PageNews;
const pageFor = (use: ScreenUse): Page => ({ use, tell: (_news, word) => void told.push([use, word]) });
const player = pageFor('player');
const tv = pageFor('table');

beforeEach(() => {
  network = new Source<NetworkNews>(ALONE);
  nearby = new Source<Nearby>(NOBODY);
  link = null;
  told = [];
  news = pageNews({
    nearby: nearby.listen,
    network: network.listen,
    settings: new Source<SettingsNews>({ settings: USUAL_SETTINGS, systemLanguage: 'en' }).listen,
    link: () => link?.listen ?? null,
  });
});

test('a page hears what it wants, at once and from then on, until it wants it no longer', () => {
  news.want(player, { news: 'nearby', wanted: true });
  nearby.say({ tables: [], silent: [], discovery: 'blocked' });
  news.want(player, { news: 'nearby', wanted: false });
  nearby.say(NOBODY);
  expect(told).toEqual([
    ['player', NOBODY],
    ['player', { tables: [], silent: [], discovery: 'blocked' }],
  ]);
  expect(nearby.listening).toBe(0);
});

test('wanting twice is told anew and is still one listener', () => {
  news.want(player, { news: 'nearby', wanted: true });
  news.want(player, { news: 'nearby', wanted: true });
  expect(told).toHaveLength(2);
  expect(nearby.listening).toBe(1);
});

test('a page that listened at Home hears the table once there is one', () => {
  news.want(player, { news: 'link', wanted: true });
  expect(told).toEqual([]);
  link = new Source<LinkNews>(UP);
  news.tableChanged();
  expect(told).toEqual([['player', UP]]);
});

test('a page hears only the table it is at', () => {
  const before = new Source<LinkNews>(UP);
  link = before;
  news.want(player, { news: 'link', wanted: true });
  news.want(tv, { news: 'link', wanted: true });
  expect(before.listening).toBe(2);
  link = null;
  news.tableChanged();
  expect(before.listening).toBe(0);
});

test('a page that was closed or begins anew hears nothing more', () => {
  const here = new Source<LinkNews>(UP);
  link = here;
  news.want(player, { news: 'link', wanted: true });
  news.want(player, { news: 'nearby', wanted: true });
  news.forget(player);
  expect(here.listening).toBe(0);
  expect(nearby.listening).toBe(0);
  news.tableChanged();
  expect(told).toHaveLength(2);
});

test('a page that looks at the network hears of it until it looks away or is gone', () => {
  news.want(player, { news: 'network', wanted: true });
  expect(told).toEqual([['player', ALONE]]);
  expect(network.listening).toBe(1);
  news.forget(player);
  expect(network.listening).toBe(0);
});
