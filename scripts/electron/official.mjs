import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { electronFolder } from './installed.mjs';
import { bytesIn, makeStall } from './stall.mjs';

const PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 500;

/**
 * Runs Electron's own installer and gives up when 15 s pass without a byte arriving. The installer says nothing
 * about its progress, so we look at what lies in the folders it writes to.
 *
 * @returns {Promise<string | undefined>} why it did not work, or undefined when Electron is there
 */
export async function installOfficial() {
  const downloads = join(electronFolder, 'download');
  await rm(downloads, { recursive: true, force: true });
  await mkdir(downloads, { recursive: true });
  try {
    return await runInstaller(downloads);
  } finally {
    await rm(downloads, { recursive: true, force: true });
  }
}

/**
 * @param {string} downloads the folder in which the download lies until it is whole
 * @returns {Promise<string | undefined>}
 */
function runInstaller(downloads) {
  const installer = spawn(process.execPath, [join(electronFolder, 'install.js')], {
    env: { ...process.env, TMPDIR: downloads, TEMP: downloads, TMP: downloads },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  installer.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => (complaint += text));

  const isStalled = makeStall(PATIENCE_MS);
  let gaveUp = false;
  const look = setInterval(() => {
    const bytes = bytesIn(downloads) + bytesIn(join(electronFolder, 'dist'));
    if (!isStalled(Date.now(), bytes)) return;
    gaveUp = true;
    installer.kill();
  }, LOOK_EVERY_MS);

  return new Promise((resolve) => {
    installer.on('error', (error) => {
      clearInterval(look);
      resolve(error.message);
    });
    installer.on('close', (code) => {
      clearInterval(look);
      if (gaveUp) resolve(`no byte in ${PATIENCE_MS / 1000} s`);
      else resolve(code === 0 ? undefined : reasonIn(complaint));
    });
  });
}

/**
 * The line of an installer's complaint that says why, without the stack below it.
 *
 * @param {string} complaint what it wrote on its error stream
 * @returns {string} one line
 */
export function reasonIn(complaint) {
  const lines = complaint.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.find((line) => line !== '') ?? 'no reason given'
  );
}
