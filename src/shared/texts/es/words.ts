import { wordsIn } from '../platform';
import type { Who } from '../who';

export const { numberOf, countOf, pluralOf, listOf, anyOf, momentOf } = wordsIn('es');

const SMALL = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
const SMALL_FEMININE = ['ninguna', 'una'];

/** Whether the word that is counted goes with `el` or with `la`. */
type Article = 'el' | 'la';

/** `tres`, `una`: small numbers in words, bigger ones in digits. */
export function inWords(value: number, article: Article): string {
  const feminine = article === 'la' ? SMALL_FEMININE[value] : undefined;
  return feminine ?? SMALL[value] ?? numberOf(value);
}

/** `un lugar`, `dos personas`: small numbers in words, where they are part of a sentence and not of a count. */
export function fewOf(value: number, article: Article, one: string, other: string): string {
  return `${inWords(value, article)} ${pluralOf(value, one, other)}`;
}

/** `1 ficha`, `4 fichas`. */
export function tilesOf(value: number): string {
  return countOf(value, 'ficha', 'fichas');
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** `Robas`, `Nico roba`: to whoever reads, the verb says enough. */
export function doing(who: Who, you: string, other: string): string {
  return who.isYou ? capital(you) : `${who.name} ${other}`;
}

/** `Ganas`, `Rosa gana`, `Tú y Rosa ganan`: one or some together; whoever reads comes first. */
export function allDoing(all: readonly Who[], you: string, one: string, several: string): string {
  const [only] = all;
  if (only !== undefined && all.length === 1) return doing(only, you, one);
  return `${capital(allIn(all))} ${several}`;
}

/** `tú y Rosa`, in the middle of a sentence. */
export function allIn(all: readonly Who[]): string {
  return listOf(youFirst(all).map((who) => (who.isYou ? 'tú' : who.name)));
}

/** `para ti y Rosa`: after a preposition. */
export function allAfter(all: readonly Who[]): string {
  return listOf(youFirst(all).map((who) => (who.isYou ? 'ti' : who.name)));
}

function youFirst(all: readonly Who[]): readonly Who[] {
  return [...all].sort((a, b) => Number(b.isYou) - Number(a.isYou));
}
