import fc from 'fast-check';
import * as v from 'valibot';
import type { Setup } from '../../../src/shared/protocol/tableFacts';
import { PRESETS } from '../../../src/shared/rules/presets';
import { chosenRulesSchema, rulesSchema, TARGET_MOST } from '../../../src/shared/rules/rules';
import type { RuleName } from '../../../src/shared/rules/rules';
import { RULE_NAMES } from '../../../src/renderer/setup';

/** Any value an option of rules.md can have. */
export function arbitraryValue(rule: RuleName): fc.Arbitrary<string | number | boolean> {
  if (rule === 'handSize') return fc.integer({ min: 1, max: 20 });
  if (rule === 'target') return fc.integer({ min: 1, max: TARGET_MOST });
  const schema = rulesSchema.entries[rule];
  return schema.type === 'boolean' ? fc.boolean() : fc.constantFrom(...schema.options);
}

/** Any table that can be asked for: a preset, some options set by hand, 2 to 10 seats. Most cannot be played. */
export const arbitrarySetup: fc.Arbitrary<Setup> = fc
  .record({
    preset: fc.constantFrom(...PRESETS),
    seats: fc.integer({ min: 2, max: 10 }),
    some: fc.subarray([...RULE_NAMES], { maxLength: 6 }),
  })
  .chain(({ preset, seats, some }) =>
    fc
      .tuple(...some.map((rule) => arbitraryValue(rule).map((value) => [rule, value] as const)))
      .map((chosen) => ({ preset, seats, chosen: v.parse(chosenRulesSchema, Object.fromEntries(chosen)) })),
  );
