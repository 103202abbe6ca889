import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordFile } from '../../shared/record/file';
import { makeRecord } from '../../shared/record/file';
import { simulate as says } from '../../shared/texts/commands/simulate';
import type { SimulateRequest } from './simulateRequest';
import { parseSimulateRequest } from './simulateRequest';
import { simulate } from './simulation';

/*
 * npm run -s simulate -- [options]: bots play whole games with no window (records.md). One JSON document on
 * standard output; exit code 2 where the options are wrong, 1 where a game does not end or cannot be written.
 */

const WRONG_OPTIONS = 2;
const NOT_PLAYED = 1;

function fail(sentence: string, code: number): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = code;
}

/** Writes each game under its number, as many digits as the last one has: `game-007.domino.json`. */
function recordsIn(folder: string, games: number): (record: RecordFile, game: number) => Promise<void> {
  const digits = String(games).length;
  return async (record, game) => {
    const file = `game-${String(game).padStart(digits, '0')}.domino.json`;
    await writeFile(join(folder, file), makeRecord(record));
  };
}

async function run(request: SimulateRequest): Promise<void> {
  const { folder, games } = request;
  if (folder !== null) await mkdir(folder, { recursive: true });
  const played = await simulate(request, folder === null ? {} : { onRecord: recordsIn(folder, games) });
  if (played.ok) process.stdout.write(`${JSON.stringify(played.value)}\n`);
  else fail(says.endless(played.error.game, played.error.roundsMost), NOT_PLAYED);
}

function isFromDisk(problem: unknown): boolean {
  return problem instanceof Error && 'syscall' in problem;
}

const request = parseSimulateRequest(process.argv.slice(2));
if (request.ok) {
  await run(request.value).catch((problem: unknown) => {
    if (!isFromDisk(problem)) throw problem;
    fail(says.notWritten(request.value.folder ?? ''), NOT_PLAYED);
  });
} else {
  fail(request.error, WRONG_OPTIONS);
}
