import * as v from 'valibot';
import { tileCount } from '../shared/engine/tile';
import type { Setup } from '../shared/protocol/tableFacts';
import { check } from '../shared/rules/check';
import type { RuleTrouble } from '../shared/rules/check';
import { makeRules } from '../shared/rules/presets';
import { chosenRulesSchema, rulesSchema } from '../shared/rules/rules';
import type { ChosenRules, RuleName, Rules } from '../shared/rules/rules';

/** What a table agrees on before a game: an option of rules.md, or how many sit. */
export type Agreed = RuleName | 'seats';
export type Value = string | number | boolean | null;

/** Every option of rules.md, in its order. */
export const RULE_NAMES: readonly RuleName[] = v.keyof(rulesSchema).options;

export function rulesOf({ preset, seats, chosen }: Setup): Rules {
  return makeRules(preset, seats, chosen);
}

/** Everything that keeps this table from being played; empty where nothing does. */
export function troublesOf(setup: Setup): readonly RuleTrouble[] {
  return check(rulesOf(setup), setup.seats);
}

export function isPlayable(setup: Setup): boolean {
  return troublesOf(setup).length === 0;
}

/** How many tiles nobody is dealt. */
export function leftOver(setup: Setup): number {
  const { set, handSize } = rulesOf(setup);
  return tileCount(set) - setup.seats * handSize;
}

/** The setup with one thing set by hand, or left to the preset where it is what the preset says anyway. */
export function withChosen(setup: Setup, what: Agreed, value: Value): Setup {
  if (what === 'seats') return { ...setup, seats: Number(value) };
  const unset = withUsual(setup, what);
  if (rulesOf(unset)[what] === value) return unset;
  return { ...setup, chosen: { ...unset.chosen, ...v.parse(chosenRulesSchema, { [what]: value }) } };
}

/** The setup with one option as the preset has it. */
export function withUsual(setup: Setup, rule: RuleName): Setup {
  const others: ChosenRules = Object.fromEntries(
    Object.entries(setup.chosen).filter(([name]) => name !== rule),
  );
  return { ...setup, chosen: others };
}

/** The options set by hand to something else than they would be by themselves. */
export function changedRules(setup: Setup): readonly RuleName[] {
  const rules = rulesOf(setup);
  return RULE_NAMES.filter(
    (rule) => rule in setup.chosen && rulesOf(withUsual(setup, rule))[rule] !== rules[rule],
  );
}

/** The options that two setups play differently. */
export function rulesApart(one: Setup, other: Setup): readonly RuleName[] {
  const [before, now] = [rulesOf(one), rulesOf(other)];
  return RULE_NAMES.filter((rule) => before[rule] !== now[rule]);
}
