import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer, preview } from 'vite';
import { ROOT } from '../run/command';

/** Where the page is served, and how that ends. */
export type Served = { readonly origin: string; readonly close: () => Promise<void> };

const LOOPBACK = '127.0.0.1';

/** The page as its source stands, compiled as it is asked for. */
export async function serveSource(): Promise<Served> {
  const server = await createServer({
    configFile: false,
    root: join(ROOT, 'src/renderer'),
    plugins: [svelte({ configFile: false })],
    server: { port: 0, host: LOOPBACK, hmr: false, watch: null, fs: { strict: false } },
    cacheDir: join(ROOT, 'node_modules/.cache/pictures'),
    logLevel: 'warn',
  });
  await server.listen();
  return { origin: originOf(server.resolvedUrls?.local), close: () => server.close() };
}

/** The page as it was built last. */
export async function serveBuilt(): Promise<Served> {
  const server = await preview({
    configFile: false,
    root: join(ROOT, 'out'),
    build: { outDir: 'renderer' },
    preview: { port: 0, host: LOOPBACK, strictPort: false },
    logLevel: 'warn',
  });
  return { origin: originOf(server.resolvedUrls?.local), close: () => server.close() };
}

function originOf(urls: readonly string[] = []): string {
  const [url] = urls;
  if (url === undefined) throw new Error('The page is not served anywhere');
  return url.replace(/\/$/, '');
}
