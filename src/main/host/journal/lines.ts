import { createHash } from 'node:crypto';
import type { Result } from '../../../shared/result';
import { err, ok } from '../../../shared/result';

/*
 * The lines of a journal: `DIGEST LENGTH JSON`. The digest covers the line and the digest before it, so that a line
 * that was lost, changed or moved is seen; the length, in bytes, tells where a line ends whatever its end became.
 */

const DIGEST_LETTERS = 16;
const START = /^([0-9a-f]{16}) (\d{1,9}) /;
const START_MOST = DIGEST_LETTERS + 11;
const NEWLINE = 10;

/** The digest that stands before the first line. */
export const NO_DIGEST = '';

export type Line = { readonly digest: string; readonly bytes: Buffer };

/** Whole lines, and where the next one goes. */
export type Lines = {
  readonly texts: readonly string[];
  readonly digest: string;
  /** In bytes; what stands behind it was never finished. */
  readonly end: number;
};

/** The line for a text of JSON, behind one with the digest `before`. */
export function makeLine(before: string, json: string): Line {
  const body = Buffer.from(json);
  const digest = digestOf(before, body);
  return {
    digest,
    bytes: Buffer.concat([Buffer.from(`${digest} ${body.length} `), body, Buffer.from('\n')]),
  };
}

/**
 * Reads all whole lines. A last line that was not finished is left out: nobody was told of it. Anything else that is
 * not as it was written is damage.
 */
export function parseLines(bytes: Buffer): Result<Lines, 'damaged'> {
  const texts: string[] = [];
  let [digest, end] = [NO_DIGEST, 0];
  while (end < bytes.length) {
    const line = lineAt(bytes.subarray(end), digest);
    if (line === 'torn') break;
    if (line === 'damaged') return err('damaged');
    texts.push(line.text);
    digest = line.digest;
    end += line.length;
  }
  return ok({ texts, digest, end });
}

type Read = { readonly text: string; readonly digest: string; readonly length: number };

function lineAt(rest: Buffer, before: string): Read | 'torn' | 'damaged' {
  const start = START.exec(rest.toString('latin1', 0, START_MOST + 1));
  if (start !== null) {
    const [head, digest = '', length = ''] = start;
    const end = head.length + Number(length);
    const body = rest.subarray(head.length, end);
    const isWhole = end < rest.length && digestOf(before, body) === digest;
    if (isWhole && rest[end] === NEWLINE) return { text: body.toString(), digest, length: end + 1 };
    // All of it is there but its end, and something follows: the next line, once.
    if (isWhole && end + 1 < rest.length) return 'damaged';
  }
  const newline = rest.indexOf(NEWLINE);
  return newline === -1 || newline === rest.length - 1 ? 'torn' : 'damaged';
}

function digestOf(before: string, body: Buffer): string {
  const hash = createHash('sha256').update(`${before} ${body.length} `).update(body);
  return hash.digest('hex').slice(0, DIGEST_LETTERS);
}
