import type { Result } from '../../../shared/result';
import { err, ok } from '../../../shared/result';
import type { PersonId } from '../../../shared/protocol/tableFacts';
import type { Entry, TableIdentity } from './entries';
import { makeLine, NO_DIGEST, parseLines } from './lines';
import { readEntries, readJournal } from './read';
import type { JournalTrouble } from './read';

/** A journal as another machine goes on with it. */
export type Retold = { readonly identity: TableIdentity; readonly bytes: Buffer };

/** Who goes on with a table. */
export type Heir = {
  /** Who sits at the machine that hosts from now on; null where nobody does who has a seat. */
  readonly keeper: PersonId | null;
  /** The secret of the keeper's seat from now on, as a hash; left out where it stays. */
  readonly tokenHash?: string;
  /** An epoch that is known of the table: the next one is higher than it and than the journal's own. */
  readonly knownEpoch?: number;
};

/**
 * The journal of a table that another machine takes over: the same in everything, of the next epoch, and the machine
 * that hosts is from now on the heir's. Refused: what cannot be carried on as it is.
 */
export function retellJournal(
  text: string,
  { keeper, tokenHash, knownEpoch = 0 }: Heir,
): Result<Retold, JournalTrouble> {
  const bytes = Buffer.from(text);
  const read = readJournal(bytes);
  if (!read.ok) return read;
  if (read.value === null) return err('damaged');
  const { identity, stopped } = read.value;
  const next = { ...identity, epoch: Math.max(identity.epoch, knownEpoch) + 1 };
  const people = stopped.saved.people.map((person) =>
    person.id === keeper
      ? { ...person, isShell: true, tokenHash: tokenHash ?? person.tokenHash }
      : { ...person, isShell: false },
  );
  const moved: Entry = { is: 'table', saved: { ...stopped.saved, people, shellCame: true } };
  const told = rewrite(bytes, (entry) => (entry.is === 'head' ? { ...entry, epoch: next.epoch } : entry), [
    moved,
  ]);
  return told.ok ? ok({ identity: next, bytes: told.value }) : told;
}

/**
 * The journal without what opens the table's door: whoever reads it cannot come in by it, and where it is carried on
 * the table has another code. The tokens of its people are in it as hashes alone.
 */
export function withoutDoor(text: string): Result<Buffer, JournalTrouble> {
  return rewrite(Buffer.from(text), (entry) =>
    entry.is === 'head' || entry.is === 'table' ? { ...entry, saved: { ...entry.saved, door: null } } : entry,
  );
}

/** The same lines with every entry changed, and one line more where there are `more` entries. */
function rewrite(
  bytes: Buffer,
  change: (entry: Entry) => Entry,
  more: readonly Entry[] = [],
): Result<Buffer, JournalTrouble> {
  const lines = parseLines(bytes);
  if (!lines.ok) return lines;
  const parts: Buffer[] = [];
  let digest = NO_DIGEST;
  const add = (entries: readonly Entry[]): void => {
    const line = makeLine(digest, JSON.stringify(entries));
    digest = line.digest;
    parts.push(line.bytes);
  };
  for (const text of lines.value.texts) {
    const entries = readEntries([text]);
    if (!entries.ok) return entries;
    add(entries.value.map(change));
  }
  if (more.length > 0) add(more);
  return ok(Buffer.concat(parts));
}
