import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { preview } from 'vite';
import { ROOT } from '../run/command';

/** Builds the game; what the builder says goes to standard error, for standard output is the document alone. */
export async function buildGame(): Promise<void> {
  const builder = join(ROOT, 'node_modules/.bin/electron-vite');
  const building = spawn(builder, ['build', '--logLevel', 'error'], {
    cwd: ROOT,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const [code] = (await once(building, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The game did not build.');
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
