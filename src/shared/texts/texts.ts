import { en } from './en';

/** What every language must say, and with which arguments. */
export type Texts = typeof en;

export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

const TEXTS: Readonly<Record<Language, Texts>> = { en };

/** The sentences in one language. */
export function texts(language: Language = 'en'): Texts {
  return TEXTS[language];
}
