import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import writeFileAtomic from 'write-file-atomic';

const FILE = 'settings.json';
const whole = v.pipe(v.number(), v.safeInteger());

const placeSchema = v.object({
  x: whole,
  y: whole,
  width: v.pipe(whole, v.minValue(1)),
  height: v.pipe(whole, v.minValue(1)),
  maximized: v.boolean(),
});
/** Where a window stood, in device-independent pixels. */
export type WindowPlace = Readonly<v.InferOutput<typeof placeSchema>>;

const settingsSchema = v.object({
  /** The name a person chose; null while it is the account's. */
  name: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  window: v.nullable(placeSchema),
  /** Whether a table for the house was ever opened here: before that, help is offered. */
  hasHosted: v.optional(v.boolean(), false),
});
export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>;

const FRESH: Settings = { name: null, window: null, hasHosted: false };

export type SettingsFile = {
  readonly now: () => Settings;
  /** Changes some of them; resolves when they are on disk. */
  readonly keep: (changes: Partial<Settings>) => Promise<void>;
  /** The name under which a damaged file was put aside at the start, for the one sentence about it. */
  readonly putAside: string | null;
};

/**
 * Opens the settings of a data folder. A file that cannot be understood is put aside under a name with the moment
 * in it and fresh settings take its place; a file that cannot be read at all throws.
 */
export async function openSettings(folder: string, moment: Date): Promise<SettingsFile> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, FILE);
  const text = await readIfThere(path);
  const kept = text === null ? FRESH : parseSettings(text);
  let putAside: string | null = null;
  if (kept === null) {
    putAside = `settings.damaged-${moment.toISOString().replace(/[:.]/g, '-')}.json`;
    await rename(path, join(folder, putAside));
  }

  let settings = kept ?? FRESH;
  return {
    now: () => settings,
    // write-file-atomic lines up writes to one path, so the last change is the one that stays.
    keep: async (changes) => {
      settings = { ...settings, ...changes };
      await writeFileAtomic(path, makeSettings(settings));
    },
    putAside,
  };
}

/** The settings a text holds, or null where it holds none. */
export function parseSettings(text: string): Settings | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = v.safeParse(settingsSchema, value);
  return parsed.success ? parsed.output : null;
}

export function makeSettings(settings: Settings): string {
  return `${JSON.stringify(settings, null, 2)}\n`;
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return null;
    throw problem;
  }
}
