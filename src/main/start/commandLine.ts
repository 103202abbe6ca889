import { parseArgs } from 'node:util';

/** What the game was started with. */
export type CommandLine = { readonly profile: string | null; readonly version: boolean };

/**
 * Reads the words after the executable. Switches of Electron and Chromium stand among them, so what is not ours is
 * passed over; a `--profile` without a name is none.
 */
export function parseCommandLine(words: readonly string[]): CommandLine {
  const { values } = parseArgs({
    args: [...words],
    options: { profile: { type: 'string' }, version: { type: 'boolean' } },
    strict: false,
    allowPositionals: true,
  });
  const profile = typeof values.profile === 'string' ? values.profile.trim() : '';
  return { profile: profile === '' ? null : profile, version: values.version === true };
}
