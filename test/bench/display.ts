import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Display = { readonly env: NodeJS.ProcessEnv; readonly close: () => void };

/** The display there is, or where there is none a virtual one that is open before anything is timed. */
export async function openDisplay(): Promise<Display> {
  const { env } = process;
  const hasScreen = process.platform !== 'linux' || [env['DISPLAY'], env['WAYLAND_DISPLAY']].some(Boolean);
  if (hasScreen) return { env, close: () => undefined };
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3]!, 'data')) as [Buffer];
  return { env: { ...env, DISPLAY: `:${number.toString().trim()}` }, close: () => server.kill() };
}
