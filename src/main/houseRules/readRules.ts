import { readFile, stat } from 'node:fs/promises';
import type { RulesToKeep, ShelfTrouble } from '../../shared/desktop';
import type { Result } from '../../shared/result';
import { err } from '../../shared/result';
import { parseRulesFile } from './rulesFile';

/** The biggest file of house rules that is read; a real one has not a hundredth of it. */
const MOST_BYTES = 1024 * 1024;

/** Reads a file of house rules. `onProblem` hears why the file could not be read at all. */
export async function readRules(
  path: string,
  onProblem: (problem: unknown) => void,
): Promise<Result<RulesToKeep, ShelfTrouble>> {
  let bytes: Buffer;
  try {
    const { size } = await stat(path);
    if (size > MOST_BYTES) return err({ code: 'tooBig' });
    bytes = await readFile(path);
  } catch (problem) {
    onProblem(problem);
    return err({ code: 'unreadable' });
  }
  const text = utf8(bytes);
  return text === null ? err({ code: 'notRules' }) : parseRulesFile(text);
}

function utf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Thrown at the first byte that is no UTF-8: a picture, an archive, anything but rules.
    return null;
  }
}
