import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Desktop, JoinTable, LinkNews, OpenTable, Opened } from '../../src/shared/desktop';
import type { Door } from '../../src/shared/protocol/door';
import type { TableCard } from '../../src/shared/protocol/messages';
import type { TableFacts } from '../../src/shared/protocol/tableFacts';
import { launchApp } from './launch';
import type { Launched } from './launch';

/*
 * What the shell does with tables, asked for by the words of desktop.ts as any page asks for it. Games played by
 * mouse and keyboard are tested elsewhere.
 */

declare global {
  interface Window {
    readonly desktop: Desktop;
  }
}

const HOUSE: OpenTable = { for: 'house', tableName: 'The kitchen', name: 'Inês', screen: 'player' };

const running: Launched[] = [];
async function launch(): Promise<Launched> {
  const game = await launchApp({ env: { BONEYARD_SEED: 'one' } });
  running.push(game);
  return game;
}
test.afterEach(async () => {
  await Promise.all(running.splice(0).map((game) => game.close()));
});

test('a table for one begins at once, with three bots, and is in nobody else’s reach', async () => {
  const { page } = await launch();
  const opened = await open(page, { for: 'solo' });
  expect(opened).toMatchObject({ solo: true, hosting: true, screen: 'player', addresses: [] });
  await expect.poll(() => factsSeen(page)).toMatchObject({ at: 'playing' });
  expect((await factsSeen(page))?.chairs.map(({ is }) => is).sort()).toEqual(['bot', 'bot', 'bot', 'person']);
  expect(await page.evaluate(() => window.desktop.opened())).toEqual(opened);
});

test('a page that loads anew finds its table and where the game stands', async () => {
  const { page } = await launch();
  const opened = await open(page, { for: 'solo' });
  await expect.poll(async () => (await newsSeen(page)).at(0)?.is).toBeDefined();
  await page.reload();
  expect(await page.evaluate(() => window.desktop.opened())).toEqual(opened);
  await expect
    .poll(async () => (await newsSeen(page)).find((news) => news.is === 'said'))
    .toMatchObject({ message: { type: 'welcome', view: { as: 'seat' } } });
});

test('a table for the house answers at its address, and is gone when its host leaves', async () => {
  const { page } = await launch();
  const { tableId, addresses } = await open(page, HOUSE);
  const port = await portOf(page);
  expect(addresses.every((address) => address.endsWith(`:${port}`))).toBe(true);
  expect(await cardAt(port)).toMatchObject({ id: tableId, name: 'The kitchen', free: 3, round: 0 });
  expect(await page.evaluate((request) => window.desktop.open(request), HOUSE)).toEqual({
    ok: false,
    error: 'alreadyAtTable',
  });

  await page.evaluate(() => window.desktop.leave());
  expect(await page.evaluate(() => window.desktop.opened())).toBeNull();
  await expect(cardAt(port)).rejects.toThrow();
});

test('the display stays awake for as long as there is a table', async () => {
  const { app, page } = await launch();
  await app.evaluate(({ powerSaveBlocker }) => {
    const start = powerSaveBlocker.start.bind(powerSaveBlocker);
    powerSaveBlocker.start = (type) => {
      const id = start(type);
      Object.assign(globalThis, { blocker: { type, id } });
      return id;
    };
  });
  const blocker = () =>
    app.evaluate(({ powerSaveBlocker }) => {
      const { blocker } = globalThis as unknown as { blocker: { type: string; id: number } };
      return { type: blocker.type, on: powerSaveBlocker.isStarted(blocker.id) };
    });
  await open(page, { for: 'solo' });
  expect(await blocker()).toEqual({ type: 'prevent-display-sleep', on: true });
  await page.evaluate(() => window.desktop.leave());
  expect(await blocker()).toEqual({ type: 'prevent-display-sleep', on: false });
});

test('a table is still there after the machine slept', async () => {
  const { app, page } = await launch();
  const { tableId } = await open(page, HOUSE);
  await app.evaluate(({ powerMonitor }) => powerMonitor.emit('resume'));
  expect(await cardAt(await portOf(page))).toMatchObject({ id: tableId });
});

test('a port that is taken is passed over', async () => {
  const inTheWay = createServer((socket) => socket.destroy()).listen(27500, '0.0.0.0');
  await once(inTheWay, 'listening').catch(() => undefined);
  const { page } = await launch();
  await open(page, HOUSE);
  expect(await portOf(page)).toBeGreaterThan(27500);
  inTheWay.close();
});

test('an address that leads to no table says why, and Home is still there', async () => {
  const { page } = await launch();
  const join = (address: string) =>
    page.evaluate((to) => window.desktop.join({ address: to, as: 'seat', name: 'Abel' }), address);
  expect(await join('over there')).toEqual({ ok: false, error: 'badAddress' });
  expect(await join('127.0.0.1:9')).toEqual({ ok: false, error: 'refusedConnection' });
  expect(await page.evaluate(() => window.desktop.opened())).toBeNull();
});

test('the window for the room shows the same table without anybody’s hand, and may be closed again', async () => {
  const { app, page } = await launch();
  await open(page, { for: 'solo' });
  const tv = await showTv(app, page);
  expect(tv.url()).toBe('boneyard://page/tv');
  await expect
    .poll(async () => (await newsSeen(tv)).find((news) => news.is === 'said'))
    .toMatchObject({ message: { type: 'welcome', seatToken: null, view: { as: 'watch' } } });
  await expect.poll(async () => (await factsSeen(tv))?.screens).toBe(1);

  await pressAtWindow(app, '/tv', 'F11');
  await expect.poll(() => isFullScreen(app, '/tv')).toBe(true);
  await pressAtWindow(app, '/tv', 'Escape');
  await expect.poll(() => isFullScreen(app, '/tv')).toBe(false);
  await page.evaluate(() => window.desktop.showTv());
  expect(app.windows()).toHaveLength(2);

  await Promise.all([
    tv.waitForEvent('close'),
    tv.evaluate(() => window.desktop.leave()).catch(() => undefined),
  ]);
  expect(await page.evaluate(() => window.desktop.opened())).not.toBeNull();
});

test('the window for the room alone keeps the table, and the player may come back to the same seat', async () => {
  const { app, page } = await launch();
  await open(page, { for: 'solo' });
  await expect.poll(() => factsSeen(page)).toMatchObject({ at: 'playing' });
  const before = await youSeen(page);
  const tv = await showTv(app, page);
  await closeWindow(app, '/');
  await expect.poll(async () => personOf(await factsSeen(tv))).toMatchObject({ here: false });

  const back = app.waitForEvent('window');
  await app.evaluate(({ app }) => app.emit('second-instance', {}, [], ''));
  const again = await back;
  await expect.poll(async () => personOf(await factsSeen(tv))).toMatchObject({ here: true });
  expect(await youSeen(again)).toBe(before);
});

test('closing the window of a host with guests asks once, and a no keeps the table', async () => {
  const host = await launch();
  await open(host.page, HOUSE);
  await host.app.evaluate(({ dialog }) => {
    dialog.showMessageBox = () => Promise.resolve({ response: 1, checkboxChecked: false });
  });
  const guest = await launch();
  const address = `127.0.0.1:${await portOf(host.page)}`;
  const code = (await doorSeen(host.page))?.code ?? '';
  const join = (words: Partial<JoinTable>) =>
    guest.page.evaluate((wish) => window.desktop.join(wish), {
      address,
      as: 'seat',
      name: 'Abel',
      ...words,
    } as const);
  expect(await join({})).toEqual({ ok: false, error: 'codeNeeded' });
  expect(await join({ code })).toMatchObject({ ok: true, value: { hosting: false } });
  await expect
    .poll(async () => (await factsSeen(host.page))?.chairs.filter(({ is }) => is === 'person').length)
    .toBe(2);

  await closeWindow(host.app, '/');
  expect(await host.page.evaluate(() => window.desktop.opened())).not.toBeNull();

  const asked = host.app.evaluate(
    ({ dialog }) =>
      new Promise<string>((resolve) => {
        dialog.showMessageBox = ((_window: unknown, words: { detail: string }) => {
          resolve(words.detail);
          return new Promise((later) =>
            setTimeout(() => later({ response: 0, checkboxChecked: false }), 200),
          );
        }) as typeof dialog.showMessageBox;
      }),
  );
  const ended = new Promise((resolve) => host.app.process().once('exit', resolve));
  await closeWindow(host.app, '/');
  expect(await asked).toBe(
    '1 person sits at your table. Closing Boneyard closes it for everyone; the game is kept here.',
  );
  await ended;
  await expect.poll(async () => (await newsSeen(guest.page)).at(-1)).toEqual({ is: 'over', code: 4005 });
});

test('a host with no guests is asked nothing', async () => {
  const { app, page, saidInDialogs } = await launch();
  await open(page, HOUSE);
  const said = await saidInDialogs();
  const ended = new Promise((resolve) => app.process().once('exit', resolve));
  await closeWindow(app, '/');
  await ended;
  expect(said).toEqual([]);
});

async function open(page: Page, request: OpenTable): Promise<Opened> {
  const opened = await page.evaluate((what) => window.desktop.open(what), request);
  if (!opened.ok) throw new Error(`The table did not open: ${opened.error}`);
  return opened.value;
}

/** What a page is told first when it begins to listen now. */
function newsSeen(page: Page): Promise<LinkNews[]> {
  return page.evaluate(
    () =>
      new Promise<LinkNews[]>((resolve) => {
        const heard: LinkNews[] = [];
        const end = window.desktop.listen((news) => heard.push(news));
        setTimeout(() => {
          end();
          resolve(heard);
        }, 100);
      }),
  );
}

async function doorSeen(page: Page): Promise<Door | undefined> {
  return (await newsSeen(page)).flatMap((news) =>
    news.is === 'said' && news.message.type === 'door' ? [news.message.door] : [],
  )[0];
}

async function welcomeSeen(page: Page) {
  for (const news of await newsSeen(page)) {
    if (news.is === 'said' && news.message.type === 'welcome') return news.message;
  }
  return null;
}

async function factsSeen(page: Page): Promise<TableFacts | null> {
  return (await welcomeSeen(page))?.facts ?? null;
}

async function youSeen(page: Page): Promise<string | null> {
  return (await welcomeSeen(page))?.you ?? null;
}

function personOf(facts: TableFacts | null): unknown {
  return facts?.chairs.find(({ is }) => is === 'person');
}

async function showTv(app: Launched['app'], page: Page): Promise<Page> {
  const coming = app.waitForEvent('window');
  await page.evaluate(() => window.desktop.showTv());
  return coming;
}

/** The port of the table a page is at, as its own address says it or, on no network, by asking each. */
async function portOf(page: Page): Promise<number> {
  const opened = await page.evaluate(() => window.desktop.opened());
  for (let port = 27500; port < 27510; port++) {
    const card = await cardAt(port).catch(() => null);
    if (card?.id === opened?.tableId) return port;
  }
  throw new Error('The table answers on none of its ports');
}

async function cardAt(port: number): Promise<TableCard> {
  const answer = await fetch(`http://127.0.0.1:${port}/table`);
  return (await answer.json()) as TableCard;
}

function isFullScreen(app: Launched['app'], path: string): Promise<boolean | undefined> {
  return app.evaluate(
    ({ BrowserWindow }, at) =>
      BrowserWindow.getAllWindows()
        .find(({ webContents }) => webContents.getURL() === `boneyard://page${at}`)
        ?.isFullScreen(),
    path,
  );
}

/** Presses a key where the window itself sees it first: Playwright's own keys go to the page alone. */
async function pressAtWindow(app: Launched['app'], path: string, keyCode: string): Promise<void> {
  await app.evaluate(
    ({ BrowserWindow }, { at, keyCode }) => {
      const contents = BrowserWindow.getAllWindows()
        .map(({ webContents }) => webContents)
        .find((one) => one.getURL() === `boneyard://page${at}`);
      contents?.sendInputEvent({ type: 'keyDown', keyCode });
      contents?.sendInputEvent({ type: 'keyUp', keyCode });
    },
    { at: path, keyCode },
  );
}

/** Closes a window as its own button does. */
async function closeWindow(app: Launched['app'], path: string): Promise<void> {
  await app.evaluate(
    ({ BrowserWindow }, at) =>
      BrowserWindow.getAllWindows()
        .find(({ webContents }) => webContents.getURL() === `boneyard://page${at}`)
        ?.close(),
    path,
  );
}
