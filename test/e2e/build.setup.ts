import { run } from '../run/command';

/** Builds the game that the windows under test open, unless whoever runs the tests has just built it. */
export default async function build(): Promise<void> {
  if (process.env['BONEYARD_BUILT'] !== undefined) return;
  const exitCode = await run(['electron-vite', 'build', '--logLevel', 'warn']);
  if (exitCode !== 0) throw new Error('The game did not build.');
}
