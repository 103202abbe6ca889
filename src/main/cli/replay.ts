import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { RecordFile } from '../../shared/record/file';
import { parseRecord, RECORD_MOST_BYTES } from '../../shared/record/file';
import { replayRecord } from '../../shared/record/replay';
import type { ReplayOutput } from '../../shared/record/replay';
import { inFile } from '../../shared/record/trouble';
import type { RecordTrouble } from '../../shared/record/trouble';
import { verifyRecord } from '../../shared/record/verify';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import { replay as says } from '../../shared/texts/commands/replay';

/*
 * npm run -s replay -- FILE [--verify]: one JSON document on standard output, or one line on standard error and
 * exit code 2 (records.md).
 */

const NOT_REPLAYED = 2;

type Request = { readonly file: string; readonly verify: boolean };

function parseRequest(args: readonly string[]): Result<Request, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { verify: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    return file === undefined || others.length > 0 ? err(says.usage) : ok({ file, verify: values.verify });
  } catch {
    // parseArgs throws on an option nobody knows.
    return err(says.usage);
  }
}

async function readBytes(file: string): Promise<Result<Buffer, string>> {
  try {
    const { size } = await stat(file);
    if (size > RECORD_MOST_BYTES) return err(says.trouble(inFile({ code: 'too-big' })));
    return ok(await readFile(file));
  } catch {
    // Missing, forbidden, a folder: for somebody who named a file it comes to the same.
    return err(says.unreadable(file));
  }
}

async function readText(file: string): Promise<Result<string, string>> {
  const bytes = await readBytes(file);
  if (!bytes.ok) return bytes;
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value));
  } catch {
    return err(says.notText(file));
  }
}

/** Replays a record and, where that is asked for, says on standard error what came of checking its deals. */
function replayAsked(record: RecordFile, verify: boolean): Result<ReplayOutput, RecordTrouble> {
  if (!verify) return replayRecord(record);
  const verified = verifyRecord(record);
  if (!verified.ok) return verified;
  process.stderr.write(`${says.verified(verified.value.proven, record.rounds.length)}\n`);
  return ok(verified.value.output);
}

async function replay(args: readonly string[]): Promise<Result<string, string>> {
  const request = parseRequest(args);
  if (!request.ok) return request;
  const text = await readText(request.value.file);
  if (!text.ok) return text;
  const record = parseRecord(text.value);
  if (!record.ok) return err(says.trouble(inFile(record.error)));
  const replayed = replayAsked(record.value, request.value.verify);
  return replayed.ok ? ok(JSON.stringify(replayed.value)) : err(says.trouble(replayed.error));
}

const outcome = await replay(process.argv.slice(2));
if (outcome.ok) {
  process.stdout.write(`${outcome.value}\n`);
} else {
  process.stderr.write(`${outcome.error}\n`);
  process.exitCode = NOT_REPLAYED;
}
