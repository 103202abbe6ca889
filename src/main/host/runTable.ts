import type { BaseLogger } from 'pino';
import { startGame } from '../../shared/engine/deal';
import type { Door } from '../../shared/protocol/door';
import type { Result } from '../../shared/result';
import { ok } from '../../shared/result';
import { greedy } from '../bots/greedy';
import type { Ask } from '../bots/tasks';
import type { Think } from '../bots/think';
import { announce } from '../lan/announce';
import type { Announcement } from '../lan/announce';
import { realClock } from './clock';
import type { Clock } from './clock';
import { Gate } from './gate';
import { givingWay } from './givingWay';
import { isLoopback } from './guard';
import { openHost } from './host';
import { realDisk } from './journal/disk';
import type { Disk } from './journal/disk';
import type { TableIdentity } from './journal/entries';
import { Journal } from './journal/journal';
import type { Unlock } from './journal/lock';
import type { NewestFile } from './journal/tables';
import { recordKeeper } from './keepRecord';
import { LIMITS } from './limits';
import type { ListenTrouble } from './listen';
import { noticeSleep } from './noticeSleep';
import { loadPage } from './pages';
import { makePlace, reachedAt } from './places';
import { Room } from './room';
import type { RoomOptions } from './roomParts';
import type { RoomNews } from './roomNews';
import type { Seeds } from './seeds';
import type { TableNews } from './tableNews';
import { makeCode, makeToken } from './tokens';
import { unkeptGames } from './unkept';

/** Milliseconds within which two signs of waking mean the same one. */
const SAME_WAKING = 10_000;

/** How a table is opened on this machine. */
export type TableWay = {
  /** `0.0.0.0` for the house, `127.0.0.1` for this machine alone; only tables for others are announced. */
  readonly address: string;
  readonly port?: number;
  /** Whether a window of this machine will show itself by `keeperToken`. */
  readonly hasShell: boolean;
  /** What somebody reads who opens the address in a browser where there is no page. */
  readonly sentence: string;
};

export type TableParts = {
  /** The data folder: tables are kept in it while they are open, and the records of their games. */
  readonly folder: string;
  /** The folder of the built page, which browsers are given; without one they read a sentence. */
  readonly pageFolder?: string;
  readonly seeds: Seeds;
  /** How bots think; without it they lay the heaviest tile that fits. */
  readonly bot?: Think;
  /** Thinks out hints and judgements; without it nobody is advised. */
  readonly ask?: Ask;
  /** Real time, unless a test has another. */
  readonly clock?: Clock;
  /** The real disk, unless a test has another. */
  readonly disk?: Disk;
  readonly log: BaseLogger;
  readonly onNews: (news: TableNews) => void;
};

export type OpenedTable = {
  readonly id: string;
  readonly port: number;
  /** Shows a connection to be this machine's own. */
  readonly keeperToken: string;
  /** The door's link, also where nobody is asked for it: for screens of this machine. */
  readonly link: () => string;
  /** What stands on its door. */
  readonly door: () => Door;
  /** All there is of the table, as it is on disk now. */
  readonly journal: () => Promise<string>;
  /** Null where the table is for this machine alone. */
  readonly announcement: Announcement | null;
  /** The machine was asleep: announces the table anew, finds out who is still there and tells them. */
  readonly wake: () => void;
  /**
   * Says goodbye to everybody and on the network; settles when the port is free and every game is kept. A table that
   * is closed for good (`tableOver`) between games is gone; any other can be carried on.
   */
  readonly close: (reason?: 'tableOver' | 'hostClosing') => Promise<void>;
};

/** A table to run: a new one, or one that was left. */
export type Begun = {
  readonly identity: TableIdentity;
  readonly room: Omit<RoomOptions, 'id' | 'epoch' | 'keeperToken'>;
  /** The folder its journal is in. */
  readonly folder: string;
  /** What was left of it; null for a new one. */
  readonly left: NewestFile | null;
  /** Gives its folder to others, who may carry it on. */
  readonly unlock: Unlock;
};

/** Runs a table: the room, its journal, its port, its announcement, and the keeping of its games. */
export async function runTable(
  { identity, room: agreed, folder, left, unlock }: Begun,
  { address, port, hasShell, sentence }: TableWay,
  parts: TableParts,
): Promise<Result<OpenedTable, ListenTrouble>> {
  const { seeds, clock = realClock, disk = realDisk, log, onNews } = parts;
  const { id, epoch, name } = identity;
  const keeperToken = makeToken();
  const keepRecord = recordKeeper(parts.folder, log);
  const gate: Gate = new Gate((notes) => journal.write(notes));

  let closing: Promise<void> | null = null;
  const tell = (news: RoomNews): void => {
    if (news.is === 'closed') {
      // The keeper may have closed it from a page: then the port and the announcement go as well.
      void close('tableOver');
      return;
    }
    if (news.is === 'moved') {
      // From here on it is not carried on here, whatever becomes of this process.
      gate.add({ is: 'handedOver', epoch: epoch + 1 });
      gate.pass(() => onNews(news));
      void close('hostClosing');
      return;
    }
    gate.pass(() => {
      if (news.is !== 'game') return onNews(news);
      const { played, ...rest } = news;
      return keepRecord(played, name, new Date()).then((record) => {
        if (record.ok) gate.add({ is: 'kept' });
        onNews({ ...rest, record });
      });
    });
  };
  const wholeJournal = async (): Promise<string> => {
    await gate.settled();
    return journal.text();
  };
  const room: Room = new Room(
    { ...agreed, id, epoch, keeperToken: hasShell ? keeperToken : null },
    {
      clock,
      ...seeds,
      start: startGame,
      bot: parts.bot ?? greedy,
      ...(parts.ask === undefined ? {} : { ask: parts.ask }),
      makeToken,
      makeCode,
      limits: LIMITS,
      onNews: tell,
      onHappened: gate.add,
      journal: wholeJournal,
    },
    left?.stopped ?? null,
  );

  const opened = await openHost({
    room,
    gate,
    address,
    ...(port === undefined ? {} : { port }),
    ...(left === null ? {} : { firstTry: left.port }),
    page: parts.pageFolder === undefined ? null : await loadPage(parts.pageFolder),
    sentence,
    limits: LIMITS,
    clock,
    log,
  });
  if (!opened.ok) return opened;
  const host = opened.value;
  const journal: Journal = new Journal(
    {
      folder,
      identity,
      port: host.port,
      saved: () => room.saved(),
      disk,
      clock,
      log,
      onTrouble: (trouble) => onNews({ is: 'disk', trouble }),
    },
    left === null ? null : { ...left, seq: left.stopped.seq },
  );
  if (left !== null) {
    gate.add({ is: 'carriedOn', port: host.port });
    unkeptGames(left).forEach(tell);
  }
  // Nobody hears of a table that could not be found again.
  await gate.settled();
  const leadTo = (places: readonly string[]): void => {
    room.leadTo(places);
    gate.pass(() => onNews({ is: 'moved', places }));
    void close('hostClosing');
  };
  const movedOn = left === null ? {} : { onMovedOn: givingWay({ clock, log, onGone: leadTo }) };
  const announced = { id, epoch, name, port: host.port, log, ...movedOn };
  const announcement = isLoopback(address) ? null : announce(announced);

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

  const closeAll = async (reason: 'tableOver' | 'hostClosing'): Promise<void> => {
    stopNoticing();
    await announcement?.stop();
    await host.close(reason);
    if (reason === 'tableOver' && !room.isInGame) await journal.remove();
    else await journal.close();
    await unlock();
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
    journal: wholeJournal,
    announcement,
    wake,
    close,
  });
}
