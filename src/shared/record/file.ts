import * as v from 'valibot';
import { PRESETS } from '../rules/presets';
import { chosenRulesSchema } from '../rules/rules';
import type { Result } from '../result';
import { err, ok } from '../result';
import type { RecordReason } from './trouble';

/** The biggest record that is read, in bytes. */
export const RECORD_MOST_BYTES = 10 * 1024 * 1024;

/** Brackets within brackets; a record with a transcript of its deal stays far below. */
const DEPTH_MOST = 32;

const tileNames = v.array(v.string());
const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const roundSchema = v.strictObject({
  leader: v.exactOptional(wholeNumber),
  lots: v.exactOptional(tileNames),
  scores: v.exactOptional(v.array(wholeNumber)),
  hands: v.array(tileNames),
  boneyard: v.exactOptional(tileNames),
  moves: v.array(v.string()),
  fairness: v.exactOptional(v.unknown()),
});

/** A list without anything in it would pass for rules without any option. */
const noList = v.custom<object>((value) => !Array.isArray(value));

/** A record as it lies in a file (records.md): shape only; what it says is judged by `replayRecord`. */
export const recordFileSchema = v.strictObject({
  format: v.literal('domino-record'),
  version: v.literal(1),
  partial: v.exactOptional(v.boolean()),
  rules: v.pipe(
    noList,
    v.strictObject({ preset: v.exactOptional(v.picklist(PRESETS)), ...chosenRulesSchema.entries }),
  ),
  seats: v.pipe(v.array(v.strictObject({ name: v.string() })), v.minLength(2), v.maxLength(10)),
  rounds: v.array(roundSchema),
});
export type RecordFile = Readonly<v.InferOutput<typeof recordFileSchema>>;
export type RecordRound = Readonly<v.InferOutput<typeof roundSchema>>;

/** Reads a record file's text; refuses what is too big, too deep, no JSON or not of records.md's shape. */
export function parseRecord(text: string): Result<RecordFile, RecordReason> {
  if (text.length > RECORD_MOST_BYTES) return err({ code: 'too-big' });
  if (isTooDeep(text)) return err({ code: 'too-deep' });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err({ code: 'not-json' });
  }
  const parsed = v.safeParse(recordFileSchema, json, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  return err({ code: 'not-a-record', at: v.getDotPath(parsed.issues[0]) ?? '' });
}

/** Writes a record as `parseRecord` reads it. */
export function makeRecord(record: RecordFile): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (isInText) {
      if (letter === '\\') at++;
      else if (letter === '"') isInText = false;
    } else if (letter === '"') {
      isInText = true;
    } else if (letter === '[' || letter === '{') {
      depth++;
      if (depth > DEPTH_MOST) return true;
    } else if (letter === ']' || letter === '}') {
      depth--;
    }
  }
  return false;
}
