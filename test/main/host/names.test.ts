import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAMED_BOTS, cleanName, freeName, NAMELESS, nextBot } from '../../../src/main/host/names';
import { NAME_LETTERS } from '../../../src/shared/protocol/version';

function lettersOf(text: string): number {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
}

describe('a name is shown as it was given, without what cannot be seen', () => {
  test.each([
    ['Inês', 'Inês', 'letters of any script stay'],
    ['  Sam\t\n ', 'Sam', 'blanks at the ends go'],
    ['Ana  \u00A0 Maria', 'Ana Maria', 'blanks within are one blank'],
    ['Be\u0000n\u001B[31m', 'Ben[31m', 'control characters go'],
    ['\u202Enab\u202C', 'nab', 'nothing turns the direction of writing around'],
    ['Zo\u200Be\u2066\u2069', 'Zoe', 'nothing unseen stands within'],
    ['E\u0301va', 'Éva', 'a letter is written in one way'],
    ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦', 'a family is one letter'],
    ['', NAMELESS, 'no name is a mark'],
    [' \u200B\u3164 ', NAMELESS, 'a name that cannot be seen is none'],
    ['\uD800', NAMELESS, 'half a letter is none'],
    [`a${'\u0301'.repeat(300)}b`, 'b', 'marks do not pile up'],
    ['x'.repeat(500), 'x'.repeat(NAME_LETTERS), 'five hundred letters are cut'],
  ])('%j becomes %j: %s', (given, shown) => {
    expect(cleanName(given)).toBe(shown);
  });

  test('whatever is given, the name is neither empty nor too long, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (given) => {
        const name = cleanName(given);
        expect(lettersOf(name)).toBeGreaterThan(0);
        expect(lettersOf(name)).toBeLessThanOrEqual(NAME_LETTERS);
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u);
        expect(cleanName(name)).toBe(name);
      }),
    );
  });
});

describe('no two at a table go by one name (cases.md C73)', () => {
  test.each([
    ['Sam', ['Sam'], 'Sam (2)'],
    ['Sam', ['Sam', 'Sam (2)'], 'Sam (3)'],
    ['sam', ['Sam'], 'sam (2)'],
    ['Sam (2)', [], 'Sam (2)'],
    ['Sam (2)', ['Sam (2)'], 'Sam (3)'],
    ['Ｓａｍ', ['Sam'], 'Ｓａｍ (2)'],
    ['x'.repeat(NAME_LETTERS), ['x'.repeat(NAME_LETTERS)], `${'x'.repeat(NAME_LETTERS - 4)} (2)`],
  ])('%j beside %j is called %j', (name, taken, called) => {
    expect(freeName(name, taken)).toBe(called);
  });

  test('any number of people with any names are all called differently, and never by too long a name', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Sam', 'sam ', 'SAM', 'Sam (2)', 'x'.repeat(40)), { maxLength: 14 }),
        (given) => {
          const names = given.reduce<readonly string[]>(
            (all, name) => [...all, freeName(cleanName(name), all)],
            [],
          );
          expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
          for (const name of names) expect(lettersOf(name)).toBeLessThanOrEqual(NAME_LETTERS);
        },
      ),
    );
  });

  test('a bot takes the first name nobody has, also when all are had', () => {
    expect(nextBot([])).toEqual(NAMED_BOTS[0]);
    expect(nextBot(['olive'])).toEqual(NAMED_BOTS[1]);
    const all = NAMED_BOTS.map(({ name }) => name);
    expect(nextBot(all)).toEqual({ ...NAMED_BOTS[0], name: `${all[0]} (2)` });
  });
});
