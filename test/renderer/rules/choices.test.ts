import { fc, test as prop } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { choicesOf, parseTyped } from '../../../src/renderer/rules/choices';
import { isPlayable, RULE_NAMES, rulesOf } from '../../../src/renderer/setup';
import type { Setup } from '../../../src/shared/protocol/tableFacts';
import { texts } from '../../../src/shared/texts/texts';
import { arbitrarySetup } from './arbitrarySetup';

const words = texts();
const labels = (what: Parameters<typeof choicesOf>[1], setup: Setup): readonly string[] =>
  choicesOf(words, what, setup).map(({ label, refused }) => (refused === null ? label : `(${label})`));

const DRAW_4: Setup = { preset: 'draw', chosen: {}, seats: 4 };

describe('what is offered', () => {
  test('of hands goes one beyond what the set can deal', () => {
    expect(labels('handSize', DRAW_4)).toEqual(['3', '4', '5', '6', '7', '(8)']);
    expect(labels('handSize', { preset: 'draw', chosen: { set: 18 }, seats: 10 })).toEqual(
      Array.from({ length: 10 }, (_, more) => String(more + 3)),
    );
  });

  test('of targets has the one that was typed among it', () => {
    expect(labels('target', { ...DRAW_4, chosen: { target: 77 } })).toContain('77');
  });

  test('of seats strikes out what the set is too small for', () => {
    expect(labels('seats', DRAW_4)).toEqual(['2', '3', '4', '(5)', '(6)', '(7)', '(8)', '(9)', '(10)']);
  });

  test('of hands says what stays in the boneyard, or takes no part', () => {
    const says = (preset: 'draw' | 'block'): string | undefined =>
      choicesOf(words, 'handSize', { ...DRAW_4, preset }).find(({ value }) => value === 7)?.says;
    expect(says('draw')).toBe('7 each leaves none in the boneyard.');
    expect(says('block')).toBe('7 each deals every tile.');
  });
});

prop.prop([arbitrarySetup.filter(isPlayable), fc.constantFrom(...RULE_NAMES)])(
  'what a table plays by is always offered, and never struck out',
  (setup, rule) => {
    const now = choicesOf(words, rule, setup).find(({ value }) => value === rulesOf(setup)[rule]);
    expect(now?.refused).toBeNull();
  },
);

test.each([
  ['61', 61],
  [' 1000 ', 1000],
  ['0', null],
  ['1001', null],
  ['1e2', null],
  ['', null],
  ['-5', null],
] as const)('%j typed is %j', (text, number) => {
  expect(parseTyped(text, 1000)).toBe(number);
});
