import { wordsIn } from '../platform';
import type { Who } from '../who';

const ENGLISH = wordsIn('en');

export const { numberOf, countOf, pluralOf, momentOf } = ENGLISH;

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `three`: small numbers in words, bigger ones in digits. */
export function inWords(value: number): string {
  return SMALL[value] ?? numberOf(value);
}

/** `one seat`, `two seats`: small numbers in words, where they are part of a sentence and not of a count. */
export function fewOf(value: number, one: string, other: string): string {
  return `${inWords(value)} ${pluralOf(value, one, other)}`;
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** `Rosa`, `Rosa and Abel`, `Rosa, Abel and Nico`. */
export function listOf(items: readonly string[]): string {
  return ENGLISH.listOf(items).replace(', and ', ' and ');
}

/** `a 2, a 4 or a 5`: one of these. */
export function anyOf(items: readonly string[]): string {
  return ENGLISH.anyOf(items).replace(', or ', ' or ');
}

/** `Inês’s table`, in the way names are owned. */
export function ownedBy(name: string): string {
  return `${name}’s`;
}

/** `You draw`, `Nico draws`. */
export function doing(who: Who, you: string, other: string): string {
  return who.isYou ? `You ${you}` : `${who.name} ${other}`;
}

/** `You win`, `Rosa wins`, `You and Rosa win`: some together; whoever reads comes first. */
export function allDoing(all: readonly Who[], several: string, other: string): string {
  const [one] = all;
  if (one !== undefined && all.length === 1) return doing(one, several, other);
  return `${capital(listOf(youFirst(all).map(nameIn)))} ${several}`;
}

/** `you and Rosa`, in the middle of a sentence. */
export function allIn(all: readonly Who[]): string {
  return listOf(youFirst(all).map(nameIn));
}

function youFirst(all: readonly Who[]): readonly Who[] {
  return [...all].sort((a, b) => Number(b.isYou) - Number(a.isYou));
}

/** `you`, `Nico`, in the middle of a sentence. */
export function nameIn(who: Who): string {
  return who.isYou ? 'you' : who.name;
}
