import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';

/** Serves the gallery on this machine alone, at a free port; close what it gives. */
export async function serveGallery(): Promise<{ readonly address: string; readonly server: ViteDevServer }> {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    plugins: [svelte()],
    logLevel: 'error',
    cacheDir: `${import.meta.dirname}/../../node_modules/.cache/gallery`,
    server: { host: '127.0.0.1', port: 0, fs: { allow: [`${import.meta.dirname}/../..`] } },
  });
  await server.listen();
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The gallery has no address');
  return { address, server };
}
