/** The languages Boneyard speaks. One is listed once all its sentences are there; texts.ts says where. */
export const LANGUAGES = ['en', 'es', 'pt-BR', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each is called by those who speak it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  fr: 'Français',
};

/**
 * The language to speak with somebody who prefers these, the best first, written as systems write them: `es-MX`,
 * `pt_PT.UTF-8`. Another country's form of a language stands for it; English where none of them is spoken here.
 */
export function languageFor(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((language) => primary(language) === primary(tag));
    if (found !== undefined) return found;
  }
  return 'en';
}

/** `pt` of `pt-BR`. */
function primary(tag: string): string {
  return /^[a-z]+/i.exec(tag)?.[0].toLowerCase() ?? '';
}
