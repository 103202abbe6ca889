import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Watches a growing number: answers true once it has stood still for longer than `patienceMs`.
 *
 * @param {number} patienceMs
 * @returns {(nowMs: number, bytes: number) => boolean}
 */
export function makeStall(patienceMs) {
  let last = -1;
  let movedAt = 0;
  return (nowMs, bytes) => {
    if (bytes !== last) {
      last = bytes;
      movedAt = nowMs;
    }
    return nowMs - movedAt > patienceMs;
  };
}

/**
 * How many bytes lie in a folder and all below it; a folder that is not there holds none.
 *
 * @param {string} folder
 * @returns {Promise<number>}
 */
export async function bytesIn(folder) {
  const entries = await readdir(folder, { recursive: true }).catch(orNothing([]));
  const sizes = entries.map(async (entry) => {
    const facts = await stat(join(folder, entry)).catch(orNothing(undefined));
    return facts?.isFile() ? facts.size : 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * Files come and go while we look; only their absence is expected.
 *
 * @template T
 * @param {T} nothing
 * @returns {(error: NodeJS.ErrnoException) => T}
 */
function orNothing(nothing) {
  return (error) => {
    if (error.code === 'ENOENT') return nothing;
    throw error;
  };
}
