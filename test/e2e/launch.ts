import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from '@playwright/test';
import type { ElectronApplication, Page } from '@playwright/test';
import type { Settings } from '../../src/shared/settings';
import { ROOT } from '../run/command';
import { isRoot } from '../run/machine';

const DIALOGS = join(ROOT, 'test/e2e/dialogs.cjs');

export type LaunchOptions = {
  /** `--profile NAME` */
  readonly profile?: string;
  /** Left out, the copy gets a folder of its own, as `briskFolder` makes it, which is removed when it is closed. */
  readonly dataFolder?: string;
  /** The game chooses its folder by itself, below the XDG_CONFIG_HOME given in `env`. */
  readonly ownFolder?: boolean;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

/** Whatever the machine that tests speaks. */
const ENGLISH = { LANGUAGE: 'en', LC_ALL: 'en_US.UTF-8' };

/** A press that cannot be made for so long is a fault: without this it would wait for the whole test's time. */
const PRESS_MS = 15_000;

/** A copy of the game in a real window. */
export type Launched = {
  readonly app: ElectronApplication;
  /** The window to play in. */
  readonly page: Page;
  readonly dataFolder: string;
  /** What the system's dialogs have said so far; each was answered with its first button. */
  readonly saidInDialogs: () => Promise<readonly { message: string; detail: string }[]>;
  /** Ends the copy in order, as closing its last window does. */
  readonly close: () => Promise<void>;
};

/** Words and environment that start the game as the tests do; `dataFolder` null leaves the folder to the game. */
export function startWords(
  options: LaunchOptions,
  dataFolder: string | null,
): { args: string[]; env: Record<string, string> } {
  const profile = options.profile === undefined ? [] : ['--profile', options.profile];
  const data = dataFolder === null ? {} : { BONEYARD_DATA: dataFolder };
  return {
    args: ['-r', DIALOGS, ROOT, ...(isRoot() ? ['--no-sandbox'] : []), ...profile, ...(options.args ?? [])],
    env: { ...definedOf(process.env), ...ENGLISH, ...data, ...options.env },
  };
}

/** Starts a copy of the built game and waits for its window. */
export async function launchApp(options: LaunchOptions = {}): Promise<Launched> {
  const dataFolder = options.dataFolder ?? (await briskFolder());
  const app = await _electron.launch({
    cwd: ROOT,
    ...startWords(options, options.ownFolder === true ? null : dataFolder),
  });
  app.context().setDefaultTimeout(PRESS_MS);
  const page = await app.firstWindow();
  return {
    app,
    page,
    dataFolder,
    saidInDialogs: () =>
      app.evaluate(
        () =>
          (globalThis as unknown as { saidInDialogs: { message: string; detail: string }[] }).saidInDialogs,
      ),
    close: async () => {
      await app.close();
      if (options.dataFolder === undefined) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

export function freshFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'boneyard-'));
}

/** A data folder in which nothing is kept but that its tables are played briskly: the tests wait for every beat. */
export async function briskFolder(): Promise<string> {
  const folder = await freshFolder();
  const settings: Partial<Settings> = { pace: 'brisk' };
  await writeFile(join(folder, 'settings.json'), JSON.stringify(settings));
  return folder;
}

function definedOf(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
