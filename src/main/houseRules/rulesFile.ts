import * as v from 'valibot';
import type { RulesToKeep, ShelfTrouble } from '../../shared/houseRules';
import { setupSchema, tableOptionsSchema, USUAL_OPTIONS } from '../../shared/protocol/tableFacts';
import type { TableOptions } from '../../shared/protocol/tableFacts';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import { check } from '../../shared/rules/check';
import { makeRules } from '../../shared/rules/presets';
import { cleanName, NAMELESS } from '../host/names';
import type { FileKind } from '../shelf/readFile';

export const RULES_EXTENSION = '.domino-rules.json';
export const RULES_NAME_LETTERS = 40;

const FORMAT = 'domino-rules';
const VERSION = 1;

const markSchema = v.object({ format: v.literal(FORMAT), version: v.number() });
const fileSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  name: v.string(),
  ...setupSchema.entries,
  options: v.exactOptional(v.partial(tableOptionsSchema)),
});

/** Rules under a name that can be shown and that a table can be played by, or why they are not. */
export function asKept({ name, setup, options }: RulesToKeep): Result<RulesToKeep, ShelfTrouble> {
  const shown = cleanName(name, RULES_NAME_LETTERS);
  if (shown === NAMELESS) return err({ code: 'noName' });
  const { preset, seats, chosen } = setup;
  const [trouble] = check(makeRules(preset, seats, chosen), seats);
  return trouble === undefined ? ok({ name: shown, setup, options }) : err({ code: 'unplayable', trouble });
}

/** Reads the text of a file of house rules; refuses, naming the first option that is in the way. */
export function parseRulesFile(text: string): Result<RulesToKeep, ShelfTrouble> {
  const json = parseJson(text);
  const mark = v.safeParse(markSchema, json);
  if (!mark.success) return err({ code: 'notRules' });
  if (mark.output.version > VERSION) return err({ code: 'otherVersion' });
  const parsed = v.safeParse(fileSchema, json, { abortEarly: true });
  if (!parsed.success) return err(troubleOf(parsed.issues[0]));
  const { name, preset, chosen, seats, options } = parsed.output;
  return asKept({ name, setup: { preset, chosen, seats }, options: wholeOptions(options ?? {}) });
}

/** Files of before an option was thought of leave it out. */
function wholeOptions(options: object): TableOptions {
  return v.parse(tableOptionsSchema, { ...USUAL_OPTIONS, ...options });
}

/** Writes house rules as `parseRulesFile` reads them. */
export function makeRulesFile({ name, setup: { preset, chosen, seats }, options }: RulesToKeep): string {
  const file = { format: FORMAT, version: VERSION, name, preset, chosen, seats, options };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is not rules, and null is neither.
    return null;
  }
}

/** What is wrong, from valibot's first issue: something that must be there is not, or one option is off. */
function troubleOf({ path, expected, received }: v.InferIssue<typeof fileSchema>): ShelfTrouble {
  const key = path?.at(-1)?.key;
  if (typeof key !== 'string' || received === 'undefined') return { code: 'notRules' };
  // A strict object expects `never` of a key it does not know.
  return { code: expected === 'never' ? 'unknownOption' : 'badValue', option: key };
}

/** Files of house rules; a real one has not a hundredth of the most that is read. */
export const RULES_FILE: FileKind<RulesToKeep, ShelfTrouble> = {
  parse: parseRulesFile,
  mostBytes: 1024 * 1024,
  tooBig: { code: 'tooBig' },
  unreadable: { code: 'unreadable' },
  foreign: { code: 'notRules' },
};
