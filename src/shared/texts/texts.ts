import type { Texts } from './book';
import { en } from './en';
import type { Language } from './languages';

/** Where the sentences of each language lie; a page fetches those it speaks, beside the English. */
const BOOKS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: () => Promise.resolve(en),
  es: async () => (await import('./es')).es,
  'pt-BR': async () => (await import('./pt-BR')).ptBR,
  fr: async () => (await import('./fr')).fr,
};

/** The sentences of one language. */
export function learn(language: Language): Promise<Texts> {
  return BOOKS[language]();
}

let spoken: () => Texts = () => en;

/** Has `texts` say what `source` gives, from then on and whenever it is asked. */
export function speak(source: () => Texts): void {
  spoken = source;
}

/** The sentences in the language spoken here: English until something else is. A page derives from it. */
export function texts(): Texts {
  return spoken();
}
