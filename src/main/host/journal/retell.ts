import type { Result } from '../../../shared/result';
import { err, ok } from '../../../shared/result';
import type { PersonId } from '../../../shared/protocol/tableFacts';
import type { Entry, TableIdentity } from './entries';
import { makeLine, NO_DIGEST, parseLines } from './lines';
import { readJournal } from './read';
import type { JournalTrouble } from './read';

/** A journal as another machine goes on with it. */
export type Retold = { readonly identity: TableIdentity; readonly bytes: Buffer };

/**
 * The journal of a table that another machine takes over: the same in everything, of the next epoch, and the machine
 * that hosts is from now on the one that `keeper` sits at. Refused: what cannot be carried on as it is.
 */
export function retellJournal(text: string, keeper: PersonId): Result<Retold, JournalTrouble> {
  const bytes = Buffer.from(text);
  const read = readJournal(bytes);
  const lines = parseLines(bytes);
  if (!read.ok) return read;
  if (!lines.ok) return lines;
  if (read.value === null) return err('damaged');
  const { identity, stopped } = read.value;
  const next = { ...identity, epoch: identity.epoch + 1 };
  const people = stopped.saved.people.map((person) => ({ ...person, isShell: person.id === keeper }));
  const moved: Entry = { is: 'table', saved: { ...stopped.saved, people, shellCame: true } };
  const [first = '', ...rest] = lines.value.texts;
  const told = [withEpoch(first, next.epoch), ...rest, JSON.stringify([moved])];
  return ok({ identity: next, bytes: inLines(told) });
}

/** Its digest was right, so the first line is a list that begins with a head. */
function withEpoch(line: string, epoch: number): string {
  const [head, ...others] = JSON.parse(line) as readonly object[];
  return JSON.stringify([{ ...head, epoch }, ...others]);
}

function inLines(texts: readonly string[]): Buffer {
  let digest = NO_DIGEST;
  const parts: Buffer[] = [];
  for (const text of texts) {
    const line = makeLine(digest, text);
    digest = line.digest;
    parts.push(line.bytes);
  }
  return Buffer.concat(parts);
}
