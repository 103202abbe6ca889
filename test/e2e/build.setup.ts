import { run } from '../run/command';

/** Builds the game that the windows under test open. */
export default async function build(): Promise<void> {
  const exitCode = await run(['electron-vite', 'build', '--logLevel', 'warn']);
  if (exitCode !== 0) throw new Error('The game did not build.');
}
