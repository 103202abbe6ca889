import { expectTypeOf, test } from 'vitest';
import type { Texts } from '../../../src/shared/texts/book';

const home = {} as Texts['home'];
const { playNow: _playNow, ...rest } = home;

test('a language that lacks a sentence does not compile', () => {
  expectTypeOf(rest).not.toExtend<Texts['home']>();
});

test('a language whose sentence takes other words does not compile', () => {
  expectTypeOf<(table: number) => string>().not.toExtend<Texts['home']['sitDownAt']>();
  expectTypeOf<(table: string, more: string) => string>().not.toExtend<Texts['home']['sitDownAt']>();
});

test('a language with a sentence that English does not know does not compile', () => {
  // @ts-expect-error There is no such sentence.
  const more: Texts['home'] = { ...home, more: '' };
  expectTypeOf(more).toExtend<Texts['home']>();
});
