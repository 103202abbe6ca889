import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES, languageFor } from '../../../src/shared/texts/languages';
import { en } from '../../../src/shared/texts/en';
import { learn, speak, texts } from '../../../src/shared/texts/texts';
import { callablesOf } from '../../helpers/examples';
import type { Callable } from '../../helpers/examples';
import { sentencesIn } from '../../helpers/sentences';
import { DEAF_TO, SAME_AS_ENGLISH } from './exceptions';

type Tree = Readonly<Record<string, unknown>>;

const ENGLISH = fileURLToPath(new URL('../../../src/shared/texts/en.ts', import.meta.url));
const [, ...OTHERS] = LANGUAGES;

let callables: readonly Callable[] = [];
beforeAll(() => {
  callables = callablesOf(ENGLISH, 'en');
});

/** Words of one part of a language. */
function partOf(language: Tree, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (part as Tree)[name], language);
}

const MARK = /Zq[0-9a-z]+z/g;

/** What a function of a language says to some words. */
function said(language: Tree, { path }: Callable, words: readonly unknown[]): string {
  const speakIt = partOf(language, path) as (...words: readonly unknown[]) => string;
  return speakIt(...words);
}

/** The usual words, and with them every way in which one word alone is another. */
function* calls({ parameters }: Callable): Generator<readonly unknown[]> {
  const usual = parameters.map(([first]) => first);
  yield usual;
  for (const [at, examples] of parameters.entries()) {
    for (const example of examples.slice(1)) yield usual.with(at, example);
  }
}

/** Two calls that differ in one word only, with every way of saying the others. */
function* pairs(callable: Callable): Generator<readonly [readonly unknown[], readonly unknown[], number]> {
  for (const call of calls(callable)) {
    for (const [at, examples] of callable.parameters.entries()) {
      for (const example of examples) yield [call, call.with(at, example), at];
    }
  }
}

describe.each(OTHERS)('%s', (language) => {
  let words: Tree = {};
  beforeAll(async () => {
    words = await learn(language);
  });
  const isExcepted = (path: string, exceptions: Readonly<Record<string, readonly string[]>>): boolean =>
    (exceptions[language] ?? []).includes(path);

  test('uses whatever a sentence is given that makes a difference in English', () => {
    const deaf = callables.flatMap((callable) => {
      if (isExcepted(callable.path, DEAF_TO)) return [];
      for (const [one, other, at] of pairs(callable)) {
        const makesNone = said(words, callable, one) === said(words, callable, other);
        if (makesNone && said(en, callable, one) !== said(en, callable, other)) {
          return [`${callable.path}, word ${at + 1}: ${said(words, callable, one)}`];
        }
      }
      return [];
    });
    expect(deaf).toEqual([]);
  });

  test('says the same names as the English, letter by letter', () => {
    for (const callable of callables) {
      for (const call of calls(callable)) {
        const marks = (text: string): readonly string[] => [...new Set(text.match(MARK))].sort();
        const theirs = said(words, callable, call);
        expect([callable.path, theirs, marks(theirs)]).toEqual([
          callable.path,
          theirs,
          marks(said(en, callable, call)),
        ]);
      }
    }
  });

  test('leaves the same options open in every sentence of the rules', () => {
    const slots = (tree: Tree): unknown =>
      Object.entries(partOf(tree, 'rules.sentences') as Tree).map(([name, parts]) => [
        name,
        (parts as readonly unknown[])
          .flatMap((part) => (typeof part === 'string' ? [] : [(part as Tree)['slot']]))
          .sort(),
      ]);
    expect(slots(words)).toEqual(slots(en));
  });

  test('says everything in its own words', () => {
    const english = new Map(sentencesIn(en));
    const same = sentencesIn(words).filter(
      ([path, sentence]) => /\p{L}{2}/u.test(sentence) && english.get(path) === sentence,
    );
    expect(same.map(([path]) => path).filter((path) => !isExcepted(path, SAME_AS_ENGLISH))).toEqual([]);
  });

  test('has no empty sentence where the English says something, and sets its signs as print does', () => {
    const english = new Map(sentencesIn(en));
    for (const [path, sentence] of sentencesIn(words)) {
      if (english.get(path) !== '') expect([path, sentence]).not.toEqual([path, '']);
      expect([path, sentence]).not.toEqual([path, expect.stringMatching(/['"]|\.\.\.| {2}/)]);
    }
  });
});

test('French keeps a narrow space where it sets one, so that no line begins with a sign', async () => {
  const french: Tree = await learn('fr');
  const plain = sentencesIn(french).map(([, sentence]) => sentence);
  const made = callables.flatMap((callable) =>
    [...calls(callable)].map((call) => said(french, callable, call)),
  );
  const loose = [...plain, ...made].filter((sentence) =>
    /(?<!\u202f)(?:[;?!»%]|:(?!\S))|«(?!\u202f)/u.test(sentence),
  );
  expect(loose).toEqual([]);
});

test('every language is named by those who speak it, and no two alike', () => {
  expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(LANGUAGES.length);
});

test.each([
  [['en-GB', 'es'], 'en'],
  [['tlh', 'en'], 'en'],
  [['C'], 'en'],
  [[], 'en'],
  [['eo', 'x-klingon'], 'en'],
  [['espresso'], 'en'],
  [['es_MX.UTF-8', 'en'], 'es'],
  [['eo', 'es-419'], 'es'],
  [['pt_BR.UTF-8', 'en'], 'pt-BR'],
  [['pt-PT'], 'pt-BR'],
  [['fr-CA', 'en-CA'], 'fr'],
  [['fr_FR.UTF-8'], 'fr'],
] as const)('whoever prefers %j is spoken to in %s', (preferred, language) => {
  expect(languageFor(preferred)).toBe(language);
});

test('what is spoken here follows whoever says so', async () => {
  expect(texts()).toBe(await learn('en'));
  const another = { ...en, name: 'Domino' };
  speak(() => another);
  expect(texts().name).toBe('Domino');
  speak(() => en);
});
