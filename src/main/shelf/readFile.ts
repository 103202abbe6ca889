import { readFile, stat } from 'node:fs/promises';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';

/** How files of a kind are read, and what it is called when one cannot be. */
export type FileKind<Thing, Trouble> = {
  readonly parse: (text: string) => Result<Thing, Trouble>;
  /** The biggest file that is read. */
  readonly mostBytes: number;
  readonly tooBig: Trouble;
  /** The disk gives it not. */
  readonly unreadable: Trouble;
  /** No text at all: a picture, an archive. */
  readonly foreign: Trouble;
};

export type Read<Thing> = { readonly thing: Thing; readonly lastWritten: Date };

/** Reads a file. `onProblem` hears why the disk did not give it. */
export async function readFileAs<Thing, Trouble>(
  kind: FileKind<Thing, Trouble>,
  path: string,
  onProblem: (problem: unknown) => void,
): Promise<Result<Read<Thing>, Trouble>> {
  let bytes: Buffer;
  let lastWritten: Date;
  try {
    const { size, mtime } = await stat(path);
    if (size > kind.mostBytes) return err(kind.tooBig);
    lastWritten = mtime;
    bytes = await readFile(path);
  } catch (problem) {
    onProblem(problem);
    return err(kind.unreadable);
  }
  const text = utf8(bytes);
  if (text === null) return err(kind.foreign);
  const parsed = kind.parse(text);
  return parsed.ok ? ok({ thing: parsed.value, lastWritten }) : parsed;
}

function utf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Thrown at the first byte that is no UTF-8.
    return null;
  }
}
