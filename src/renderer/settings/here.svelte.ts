import { createContext } from 'svelte';
import { languageBy } from '../../shared/settings';
import type { Settings, SettingsNews } from '../../shared/settings';
import type { Language } from '../../shared/texts/languages';

/** The settings of whoever uses this page; whatever reads them follows their changes. */
export class SettingsHere {
  #news: SettingsNews;
  readonly #keep: (settings: Settings) => void;

  constructor(news: SettingsNews, keep: (settings: Settings) => void) {
    this.#news = $state.raw(news);
    this.#keep = keep;
  }

  get now(): Settings {
    return this.#news.settings;
  }

  get systemLanguage(): Language {
    return this.#news.systemLanguage;
  }

  /** The language this page speaks. */
  get language(): Language {
    return languageBy(this.#news.settings, this.#news.systemLanguage);
  }

  /** They were changed elsewhere, or here and that has come back. */
  hear(news: SettingsNews): void {
    this.#news = news;
  }

  /** Changes some of them, here at once and wherever else they are read as soon as that is known there. */
  change(change: Partial<Settings>): void {
    const settings = { ...this.#news.settings, ...change };
    this.#news = { ...this.#news, settings };
    this.#keep(settings);
  }
}

export const [useSettings, provideSettings] = createContext<SettingsHere>();
