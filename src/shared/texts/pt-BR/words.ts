import { wordsIn } from '../platform';
import type { Who } from '../who';

export const { numberOf, countOf, pluralOf, listOf, anyOf, momentOf } = wordsIn('pt-BR');

/** The article a word goes with: `o lugar`, `a pedra`. */
type Article = 'o' | 'a';

const SMALL = [
  'nenhum',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
] as const;
const SMALL_WITH_A = ['nenhuma', 'uma', 'duas'] as const;

/** `três`, `duas`: small numbers in words, bigger ones in digits. */
export function inWords(value: number, article: Article): string {
  const withA = article === 'a' ? SMALL_WITH_A[value] : undefined;
  return withA ?? SMALL[value] ?? numberOf(value);
}

/** `um lugar`, `duas pessoas`: small numbers in words, where they are part of a sentence and not of a count. */
export function fewOf(value: number, article: Article, one: string, other: string): string {
  return `${inWords(value, article)} ${pluralOf(value, one, other)}`;
}

/** `1 pedra`, `4 pedras`. */
export function stones(value: number): string {
  return countOf(value, 'pedra', 'pedras');
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** `Você compra`, `Nico compra`: both are said with the same form of a verb. */
export function doing(who: Who, verb: string): string {
  return `${capital(nameIn(who))} ${verb}`;
}

/** `Você ganha`, `Rosa ganha`, `Você e Rosa ganham`: one or some together; whoever reads comes first. */
export function allDoing(all: readonly Who[], one: string, several: string): string {
  return `${capital(allIn(all))} ${all.length === 1 ? one : several}`;
}

/** `você e Rosa`, in the middle of a sentence. */
export function allIn(all: readonly Who[]): string {
  const youFirst = [...all].sort((a, b) => Number(b.isYou) - Number(a.isYou));
  return listOf(youFirst.map(nameIn));
}

/** `você`, `Nico`, in the middle of a sentence. */
export function nameIn(who: Who): string {
  return who.isYou ? 'você' : who.name;
}
