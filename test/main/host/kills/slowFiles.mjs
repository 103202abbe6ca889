import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';

/*
 * Loaded into a host's process before the game: a file system that says on standard error when the move with a count
 * is about to be written and when it has been, and takes its time for both as long as the file `SLOW_FILES` exists. The game itself
 * knows nothing of it.
 */

const PAUSE_MS = 40;
const MOVED = /"is":"moved","seq":(\d+)/;

/** @typedef {{ write: (bytes: Uint8Array, ...rest: unknown[]) => Promise<unknown> }} Files */

const handle = await open(import.meta.filename);
const files = /** @type {Files} */ (Object.getPrototypeOf(handle));
await handle.close();
const { write } = files;

/**
 * @this {unknown}
 * @param {Uint8Array} bytes
 * @param {unknown[]} rest
 */
files.write = async function slowly(bytes, ...rest) {
  const seq = MOVED.exec(Buffer.from(bytes).toString())?.[1];
  if (seq !== undefined) await say(`writing ${seq}`);
  const written = await write.call(this, bytes, ...rest);
  if (seq !== undefined) await say(`written ${seq}`);
  return written;
};

/** @param {string} what */
async function say(what) {
  process.stderr.write(`${what}\n`);
  if (existsSync(process.env['SLOW_FILES'] ?? ''))
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
