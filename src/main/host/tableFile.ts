import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import { check } from '../../shared/rules/check';
import { makeRules } from '../../shared/rules/presets';
import { readJournal } from './journal/read';
import type { JournalTrouble, ReadTable } from './journal/read';
import { withoutDoor } from './journal/retell';
import type { StoppedTable } from './roomParts';

/*
 * A table that is not finished, as a file that another machine opens (lan.md 6.3, C): a line that says what it is, and
 * the table's journal without what opens its door. Everybody's tiles are in it.
 */

export const TABLE_EXTENSION = '.boneyard-table';

const FORMAT = 'boneyard-table';
const VERSION = 1;
/** The first line is longer in no version. */
const LABEL_MOST = 1000;

const markSchema = v.object({ format: v.literal(FORMAT), version: v.number() });
const labelSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  /** SHA-256 of all that follows: a file that was cut short is seen, wherever it was cut. */
  digest: v.string(),
});

/** Why a file is not opened: it holds no table, or what a journal may be refused for. */
export type TableFileTrouble = JournalTrouble | 'notATable';

/** A table as a file has it. */
export type FiledTable = { readonly journal: string; readonly table: ReadTable };

/** A table to be written to a file, and what it is called. */
export type TableToFile = { readonly name: string; readonly bytes: Buffer };

/** Makes the file of a table from its journal. */
export function makeTableFile(journal: string): Result<TableToFile, JournalTrouble> {
  const told = withoutDoor(journal);
  if (!told.ok) return told;
  const read = readJournal(told.value);
  if (!read.ok) return read;
  if (read.value === null) return err('damaged');
  const label = { format: FORMAT, version: VERSION, digest: digestOf(told.value) };
  const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(label)}\n`), told.value]);
  return ok({ name: read.value.identity.name, bytes });
}

/**
 * Reads the file of a table. Whatever its bytes are, it is refused or it is a table that can be carried on: also one
 * that somebody made up goes through the rules, move by move.
 */
export function parseTableFile(bytes: Buffer): Result<FiledTable, TableFileTrouble> {
  const newline = bytes.subarray(0, LABEL_MOST).indexOf('\n');
  const label = parseJson(bytes.toString('utf8', 0, Math.max(0, newline)));
  const mark = v.safeParse(markSchema, label);
  if (!mark.success) return err('notATable');
  if (mark.output.version > VERSION) return err('otherVersion');
  const journal = bytes.subarray(newline + 1);
  const parsed = v.safeParse(labelSchema, label);
  if (!parsed.success || parsed.output.digest !== digestOf(journal)) return err('damaged');
  const table = playThrough(journal);
  if (!table.ok) return table;
  return ok({ journal: journal.toString(), table: table.value });
}

function playThrough(journal: Buffer): Result<ReadTable, JournalTrouble> {
  try {
    const read = readJournal(journal);
    if (!read.ok) return read;
    const table = read.value;
    if (table === null || table.isHandedOver || !isOnePiece(table.stopped)) return err('damaged');
    return ok(table);
  } catch {
    // The rules throw at what no game of ours can come to: nobody's file but one that was made up.
    return err('damaged');
  }
}

/** Whether people, chairs, rules and hands of a table belong together. */
function isOnePiece({ saved, game }: StoppedTable): boolean {
  const { setup, chairs, people } = saved;
  const ids = new Set(people.map(({ id }) => id));
  const { preset, seats, chosen } = setup;
  return (
    ids.size === people.length &&
    chairs.length === seats &&
    chairs.every((chair) => chair.is !== 'person' || ids.has(chair.person)) &&
    check(makeRules(preset, seats, chosen), seats).length === 0 &&
    (game === null || game.state.secrets.hands.length === seats)
  );
}

function digestOf(journal: Buffer): string {
  return createHash('sha256').update(journal).digest('hex');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is no table, and null is neither.
    return null;
  }
}
