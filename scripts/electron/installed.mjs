import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where npm put the `electron` package. */
export const electronFolder = fileURLToPath(new URL('../../node_modules/electron', import.meta.url));

/** Names the executable inside `dist`; written last, so that it stands only beside a whole Electron. */
export const pathFile = join(electronFolder, 'path.txt');

/**
 * The version of the Electron that is ready to run, or undefined where there is none or only a part of one.
 *
 * @param {string} folder the `electron` package
 * @returns {Promise<string | undefined>}
 */
export async function installedVersion(folder = electronFolder) {
  try {
    const executable = await readFile(join(folder, 'path.txt'), 'utf8');
    await access(join(folder, 'dist', executable));
    const version = await readFile(join(folder, 'dist', 'version'), 'utf8');
    return version.trim().replace(/^v/, '');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
