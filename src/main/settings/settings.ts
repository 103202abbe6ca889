import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import writeFileAtomic from 'write-file-atomic';
import { readSettings, USUAL_SETTINGS } from '../../shared/settings';
import type { Settings } from '../../shared/settings';

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

const ownSchema = v.object({
  /** The name a person chose; null while it is the account's. */
  name: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  window: v.nullable(placeSchema),
  /** Whether a table for the house was ever opened here: before that, help is offered. */
  hasHosted: v.optional(v.boolean(), false),
});
/** What is kept of this copy of the game beside what a person sets. */
type Own = Readonly<v.InferOutput<typeof ownSchema>>;
export type KeptSettings = Settings & Own;

const FRESH: Own = { name: null, window: null, hasHosted: false };

export type SettingsFile = {
  readonly now: () => KeptSettings;
  /** Calls back at once and at every change; gives back what ends it. */
  readonly listen: (listener: (settings: KeptSettings) => void) => () => void;
  /** Changes some of them; resolves when they are on disk. */
  readonly keep: (changes: Partial<KeptSettings>) => Promise<void>;
  /** The name under which a damaged file was put aside at the start, for the one sentence about it. */
  readonly putAside: string | null;
};

/**
 * Opens the settings of a data folder. A file that cannot be understood to its end is put aside under a name with the
 * moment in it; what could be understood of it stays. A file that cannot be read at all throws.
 */
export async function openSettings(folder: string, moment: Date): Promise<SettingsFile> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, FILE);
  const text = await readIfThere(path);
  const kept = parseSettings(text ?? '{}');
  let putAside: string | null = null;
  if (kept.isDamaged) {
    putAside = `settings.damaged-${moment.toISOString().replace(/[:.]/g, '-')}.json`;
    await rename(path, join(folder, putAside));
  }

  let { settings } = kept;
  const listeners = new Set<(settings: KeptSettings) => void>();
  return {
    now: () => settings,
    listen: (listener) => {
      const own = (now: KeptSettings): void => listener(now);
      listeners.add(own);
      own(settings);
      return () => void listeners.delete(own);
    },
    // write-file-atomic lines up writes to one path, so the last change is the one that stays.
    keep: async (changes) => {
      settings = { ...settings, ...changes };
      for (const listener of listeners) listener(settings);
      await writeFileAtomic(path, makeSettings(settings));
    },
    putAside,
  };
}

/** The settings a text holds, fresh where it holds none; and whether something in it is damaged. */
export function parseSettings(text: string): {
  readonly settings: KeptSettings;
  readonly isDamaged: boolean;
} {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { settings: { ...USUAL_SETTINGS, ...FRESH }, isDamaged: true };
  }
  const set = readSettings(value);
  const own = v.safeParse(ownSchema, Object.assign({}, FRESH, value));
  return {
    settings: { ...set.settings, ...(own.success ? own.output : FRESH) },
    isDamaged: set.isDamaged || !own.success,
  };
}

/** What of all that is kept a person set: the rest is the shell's own. */
export function settingsOf(kept: KeptSettings): Settings {
  return readSettings(kept).settings;
}

export function makeSettings(settings: KeptSettings): string {
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
