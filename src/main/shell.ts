import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { app, powerMonitor, session } from 'electron';
import { languageBy } from '../shared/settings';
import { answersFor } from './answers';
import { startThread, Workshop } from './bots/workshop';
import { parseAddress } from './client/address';
import { connectTable } from './client/connectTable';
import { explain, platformOf } from './client/explain';
import { findByAnnouncement } from './client/findAgain';
import { nearbyTables } from './client/nearby';
import { openKeptTokens } from './client/keptTokens';
import { rememberSeatTokens } from './client/seatTokens';
import { fencePages, fenceSession } from './fences';
import { openShelf } from './houseRules/shelf';
import { openScores } from './scores/scores';
import { openIpc } from './ipc';
import { findAddresses, hasNetwork } from './lan/adapters';
import { browse } from './lan/browse';
import type { DevPage } from './pages/address';
import { servePages } from './pages/scheme';
import { openSettings, settingsOf } from './settings/settings';
import { outliveMistakes } from './start/failures';
import { speakLanguage, systemLanguage } from './start/language';
import { openLog } from './start/log';
import { quitInOrder } from './start/quitting';
import {
  askToCloseTable,
  sayDiskTrouble,
  sayNotKept,
  sayPageSlipped,
  sayPutAside,
  sayRulesUnread,
  sayScoresUnread,
  saySlipped,
} from './start/sayings';
import { networkNews } from './table/networkNews';
import { hostHere } from './table/hostHere';
import { ownTable } from './table/ownTable';
import { stayAwake } from './table/wakefulness';
import { chosenFile } from './tableFiles/choosing';
import { askForTable } from './tableFiles/dialogs';
import { setMenu } from './windows/menu';
import { pageNews } from './windows/pages';
import { openWindows } from './windows/windows';

/** One copy of the game: where it keeps its things, and as whom it was started. */
export type Copy = { readonly folder: string; readonly profile: string | null };

/** Builds the shell of one data folder and opens its first window. */
export async function startShell({ folder, profile }: Copy): Promise<void> {
  const log = openLog(folder);
  const platform = platformOf(process.platform);
  outliveMistakes(log, saySlipped);
  const tell = (what: string): void => log.warn(what);
  const built = join(app.getAppPath(), 'out');
  const dev = devPage();
  fencePages(app, dev, tell);

  const [settings] = await Promise.all([openSettings(folder, new Date()), app.whenReady()]);
  settings.listen((now) => void speakLanguage(languageBy(now, systemLanguage())));
  setMenu();
  fenceSession(session.defaultSession, tell);
  if (dev === null) await servePages(join(built, 'renderer'));

  const browsing = browse({ except: () => ownIds(), log });
  const nearby = nearbyTables({
    browsing,
    explain: (trouble) => explain(trouble, { hears: () => true, hasNetwork: hasNetwork(), platform }),
  });
  const findAgain = findByAnnouncement(browsing);
  // Not waited for: a table that is being closed must not hang on somebody pressing OK.
  const seatTokens = { player: await openKeptTokens(folder, log), table: rememberSeatTokens() };
  const tableFile = chosenFile({
    folder,
    askWhich: askForTable,
    seatToken: seatTokens.player.find,
    isOpen: nearby.isOpen,
    log,
  });
  const workshop = new Workshop(
    startThread(() => new Worker(join(built, 'main', 'botWorker.cjs'))),
    (why) => log.error({ err: why }, 'A bot gave no answer'),
  );
  const host = hostHere({
    folder,
    seatTokens: seatTokens.player,
    chosenFile: tableFile.chosen,
    pageFolder: join(built, 'renderer'),
    pace: () => settings.now().pace,
    level: () => settings.now().level,
    seed: seedForTests(),
    bot: workshop.think,
    ask: workshop.ask,
    onNotKept: () => void sayNotKept(),
    onDiskTrouble: (trouble) => void sayDiskTrouble(trouble),
    log,
  });
  const keepAwake = stayAwake();
  const table = ownTable({
    host: host.open,
    take: host.take,
    connect: (use, to) => connectTable({ ...to, seatTokens: seatTokens[use], findAgain, log }),
    seatToken: (tableId) => seatTokens.player.find(tableId) ?? null,
    parseAddress,
    explain: (trouble, address) =>
      explain(trouble, { hears: () => nearby.hears(address), hasNetwork: hasNetwork(), platform }),
    onChange: () => {
      keepAwake(table.opened() !== null);
      network.changed();
      news.tableChanged();
    },
  });
  const ownIds = (): readonly string[] => [table.opened()?.tableId ?? []].flat();

  const network = networkNews({ browsing, announcement: host.announcement, at: table.at, findAddresses });
  const news = pageNews({
    settings: (listener) =>
      settings.listen((now) => listener({ settings: settingsOf(now), systemLanguage: systemLanguage() })),
    nearby: nearby.listen,
    network: network.listen,
    link: (use) => {
      const connection = table.connection(use);
      return connection === null ? null : (listener) => connection.listen(listener);
    },
  });
  const windows = openWindows({
    preload: join(built, 'preload/preload.cjs'),
    dev,
    settings: settings.now,
    keepPlace: (window) => settings.keep({ window }),
    mayClose: async (window, isLast) => {
      const guests = isLast ? table.guests() : 0;
      if (guests > 0 && !(await askToCloseTable(guests, window))) return false;
      if (isLast) await table.leave();
      return true;
    },
    onFresh: news.forget,
    onClosed: (page) => {
      news.forget(page);
      table.hangUp(page.use);
    },
    onUnloaded: (problem) => log.error({ err: problem }, 'A page was not loaded'),
    onCrash: (window, why) => {
      log.error({ why }, 'A page broke down');
      void sayPageSlipped(window).then(() => {
        if (!window.isDestroyed()) window.reload();
      });
    },
  });

  settings.listen(() => windows.placeTv());

  const shelfParts = { dataFolder: folder, now: () => new Date(), log };
  const shelf = openShelf({ ...shelfParts, onUnread: (file, keptAs) => void sayRulesUnread(file, keptAs) });
  const scores = openScores({
    ...shelfParts,
    onUnread: (file, keptAs) => void sayScoresUnread(file, keptAs),
  });
  openIpc({
    answers: answersFor({
      folder,
      table,
      windows,
      settings,
      shelf,
      scores,
      tableFile,
      profile,
      platform,
      log,
    }),
    hearings: {
      want: news.want,
      say: (page, message) => table.connection(page.use)?.say(message),
    },
    pageOf: ({ sender, senderFrame }) => windows.pageOf(sender, senderFrame),
    tell,
  });

  quitInOrder({
    app,
    mayEnd: async () => table.guests() === 0 || askToCloseTable(table.guests(), null),
    finish: async () => {
      await table.leave();
      browsing.stop();
      await windows.close('table');
      await windows.close('player');
    },
    onProblem: (problem) => log.error({ err: problem }, 'The end did not go in order'),
  });
  app.on('second-instance', () => windows.show('player'));
  app.on('activate', () => windows.show('player'));
  powerMonitor.on('resume', () => {
    browsing.rebuild();
    host.wake();
    table.wake();
  });

  windows.show('player');
  if (settings.putAside !== null) await sayPutAside(settings.putAside);
}

/** The page of a running electron-vite; a packaged game knows of none. */
function devPage(): DevPage {
  return app.isPackaged ? null : (process.env['ELECTRON_RENDERER_URL'] ?? null);
}

/** A fixed seed makes every deal the same, so only an unpackaged game takes one. */
function seedForTests(): string | null {
  return app.isPackaged ? null : (process.env['BONEYARD_SEED'] ?? null);
}
