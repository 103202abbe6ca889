import { existsSync, readdirSync, statSync } from 'node:fs';
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
 * @returns {number}
 */
export function bytesIn(folder) {
  if (!existsSync(folder)) return 0;
  // Files come and go while we look: one that has just gone counts nothing.
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (entry) => statSync(join(folder, entry), { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
