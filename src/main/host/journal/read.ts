import * as v from 'valibot';
import type { Result } from '../../../shared/result';
import { err, ok, unreachable } from '../../../shared/result';
import { again } from '../again';
import type { StoppedTable } from '../roomParts';
import { entrySchema, JOURNAL_VERSION, markSchema } from './entries';
import type { Entry, Head, Note, TableIdentity } from './entries';
import { parseLines } from './lines';

/**
 * Why a table cannot be carried on: something in its journal is not as it was written; a newer copy of the game
 * wrote it; or the rules no longer come to the same.
 */
export type JournalTrouble = 'damaged' | 'otherVersion' | 'otherRules';

/** A table as one file of its journal tells it. */
export type ReadTable = {
  readonly identity: TableIdentity;
  /** The port it was open on last. */
  readonly port: number;
  readonly stopped: StoppedTable;
  /** Whether the record of the game that is on the table has been kept. */
  readonly isKept: boolean;
  /** Whether another machine has the table by now. */
  readonly isHandedOver: boolean;
  /** Where the next line goes, in bytes, and the digest it follows. */
  readonly end: number;
  readonly digest: string;
};

/** Goes through a journal again, from its first line to its last whole one. Null: not even one line was finished. */
export function readJournal(bytes: Buffer): Result<ReadTable | null, JournalTrouble> {
  const lines = parseLines(bytes);
  if (!lines.ok) return lines;
  const { texts, end, digest } = lines.value;
  if (texts.length === 0) return ok(null);
  const entries = readEntries(texts);
  if (!entries.ok) return entries;
  const [head, ...rest] = entries.value;
  if (head?.is !== 'head') return err('damaged');
  let table = beginWith(head);
  for (const entry of rest) {
    const after = withEntry(table, entry);
    if (!after.ok) return after;
    table = after.value;
  }
  return ok({ ...table, end, digest });
}

type Table = Omit<ReadTable, 'end' | 'digest'>;

/** The entries of whole lines, in their order. */
export function readEntries(texts: readonly string[]): Result<readonly Entry[], JournalTrouble> {
  const entries: Entry[] = [];
  for (const text of texts) {
    // Its digest was right, so it is the JSON that was written.
    const line = v.safeParse(v.array(v.unknown()), JSON.parse(text));
    if (!line.success) return err('damaged');
    const [first] = line.output;
    if (v.is(markSchema, first) && first.version > JOURNAL_VERSION) return err('otherVersion');
    const parsed = v.safeParse(v.array(entrySchema), line.output, { abortEarly: true });
    if (!parsed.success) return err('otherVersion');
    entries.push(...parsed.output);
  }
  return ok(entries);
}

function beginWith({ saved, seq, port, id, epoch, name, begins, afterGame, reach }: Head): Table {
  const identity = { id, epoch, name, begins, afterGame, reach };
  return { identity, port, stopped: { saved, seq, game: null }, isKept: false, isHandedOver: false };
}

function withEntry(table: Table, entry: Entry): Result<Table, JournalTrouble> {
  switch (entry.is) {
    case 'head':
      return err('damaged');
    case 'table':
      return ok({ ...table, stopped: { ...table.stopped, saved: entry.saved } });
    case 'kept':
      return ok({ ...table, isKept: true });
    case 'handedOver':
      return ok({ ...table, isHandedOver: true });
    case 'carriedOn':
      return ok({ ...table, port: entry.port });
    case 'dealt':
    case 'moved':
    case 'cleared': {
      const after = again(table.stopped, entry);
      if (!after.ok) return err('otherRules');
      const stopped = { ...after.value, saved: savedAfter(table.stopped.saved, entry) };
      return ok({ ...table, stopped, isKept: entry.is === 'moved' && table.isKept });
    }
    default:
      return unreachable(entry);
  }
}

function savedAfter(saved: StoppedTable['saved'], note: Note): StoppedTable['saved'] {
  if (note.is !== 'moved' || note.by === null) return saved;
  return { ...saved, lastCmdIds: { ...saved.lastCmdIds, [note.by.person]: note.by.cmdId } };
}
