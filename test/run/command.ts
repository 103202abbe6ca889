import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The top of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a command at the top of the repository with the tools of node_modules at hand, its output going where ours
 * goes. Gives its exit code; a command that a signal ended, or that is not there, counts as 1.
 */
export function run(command: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((resolve) => {
    const [name = '', ...words] = command;
    const child = spawn(name, words, {
      cwd: ROOT,
      env: { ...process.env, ...env, PATH: `${ROOT}/node_modules/.bin:${process.env['PATH'] ?? ''}` },
      stdio: 'inherit',
    });
    child.on('error', (error) => {
      console.error(`${name} did not start: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
