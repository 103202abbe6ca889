import { join } from 'node:path';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { createStream } from 'rotating-file-stream';

const FOLDER = 'logs';
const FILE = 'boneyard.log';
const MOST_BYTES = '1M';
const OLD_FILES = 3;

export type Log = Logger;

/**
 * Opens the log in a data folder: lines of JSON, at most a few megabytes in all. What happened goes in, never
 * what was said: no message, no token and nothing that holds a hand may be given to it.
 */
export function openLog(folder: string): Log {
  const file = createStream(FILE, { path: join(folder, FOLDER), size: MOST_BYTES, maxFiles: OLD_FILES });
  // A full or vanished disk must not end the game; the one place left to say so is standard error.
  file.on('error', (problem) => console.error(`The log cannot be written: ${problem.message}`));
  return pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: whatFailed } },
    file,
  );
}

/** Of a failure only where it happened: some carry what they were given, and that may be anything. */
function whatFailed(problem: unknown): { readonly stack: string } {
  return { stack: problem instanceof Error ? (problem.stack ?? problem.name) : typeof problem };
}
