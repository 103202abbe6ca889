import type { Temper } from '../../shared/protocol/botKind';
import { NAME_LETTERS } from '../../shared/protocol/version';

/** What somebody is called who gave no name that could be shown: a mark, since the host speaks no language. */
export const NAMELESS = '☺';

type NamedBot = { readonly name: string; readonly temper: Temper };

/** Bots by their first names, which many languages know, in the order they are taken; each has its own temper. */
export const NAMED_BOTS: readonly [NamedBot, ...NamedBot[]] = [
  { name: 'Olive', temper: 'keepsSuits' },
  { name: 'Hugo', temper: 'blocks' },
  { name: 'Nina', temper: 'shedsDoubles' },
  { name: 'Otto', temper: 'even' },
  { name: 'Ida', temper: 'blocks' },
  { name: 'Bruno', temper: 'shedsDoubles' },
  { name: 'Elsa', temper: 'keepsSuits' },
  { name: 'Felix', temper: 'even' },
  { name: 'Greta', temper: 'blocks' },
  { name: 'Jonas', temper: 'shedsDoubles' },
  { name: 'Klara', temper: 'keepsSuits' },
];

/** Letters beyond this many UTF-16 units are no letters: only stacked marks are that long. */
const LETTER_UNITS = 16;

/**
 * What is taken out of names: control characters, halves of letters, what turns the direction of writing around,
 * and what cannot be seen. The joiners stay: some scripts and pictures are made with them.
 */
const UNSHOWN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFD]/gu;
const JOINERS = /\u200C|\u200D|\uFE0E|\uFE0F/gu;
const BLANK = /^[\s\u115F\u1160\u2800\u3164\uFFA0\u200C\u200D\p{M}]*$/u;
const NUMBERED = / \(\d+\)$/;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A name as it may be shown: at most `most` letters as people count them, none unseen; never empty. */
export function cleanName(name: string, most: number = NAME_LETTERS): string {
  const plain = name.replace(/\s/gu, ' ').replace(UNSHOWN, '').normalize('NFC').replace(/ +/g, ' ').trim();
  const cut = cutLetters(plain, most);
  return BLANK.test(cut) ? NAMELESS : cut;
}

/** Whether a name looks like one of those taken. */
export function isTaken(name: string, taken: readonly string[]): boolean {
  const look = lookOf(name);
  return taken.some((other) => lookOf(other) === look);
}

/**
 * The name somebody goes by at a table where `taken` are already: the same, or with a number behind it, still no
 * longer than a name may be (cases.md C73). Names that look alike count as equal.
 */
export function freeName(name: string, taken: readonly string[], most: number = NAME_LETTERS): string {
  if (!isTaken(name, taken)) return name;
  const stem = name.replace(NUMBERED, '');
  for (let number = 2; ; number++) {
    const ending = ` (${number})`;
    const numbered = `${cutLetters(stem, most - ending.length)}${ending}`;
    if (!isTaken(numbered, taken)) return numbered;
  }
}

/** The next bot at a table where these names are taken already. */
export function nextBot(taken: readonly string[]): NamedBot {
  const [first] = NAMED_BOTS;
  return (
    NAMED_BOTS.find(({ name }) => !isTaken(name, taken)) ?? { ...first, name: freeName(first.name, taken) }
  );
}

function lookOf(name: string): string {
  return name.normalize('NFKC').replace(JOINERS, '').toLowerCase();
}

/** The first `most` letters of a text as people count them, with no blank at the ends. */
export function cutLetters(text: string, most: number): string {
  return [...letters.segment(text)]
    .map(({ segment }) => segment)
    .filter((letter) => letter.length <= LETTER_UNITS)
    .slice(0, most)
    .join('')
    .trim();
}
