import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BaseLogger } from 'pino';
import * as v from 'valibot';
import writeFileAtomic from 'write-file-atomic';
import { tokenSchema } from '../../shared/protocol/door';
import type { SeatTokens } from './seatTokens';

const FILE = 'passes.json';
/** Whoever knows these sits in our seat: nobody else on this machine may read them. */
const OWNER_ONLY = 0o600;
/** Tables somebody may want to come back to; the one not seen for longest is forgotten first. */
const MOST_TABLES = 100;

const fileSchema = v.strictObject({
  version: v.literal(1),
  /** The table seen last stands last. */
  passes: v.array(v.strictObject({ table: v.pipe(v.string(), v.maxLength(64)), token: tokenSchema })),
});

/**
 * The secrets as they are kept in a data folder, so that this machine comes back to its tables after the game was
 * started anew. A file that cannot be read or understood costs no more than typing a code: it is said in the log,
 * and the next one that is kept takes its place.
 */
export async function openKeptTokens(folder: string, log: BaseLogger): Promise<SeatTokens> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, FILE);
  const tokens = await readTokens(path, log);

  const write = (): void => {
    const passes = [...tokens].map(([table, token]) => ({ table, token }));
    const text = `${JSON.stringify({ version: 1, passes }, null, 2)}\n`;
    // write-file-atomic lines up writes to one path, so the last change is the one that stays.
    writeFileAtomic(path, text, { mode: OWNER_ONLY }).catch((problem: unknown) => {
      log.error({ err: problem }, 'What lets us back to our tables was not kept');
    });
  };

  return {
    find: (tableId) => tokens.get(tableId),
    keep: (tableId, token) => {
      const isNewest = [...tokens.keys()].at(-1) === tableId;
      if (isNewest && tokens.get(tableId) === token) return;
      tokens.delete(tableId);
      tokens.set(tableId, token);
      const [oldest] = tokens.keys();
      if (tokens.size > MOST_TABLES && oldest !== undefined) tokens.delete(oldest);
      write();
    },
    forget: (tableId) => {
      if (tokens.delete(tableId)) write();
    },
  };
}

/** The kept secrets by table, the one seen last at the end; none where there is no file or none that can be read. */
async function readTokens(path: string, log: BaseLogger): Promise<Map<string, string>> {
  try {
    const { passes } = v.parse(fileSchema, JSON.parse(await readFile(path, 'utf8')));
    return new Map(passes.slice(-MOST_TABLES).map(({ table, token }) => [table, token]));
  } catch (problem) {
    if (!(problem instanceof Error && 'code' in problem && problem.code === 'ENOENT'))
      log.warn({ problem: nameOf(problem) }, 'What lets us back to our tables cannot be read');
    return new Map();
  }
}

/** The kind of problem alone: what a parser says of a file may hold what is in it. */
function nameOf(problem: unknown): string {
  return problem instanceof Error ? problem.name : 'unknown';
}
