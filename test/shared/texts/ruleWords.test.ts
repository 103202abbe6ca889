import { describe, expect, test } from 'vitest';
import { AWAY_AFTER, PACES, HINTS, POINTS_SHOWN, TURN_TIMES } from '../../../src/shared/protocol/tableFacts';
import { rulesSchema } from '../../../src/shared/rules/rules';
import { TABLE_SLOTS } from '../../../src/shared/texts/rules/sentence';
import { SENTENCES } from '../../../src/shared/texts/en/rules/sheet';
import type { ValueWords } from '../../../src/shared/texts/rules/valueWords';
import { VALUES } from '../../../src/shared/texts/en/rules/values';

/** Every value of every option that is no number, as rules.ts has them. */
const LISTED = Object.entries(rulesSchema.entries).flatMap(
  ([rule, schema]): (readonly [string, readonly string[]])[] => {
    if (schema.type === 'picklist') return [[rule, schema.options.map(String)]];
    return schema.type === 'boolean' ? [[rule, ['false', 'true']]] : [];
  },
);

describe.each([
  ...LISTED,
  ['pace', PACES] as const,
  ['awayAfter', AWAY_AFTER.map(String)] as const,
  ['turnTime', TURN_TIMES.map(String)] as const,
  ['pointsShown', POINTS_SHOWN] as const,
  ['hints', HINTS] as const,
])('%s', (rule, values) => {
  const words = new Map<string, Readonly<Record<string, ValueWords>>>(Object.entries(VALUES)).get(rule) ?? {};

  test('has words for each of its values and for no other', () => {
    expect(Object.keys(words).sort()).toEqual([...values].sort());
  });

  test('says each of them in its own words, on one line', () => {
    const said = Object.values(words);
    for (const key of ['word', 'short', 'says'] as const) {
      expect(new Set(said.map((value) => value[key])).size).toBe(said.length);
    }
    for (const { says } of said) expect(says).toMatch(/^[A-Z0-9].{5,80}[.]$/);
  });
});

test('every option has its place in a sentence', () => {
  const slots = Object.values(SENTENCES)
    .flat()
    .flatMap((part) => (typeof part === 'string' ? [] : [part.slot]));
  expect([...new Set(slots)].sort()).toEqual([...Object.keys(rulesSchema.entries), ...TABLE_SLOTS].sort());
});
