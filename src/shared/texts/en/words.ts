const PLURALS = new Intl.PluralRules('en');
const NUMBERS = new Intl.NumberFormat('en');
const LISTS = new Intl.ListFormat('en', { type: 'conjunction' });

export function numberOf(value: number): string {
  return NUMBERS.format(value);
}

/** `1 tile`, `4 tiles`, `1,000 pips`. */
export function countOf(value: number, one: string, other: string): string {
  return `${numberOf(value)} ${PLURALS.select(value) === 'one' ? one : other}`;
}

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `one seat`, `two seats`: small numbers in words, where they are part of a sentence and not of a count. */
export function fewOf(value: number, one: string, other: string): string {
  return `${SMALL[value] ?? numberOf(value)} ${PLURALS.select(value) === 'one' ? one : other}`;
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** `Rosa`, `Rosa and Abel`, `Rosa, Abel and Nico`. */
export function listOf(items: readonly string[]): string {
  return LISTS.format(items).replace(', and ', ' and ');
}

/** `Inês’s table`, in the way names are owned. */
export function ownedBy(name: string): string {
  return `${name}’s`;
}

/** Somebody at the table, and whether that is whoever reads the sentence. */
export type Who = { readonly name: string; readonly isYou: boolean };

/** `You draw`, `Nico draws`. */
export function doing(who: Who, you: string, other: string): string {
  return who.isYou ? `You ${you}` : `${who.name} ${other}`;
}

/** `you`, `Nico`, in the middle of a sentence. */
export function nameIn(who: Who): string {
  return who.isYou ? 'you' : who.name;
}
