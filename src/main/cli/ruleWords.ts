import * as v from 'valibot';
import type { Result } from '../../shared/result';
import { err, ok, unreachable } from '../../shared/result';
import type { ChosenRules, RuleName } from '../../shared/rules/rules';
import { chosenRulesSchema, rulesSchema, TARGET_MOST } from '../../shared/rules/rules';

/** Why `option=value` chooses no rule. */
export type RuleWordTrouble =
  | { readonly code: 'noValue'; readonly word: string }
  | { readonly code: 'noSuchOption'; readonly option: string; readonly options: readonly string[] }
  | { readonly code: 'noSuchValue'; readonly option: RuleName; readonly values: readonly string[] };

const OPTIONS = v.keyof(rulesSchema).options;

/**
 * Reads options of rules.md as they are written on a command line, `drawing=one`; the last word on an option counts.
 * Refuses the first that is not one or never has that value; whether they can be played together, `check` says.
 */
export function parseRuleWords(words: readonly string[]): Result<ChosenRules, RuleWordTrouble> {
  const chosen: Record<string, unknown> = {};
  for (const word of words) {
    const at = word.indexOf('=');
    if (at === -1) return err({ code: 'noValue', word });
    const [name, value] = [word.slice(0, at), valueOf(word.slice(at + 1))];
    const option = OPTIONS.find((known) => known === name);
    if (option === undefined) return err({ code: 'noSuchOption', option: name, options: OPTIONS });
    if (!v.is(rulesSchema.entries[option], value)) {
      return err({ code: 'noSuchValue', option, values: valuesOf(option) });
    }
    chosen[option] = value;
  }
  return ok(v.parse(chosenRulesSchema, chosen));
}

function valueOf(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d{1,7}$/.test(text) ? Number(text) : text;
}

function valuesOf(option: RuleName): readonly string[] {
  const schema = rulesSchema.entries[option];
  switch (schema.type) {
    case 'picklist':
      return schema.options.map(String);
    case 'boolean':
      return ['true', 'false'];
    case 'number':
      return [option === 'target' ? `1 to ${TARGET_MOST}` : 'a whole number from 1'];
    default:
      return unreachable(schema);
  }
}
