import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { ROOT } from '../run/command';

const SOURCES = ['src', 'electron.vite.config.ts', 'package-lock.json'];
const BUILT = 'out/renderer/index.html';

/** Builds the game, unless nothing has changed since it was built last; what the builder says goes to standard error, for standard output is the document alone. */
export async function buildGame(): Promise<void> {
  if (isBuilt()) return;
  const builder = join(ROOT, 'node_modules/.bin/electron-vite');
  const building = spawn(builder, ['build', '--logLevel', 'error'], {
    cwd: ROOT,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const [code] = (await once(building, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The game did not build.');
}

function isBuilt(): boolean {
  const built = join(ROOT, BUILT);
  return (
    existsSync(built) && SOURCES.every((source) => newestIn(join(ROOT, source)) < statSync(built).mtimeMs)
  );
}

/** When a file, or anything in a folder, was changed last, in milliseconds since 1970. */
function newestIn(path: string): number {
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(own.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

/** The built page at an address of this machine, as phones get it. */
export async function servePage(): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    root: ROOT,
    build: { outDir: 'out/renderer' },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return { origin, close: () => server.close() };
}
