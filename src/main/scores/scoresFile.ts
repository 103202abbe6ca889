import * as v from 'valibot';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import { isWhole } from '../../shared/scores/limits';
import type { ScoresTrouble } from '../../shared/scores/shelf';
import type { NamedSheet } from '../../shared/scores/sheet';
import { sheetSchema } from '../../shared/scores/sheet';
import { cleanName, freeName, NAMELESS } from '../host/names';
import type { FileKind } from '../shelf/readFile';

export const SCORES_EXTENSION = '.domino-scores.json';
const NAME_LETTERS = 40;

const FORMAT = 'domino-scores';
const VERSION = 1;

const markSchema = v.object({ format: v.literal(FORMAT), version: v.number() });
const fileSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  name: v.string(),
  ...sheetSchema.entries,
});

/**
 * A sheet as it is kept: names that can be shown, each once. Refused: one without a name, and one that nobody could
 * have written here.
 */
export function asKept({ name, sheet }: NamedSheet): Result<NamedSheet, ScoresTrouble> {
  const shown = cleanName(name, NAME_LETTERS);
  const names = sheet.names.map((each) => cleanName(each));
  if (shown === NAMELESS || names.includes(NAMELESS)) return err('noName');
  if (!isWhole(sheet)) return err('notScores');
  const different = names.reduce<readonly string[]>(
    (before, each) => [...before, freeName(each, before)],
    [],
  );
  return ok({ name: shown, sheet: { ...sheet, names: different } });
}

/** Reads the text of a file of scores. */
function parseScoresFile(text: string): Result<NamedSheet, ScoresTrouble> {
  const json = parseJson(text);
  const mark = v.safeParse(markSchema, json);
  if (!mark.success) return err('notScores');
  if (mark.output.version > VERSION) return err('otherVersion');
  const parsed = v.safeParse(fileSchema, json, { abortEarly: true });
  if (!parsed.success) return err('notScores');
  const { name, setup, names, lines } = parsed.output;
  return asKept({ name, sheet: { setup, names, lines } });
}

/** Writes scores as they are read. */
export function makeScoresFile({ name, sheet }: NamedSheet): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, name, ...sheet }, null, 2)}\n`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is no score sheet, and null is neither.
    return null;
  }
}

/** Files of scores; the longest game has a tenth of the most that is read. */
export const SCORES_FILE: FileKind<NamedSheet, ScoresTrouble> = {
  parse: parseScoresFile,
  mostBytes: 4 * 1024 * 1024,
  tooBig: 'notScores',
  unreadable: 'unreadable',
  foreign: 'notScores',
};
