/** What the platform knows of a language: its numbers, its plurals and how it strings words together. */
export type PlatformWords = {
  /** `1,000` */
  readonly numberOf: (value: number) => string;
  /** The form of a word that goes with so many: `one` or `other`. */
  readonly pluralOf: (value: number, one: string, other: string) => string;
  /** `1 tile`, `4 tiles`, `1,000 pips`: the number, and the form of the word that goes with it. */
  readonly countOf: (value: number, one: string, other: string) => string;
  /** `Rosa, Abel and Nico`: all of these. */
  readonly listOf: (items: readonly string[]) => string;
  /** `a 2, a 4 or a 5`: one of these. */
  readonly anyOf: (items: readonly string[]) => string;
  /** `Nov 29, 21:40`: a day of late and the time; `at` in milliseconds since 1970. */
  readonly momentOf: (at: number) => string;
};

/** `language` as in languages.ts, or one that is still being written. */
export function wordsIn(language: string): PlatformWords {
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const choices = new Intl.ListFormat(language, { type: 'disjunction' });
  const moments = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

  const numberOf = (value: number): string => numbers.format(value);
  const pluralOf = (value: number, one: string, other: string): string =>
    plurals.select(value) === 'one' ? one : other;
  return {
    numberOf,
    pluralOf,
    countOf: (value, one, other) => `${numberOf(value)} ${pluralOf(value, one, other)}`,
    listOf: (items) => lists.format(items),
    anyOf: (items) => choices.format(items),
    momentOf: (at) => moments.format(at),
  };
}
