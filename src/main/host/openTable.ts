import { randomBytes } from 'node:crypto';
import type { BaseLogger } from 'pino';
import type { Door } from '../../shared/protocol/door';
import type { Result } from '../../shared/result';
import { ok } from '../../shared/result';
import { startGame } from '../../shared/engine/deal';
import { greedy } from '../bots/greedy';
import { announce } from '../lan/announce';
import type { Announcement } from '../lan/announce';
import { realClock } from './clock';
import type { Clock } from './clock';
import { isLoopback } from './guard';
import { openHost } from './host';
import { recordKeeper } from './keepRecord';
import { LIMITS } from './limits';
import type { ListenTrouble } from './listen';
import { loadPage } from './pages';
import { noticeSleep } from './noticeSleep';
import { makePlace, reachedAt } from './places';
import { Room } from './room';
import type { RoomOptions } from './room';
import type { RoomNews } from './roomNews';
import type { Seeds } from './seeds';
import { makeCode, makeToken } from './tokens';

const ID_BYTES = 8;
/** Milliseconds within which two signs of waking mean the same one. */
const SAME_WAKING = 10_000;

export type TableRequest = Omit<RoomOptions, 'id' | 'keeperToken'> & {
  /** `0.0.0.0` for the house, `127.0.0.1` for this machine alone; only tables for others are announced. */
  readonly address: string;
  readonly port?: number;
  /** Whether a window of this machine will show itself by `keeperToken`. */
  readonly hasShell: boolean;
  /** What somebody reads who opens the address in a browser where there is no page. */
  readonly sentence: string;
};

export type TableParts = {
  /** The data folder; finished games are kept in it. */
  readonly folder: string;
  /** The folder of the built page, which browsers are given; without one they read a sentence. */
  readonly pageFolder?: string;
  readonly seeds: Seeds;
  /** Real time, unless a test has another. */
  readonly clock?: Clock;
  readonly log: BaseLogger;
  readonly onNews: (news: TableNews) => void;
};

type GameNews = Extract<RoomNews, { is: 'game' }>;

/** News of a table; `game` comes when its record is kept (or could not be), `closed` when all is done. */
export type TableNews =
  Exclude<RoomNews, GameNews> | (Omit<GameNews, 'played'> & { readonly record: Result<string, 'notKept'> });

export type OpenedTable = {
  readonly id: string;
  readonly port: number;
  /** Shows a connection to be this machine's own. */
  readonly keeperToken: string;
  /** The door's link, also where nobody is asked for it: for screens of this machine. */
  readonly link: () => string;
  /** What stands on its door. */
  readonly door: () => Door;
  /** Null where the table is for this machine alone. */
  readonly announcement: Announcement | null;
  /** The machine was asleep: announces the table anew, finds out who is still there and tells them. */
  readonly wake: () => void;
  /** Says goodbye to everybody and on the network; settles when the port is free and every game is kept. */
  readonly close: (reason?: 'tableOver' | 'hostClosing') => Promise<void>;
};

/** Opens a table on this machine: the room, its port, its announcement, and the keeping of its games. */
export async function openTable(
  request: TableRequest,
  parts: TableParts,
): Promise<Result<OpenedTable, ListenTrouble>> {
  const { address, port, hasShell, sentence, name } = request;
  const { seeds, clock = realClock, log, onNews } = parts;
  const id = randomBytes(ID_BYTES).toString('hex');
  const keeperToken = makeToken();
  const keepRecord = recordKeeper(parts.folder, log);
  let keeping: Promise<void> = Promise.resolve();

  const tell = (news: RoomNews): void => {
    switch (news.is) {
      case 'closed':
        // The keeper may have closed it from a page: then the port and the announcement go as well.
        void close('tableOver');
        return;
      case 'game': {
        const { played, ...rest } = news;
        const kept = keepRecord(played, name, new Date()).then((record) => onNews({ ...rest, record }));
        keeping = Promise.all([keeping, kept]).then(() => undefined);
        return;
      }
      case 'joined':
      case 'left':
      case 'began':
      case 'round':
        return onNews(news);
    }
  };
  const room = new Room(
    { ...request, id, keeperToken: hasShell ? keeperToken : null },
    {
      clock,
      ...seeds,
      start: startGame,
      bot: greedy,
      makeToken,
      makeCode,
      limits: LIMITS,
      onNews: tell,
      onHappened: () => undefined,
    },
  );

  const opened = await openHost({
    room,
    address,
    ...(port === undefined ? {} : { port }),
    page: parts.pageFolder === undefined ? null : await loadPage(parts.pageFolder),
    sentence,
    limits: LIMITS,
    clock,
    log,
  });
  if (!opened.ok) return opened;
  const host = opened.value;
  const announcement = isLoopback(address) ? null : announce({ id, name, port: host.port, log });

  const tellPlaces = async (): Promise<void> => {
    const places = (await reachedAt(address)).map((each) => makePlace(each, host.port));
    room.answersAt(places);
  };
  await tellPlaces();
  announcement?.onAdapters(() => void tellPlaces());

  let wokeAt = -Infinity;
  const wake = (): void => {
    // The system says so, and we notice it ourselves: once is enough.
    if (clock.now() - wokeAt < SAME_WAKING) return;
    wokeAt = clock.now();
    log.info('the table was asleep');
    announcement?.rebuild();
    host.check();
    room.wake();
  };
  const stopNoticing = noticeSleep(wake);

  let closing: Promise<void> | null = null;
  const closeAll = async (reason: 'tableOver' | 'hostClosing'): Promise<void> => {
    stopNoticing();
    await announcement?.stop();
    await host.close(reason);
    await keeping;
    onNews({ is: 'closed' });
  };
  function close(reason: 'tableOver' | 'hostClosing' = 'hostClosing'): Promise<void> {
    // Closing the host closes the room, whose news lead here again: by then `closing` stands.
    closing ??= Promise.resolve().then(() => closeAll(reason));
    return closing;
  }

  room.open();
  return ok({
    id,
    port: host.port,
    keeperToken,
    link: () => room.link(),
    door: () => room.door(),
    announcement,
    wake,
    close,
  });
}
