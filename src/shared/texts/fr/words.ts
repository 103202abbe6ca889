import { wordsIn } from '../platform';
import type { Who } from '../who';

export const { numberOf, countOf, pluralOf, listOf, anyOf, momentOf } = wordsIn('fr');

const SMALL = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const SMALL_FEMININE = ['aucune', 'une'];

/** Whether the word that is counted goes with `un` or with `une`. */
type Article = 'un' | 'une';

/** A verb of which one or some are the subject: `tu gagnes`, `Rosa gagne`, `Rosa et toi gagnez`, `Rosa et Nico gagnent`. */
export type Verb = {
  readonly you: string;
  readonly one: string;
  readonly withYou: string;
  readonly several: string;
};

/** `trois`, `une`: small numbers in words, bigger ones in digits. */
export function inWords(value: number, article: Article): string {
  const feminine = article === 'une' ? SMALL_FEMININE[value] : undefined;
  return feminine ?? SMALL[value] ?? numberOf(value);
}

/** `une place`, `deux personnes`: small numbers in words, where they are part of a sentence and not of a count. */
export function fewOf(value: number, article: Article, one: string, other: string): string {
  return `${inWords(value, article)} ${pluralOf(value, one, other)}`;
}

/** `1 domino`, `4 dominos`. */
export function dominoes(value: number): string {
  return countOf(value, 'domino', 'dominos');
}

/** `une personne`, `deux personnes`. */
export function people(value: number): string {
  return fewOf(value, 'une', 'personne', 'personnes');
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** A vowel as it is written with no accent; y is one before a consonant, as in Yves. An h is left alone: both are said. */
const VOWEL = /^(?:[aeiouœæ]|y(?![aeiou]))/i;

/** `de Rosa`, `d’Inês`. */
export function de(name: string): string {
  return VOWEL.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
}

/** `Tu pioches`, `Nico pioche`. */
export function doing(who: Who, you: string, other: string): string {
  return who.isYou ? `Tu ${you}` : `${who.name} ${other}`;
}

/** `Tu gagnes`, `Rosa gagne`, `Rosa et toi gagnez`: one or some together. */
export function allDoing(all: readonly Who[], verb: Verb): string {
  const [only] = all;
  if (only !== undefined && all.length === 1) return doing(only, verb.you, verb.one);
  return `${capital(allIn(all))} ${all.some(({ isYou }) => isYou) ? verb.withYou : verb.several}`;
}

/** `Rosa et toi`, in the middle of a sentence: whoever reads comes last. */
export function allIn(all: readonly Who[]): string {
  const youLast = [...all].sort((a, b) => Number(a.isYou) - Number(b.isYou));
  return listOf(youLast.map(nameIn));
}

/** `toi`, `Nico`, in the middle of a sentence. */
export function nameIn(who: Who): string {
  return who.isYou ? 'toi' : who.name;
}
