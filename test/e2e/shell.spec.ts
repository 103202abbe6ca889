import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { QUESTIONS } from '../../src/shared/desktop';
import type { Desktop } from '../../src/shared/desktop';
import { ROOT } from '../run/command';
import { freshFolder, launchApp, startWords } from './launch';
import type { Launched } from './launch';

declare global {
  interface Window {
    readonly desktop: Desktop;
  }
}

/** The Electron that is installed, as its own package names it. */
const electron = String(createRequire(import.meta.url)('electron'));

let game: Launched;
test.beforeEach(async () => {
  game = await launchApp();
});
test.afterEach(() => game.close());

test.describe('a page', () => {
  test('comes from our own scheme, in one window called Boneyard', async () => {
    await expect(game.page).toHaveTitle('Boneyard');
    expect(game.page.url()).toBe('boneyard://page/');
    expect(await game.page.evaluate(() => window.isSecureContext)).toBe(true);
    expect(game.app.windows()).toHaveLength(1);
  });

  test('has nothing of Node, and of the shell exactly what desktop.ts says', async () => {
    const found = await game.page.evaluate(() => ({
      globals: ['require', 'process', 'module', 'Buffer', 'global', 'ipcRenderer'].filter(
        (name) => name in window,
      ),
      desktop: Object.keys(window.desktop).sort(),
    }));
    expect(found.globals).toEqual([]);
    const news = ['listen', 'listenNearby', 'listenNetwork', 'listenSettings'];
    expect(found.desktop).toEqual([...QUESTIONS, 'say', ...news].sort());
  });

  test('runs in a sandbox, apart from the preload, with web security on', async () => {
    const settings = await game.app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      // Not in the types: what the window was really made with.
      return (contents as unknown as { getLastWebPreferences: () => unknown }).getLastWebPreferences();
    });
    expect(settings).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
    });
    const opensTools = await game.app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]!.webContents;
      contents.openDevTools();
      return contents.isDevToolsOpened();
    });
    expect(opensTools).toBe(false);
  });

  test('runs no script but its own, and reaches nothing', async () => {
    const outcome = await game.page.evaluate(async () => {
      const broken: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        broken.push(effectiveDirective),
      );
      const script = document.createElement('script');
      script.textContent = 'window.slippedIn = true';
      document.body.append(script);
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.body.append(style);
      const image = document.createElement('img');
      const noImage = new Promise((resolve) => image.addEventListener('error', resolve));
      image.src = 'https://127.0.0.1:9/x.png';
      document.body.append(image);
      const fetched = await fetch('boneyard://page/').then(
        () => 'fetched',
        () => 'refused',
      );
      let socket: string;
      try {
        const opening = new WebSocket('ws://127.0.0.1:9/');
        await new Promise((resolve) => opening.addEventListener('error', resolve));
        socket = 'refused';
      } catch {
        socket = 'refused';
      }
      await noImage;
      return { broken: broken.sort(), slippedIn: 'slippedIn' in window, fetched, socket };
    });
    expect(outcome).toEqual({
      broken: ['connect-src', 'connect-src', 'img-src', 'script-src-elem', 'style-src-elem'],
      slippedIn: false,
      fetched: 'refused',
      socket: 'refused',
    });
  });

  test('opens no window and goes nowhere else', async () => {
    const opened = await game.page.evaluate(() => window.open('boneyard://page/tv'));
    expect(opened).toBeNull();
    await game.page.evaluate(() => {
      location.href = 'data:text/html,elsewhere';
    });
    await game.page.evaluate(() => {
      location.href = 'http://127.0.0.1:9/';
    });
    await game.page.evaluate(() => {
      location.href = 'boneyard://page/tv';
    });
    await expect.poll(() => logOf(game)).toContain('A page tried to go elsewhere');
    expect(game.page.url()).toBe('boneyard://page/');
    expect(game.app.windows()).toHaveLength(1);
    await game.page.reload();
    await expect(game.page).toHaveTitle('Boneyard');
  });

  test('gets no permission and no download', async () => {
    const states = await game.page.evaluate(async () => {
      const place = await new Promise<string>((resolve) => {
        navigator.geolocation.getCurrentPosition(
          () => resolve('granted'),
          () => resolve('denied'),
        );
      });
      const sight = await navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => 'granted',
        () => 'denied',
      );
      return { place, sight, notices: await Notification.requestPermission() };
    });
    expect(states).toEqual({ place: 'denied', sight: 'denied', notices: 'denied' });

    await game.page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'boneyard://page/index.html';
      link.download = 'page.html';
      document.body.append(link);
      link.click();
    });
    await expect.poll(() => logOf(game)).toContain('A page began a download');
  });

  test('is refused by the shell when it says what it may not', async () => {
    const answers = await game.page.evaluate(async () => {
      const wrong: [keyof Desktop, unknown[]][] = [
        ['open', []],
        ['open', [{ for: 'neighbours' }]],
        ['open', [{ for: 'house', tableName: 5, name: 'Ana', screen: 'player' }]],
        ['open', [{ for: 'solo', keeperToken: 'x' }]],
        ['join', [{ address: '127.0.0.1', as: 'keeper', name: 'Ana' }]],
        ['keepName', ['x'.repeat(100_000)]],
        ['keepName', [{ toString: 'Ana' }]],
        ['keepRules', [{ name: 'Ours', setup: {}, options: { pace: 'normal' } }, null]],
        ['deleteRules', [5]],
        ['renameRules', ['ours']],
      ];
      const desktop = window.desktop as unknown as Record<string, (...words: unknown[]) => Promise<unknown>>;
      const asked = wrong.map(([question, words]) =>
        desktop[question]!(...words).then(
          () => 'answered',
          () => 'refused',
        ),
      );
      void desktop['say']!({ type: 'begin', and: 'more' });
      void desktop['say']!({ type: 'overturn the table' });
      return Promise.all(asked);
    });
    expect(new Set(answers)).toEqual(new Set(['refused']));
    await expect.poll(() => logOf(game)).toContain('Refused say');
    expect(await game.page.evaluate(() => window.desktop.opened())).toBeNull();
  });
});

test('what is not one of our pages is told nothing, even in one of our windows', async () => {
  await expect(game.page).toHaveTitle('Boneyard');
  const answer = await game.app.evaluate(async ({ BrowserWindow }) => {
    const window = BrowserWindow.getAllWindows()[0]!;
    await window.loadURL('about:blank');
    return window.webContents.executeJavaScript(
      `desktop.facts().then(() => 'answered', () => 'refused')`,
    ) as Promise<string>;
  });
  expect(answer).toBe('refused');
});

test('a mistake of ours that nothing caught is logged and said once, and the game goes on', async () => {
  await game.app.evaluate(() => {
    for (const text of ['one', 'two']) {
      setTimeout(() => {
        throw new Error(text);
      });
    }
  });
  await expect.poll(() => logOf(game)).toMatch(/Error: one[^]*Error: two/);
  expect((await game.saidInDialogs()).map(({ message }) => message)).toEqual(['Something slipped']);
  expect(await game.page.evaluate(() => window.desktop.opened())).toBeNull();
});

test('a page that broke down is said and comes back', async () => {
  await expect(game.page).toHaveTitle('Boneyard');
  await game.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]!.webContents.forcefullyCrashRenderer(),
  );
  await expect
    .poll(async () => (await game.saidInDialogs()).map(({ message }) => message))
    .toEqual(['Something slipped. Nothing is lost.']);
  await expect
    .poll(() =>
      game.app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]!.webContents.executeJavaScript('typeof desktop.facts'),
      ),
    )
    .toBe('function');
});

test('a name that was chosen is there at the next start, cleaned and cut', async () => {
  const dataFolder = await freshFolder();
  const before = await launchApp({ dataFolder });
  const first = await before.page.evaluate(() => window.desktop.facts());
  const displays = await before.app.evaluate(({ screen }) => screen.getAllDisplays().length);
  expect(first).toMatchObject({ nameChosen: false, profile: null, displays });
  const kept = await before.page.evaluate(() =>
    window.desktop.keepName(` Inês\u202e \u0007${'x'.repeat(500)}`),
  );
  expect(kept).toMatchObject({ name: `Inês ${'x'.repeat(19)}`, nameChosen: true });
  await before.close();

  const after = await launchApp({ dataFolder });
  expect(await after.page.evaluate(() => window.desktop.facts())).toEqual(kept);
  expect(await after.saidInDialogs()).toEqual([]);
  await after.close();
  await rm(dataFolder, { recursive: true });
});

test('damaged settings are put aside, said once and replaced', async () => {
  const dataFolder = await freshFolder();
  await writeFile(join(dataFolder, 'settings.json'), '{ "name": ');
  const damaged = await launchApp({ dataFolder });
  const [aside = ''] = (await readdir(dataFolder)).filter((file) => file.startsWith('settings.damaged'));
  await expect
    .poll(damaged.saidInDialogs)
    .toEqual([{ message: 'Your settings start fresh', detail: expect.stringContaining(aside) }]);
  expect(await readFile(join(dataFolder, aside), 'utf8')).toBe('{ "name": ');
  await damaged.page.evaluate(() => window.desktop.keepName('Rosa'));
  await damaged.close();

  const next = await launchApp({ dataFolder });
  expect((await next.page.evaluate(() => window.desktop.facts())).name).toBe('Rosa');
  expect(await next.saidInDialogs()).toEqual([]);
  await next.close();
  await rm(dataFolder, { recursive: true });
});

test('a second start of the same folder brings the first window forward and ends', async () => {
  await game.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.minimize());
  const { args, env } = startWords({}, game.dataFolder);
  const second = spawn(electron, args, { cwd: ROOT, env, stdio: 'ignore' });
  const [code] = (await once(second, 'exit')) as [number | null];
  expect(code).toBe(0);
  await expect
    .poll(() =>
      game.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((one) => one.isVisible())),
    )
    .toEqual([true]);
});

test('two profiles run side by side, each in its own folder', async () => {
  const home = await freshFolder();
  const env = { XDG_CONFIG_HOME: home };
  const [ana, ben] = await Promise.all([
    launchApp({ profile: 'ana', env, ownFolder: true }),
    launchApp({ profile: '../Ben', env, ownFolder: true }),
  ]);
  expect((await ana.page.evaluate(() => window.desktop.keepName('Ana'))).profile).toBe('ana');
  expect((await ben.page.evaluate(() => window.desktop.keepName('Ben'))).profile).toBe('../Ben');
  const folders = (await readdir(home)).filter((folder) => folder.startsWith('Boneyard')).sort();
  expect(folders).toEqual([expect.stringMatching(/^Boneyard--ben-[0-9a-f]{8}$/), 'Boneyard-ana']);
  await Promise.all([ana.close(), ben.close()]);
  await rm(home, { recursive: true });
});

test('a window stands where it stood', async () => {
  const dataFolder = await freshFolder();
  const place = { x: 60, y: 40, width: 1000, height: 700 };
  const before = await launchApp({ dataFolder });
  await before.app.evaluate(
    ({ BrowserWindow }, bounds) => BrowserWindow.getAllWindows()[0]!.setBounds(bounds),
    place,
  );
  await before.close();
  const after = await launchApp({ dataFolder });
  expect(
    await after.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getBounds()),
  ).toEqual(place);
  await after.close();
  await rm(dataFolder, { recursive: true });
});

test('a data folder that cannot be used is said, and nothing opens', async () => {
  const inTheWay = join(game.dataFolder, 'a file');
  await writeFile(inTheWay, '');
  const { args, env } = startWords({}, join(inTheWay, 'folder'));
  const failing = spawn(electron, args, { cwd: ROOT, env, stdio: 'ignore' });
  const [code] = (await once(failing, 'exit')) as [number | null];
  expect(code).toBe(1);
});

test('--version prints the version and opens nothing', async () => {
  const { args, env } = startWords({ args: ['--version'] }, game.dataFolder);
  const printing = spawn(electron, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'ignore'] });
  const chunks: Buffer[] = [];
  printing.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(printing, 'close')) as [number | null];
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  expect([code, Buffer.concat(chunks).toString()]).toEqual([0, `${version}\n`]);
});

async function logOf({ dataFolder }: Launched): Promise<string> {
  return readFile(join(dataFolder, 'logs', 'boneyard.log'), 'utf8');
}
