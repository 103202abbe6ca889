import type { ScreenUse, Trouble } from '../../shared/desktop';
import { LEFT_TROUBLES } from '../../shared/leftTables';
import type { Level } from '../../shared/protocol/botKind';
import { USUAL_OPTIONS } from '../../shared/protocol/tableFacts';
import type { Pace, Setup } from '../../shared/protocol/tableFacts';
import { TABLE_NAME_LETTERS } from '../../shared/protocol/version';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import { texts } from '../../shared/texts/texts';
import type { DiskTrouble } from '../host/journal/journal';
import type { JournalTrouble } from '../host/journal/read';
import { findLeftTables, readLeftTable } from '../host/journal/tables';
import { cleanName } from '../host/names';
import { carryOnTable, forgetTable, openTable } from '../host/openTable';
import type { CarryOnTrouble, TableRequest } from '../host/openTable';
import type { OpenedTable, TableParts } from '../host/runTable';
import type { TableNews } from '../host/tableNews';
import { realSeeds, seedsFrom } from '../host/seeds';
import type { FiledTable } from '../host/tableFile';
import { isFurtherHere, openFiled, takeOverTable } from '../host/takeOver';
import type { SeatTokens } from '../client/seatTokens';
import type { Ask } from '../bots/tasks';
import type { Think } from '../bots/think';
import type { Announcement } from '../lan/announce';
import type { Log } from '../start/log';
import type { HostedTable, HostRequest, HostTable, TakeTable } from './hosting';
import { heirOf, seatHere } from '../tableFiles/heirHere';
import { leftTable } from './leftHere';

const EVERYWHERE = '0.0.0.0';
const ALONE = '127.0.0.1';
const FIRST_SETUP: Setup = { preset: 'draw', chosen: {}, seats: 4 };

export type HostHereParts = {
  /** The data folder; finished games are kept in it. */
  readonly folder: string;
  /** The folder of the built page. */
  readonly pageFolder: string;
  /** Of tables that are opened here. */
  readonly pace: () => Pace;
  /** How well bots play at tables that are opened here. */
  readonly level: () => Level;
  /** The secrets of this machine's seats. */
  readonly seatTokens: SeatTokens;
  /** The table in the file that was chosen last. */
  readonly chosenFile: () => FiledTable | null;
  /** Makes every deal the same, and bots play simply; null where chance comes from the operating system. */
  readonly seed: string | null;
  /** How bots think. */
  readonly bot: Think;
  /** Thinks out hints, and what somebody looks back at. */
  readonly ask: Ask;
  /** A finished game could not be written down. */
  readonly onNotKept: () => void;
  /** The disk takes nothing, so the table waits. */
  readonly onDiskTrouble: (trouble: DiskTrouble) => void;
  readonly log: Log;
};

/** The hosting half of the shell. */
export type HostHere = {
  readonly open: HostTable;
  readonly take: TakeTable;
  /** How our newest table is announced; null where none is. */
  readonly announcement: () => Announcement | null;
  /** The machine was asleep: makes our table findable anew and tells everybody at it. */
  readonly wake: () => void;
};

type NewTable = Exclude<HostRequest, { for: 'left' | 'file' }>;
type Use = { readonly solo: boolean; readonly screen: ScreenUse };

export function hostHere(given: HostHereParts): HostHere {
  const {
    folder,
    pageFolder,
    pace,
    level,
    seatTokens,
    chosenFile,
    seed,
    bot,
    ask,
    onNotKept,
    onDiskTrouble,
    log,
  } = given;
  let newest: OpenedTable | null = null;

  const onNews = (news: TableNews): void => {
    log.info({ news: news.is }, 'At our table');
    if (news.is === 'closed') newest = null;
    if (news.is === 'game' && !news.record.ok) onNotKept();
    if (news.is === 'disk' && news.trouble !== null) onDiskTrouble(news.trouble);
  };

  const partsOf = (): TableParts => {
    const seeds = seed === null ? realSeeds : seedsFrom(seed);
    return { folder, pageFolder, seeds, ...(seed === null ? { bot } : {}), ask, log, onNews };
  };

  const hosted = (table: OpenedTable, { solo, screen }: Use): HostedTable => {
    newest = table;
    const { id, port, keeperToken, link, door, journal, close } = table;
    const addresses = (): readonly string[] => (solo ? [] : door().addresses);
    const end = (): Promise<void> => close('tableOver');
    return { id, port, keeperToken, link, solo, screen, addresses, journal, close: end };
  };

  async function openNew(request: NewTable): Promise<Result<HostedTable, Trouble>> {
    const opened = await openTable(requestFor(request, pace(), level()), partsOf());
    if (!opened.ok) return opened;
    if (request.for === 'house') return ok(hosted(opened.value, { solo: false, screen: request.screen }));
    await forgetSolo(opened.value.id);
    return ok(hosted(opened.value, { solo: true, screen: 'player' }));
  }

  /** Alone one plays one game at a time: a new one takes the place of any other. */
  async function forgetSolo(except: string): Promise<void> {
    for (const { id, table } of await findLeftTables(folder)) {
      if (id !== except && table.ok && table.value.identity.reach === 'here') await forgetTable(folder, id);
    }
  }

  async function carryOn(id: string): Promise<Result<HostedTable, Trouble>> {
    const left = await readLeftTable(folder, id);
    if (left?.table.ok !== true) return err('cannotCarryOn');
    const use = leftTable(id, left.table.value, left.lastWritten);
    const opened = await carryOnTable(id, { ...wayIn(), address: use.solo ? ALONE : EVERYWHERE }, partsOf());
    if (opened.ok) return ok(hosted(opened.value, use));
    return err(isAboutFile(opened.error) ? 'cannotCarryOn' : opened.error);
  }

  /** The table of a file, unless the same one got further here. */
  async function openFile(): Promise<Result<HostedTable, Trouble>> {
    const file = chosenFile();
    if (file === null) return err('cannotCarryOn');
    const { id, reach } = file.table.identity;
    if (await isFurtherHere(folder, file)) return carryOn(id);
    const before = seatTokens.find(id);
    const seat = seatHere(file, before);
    const { heir, token } = heirOf(seat);
    // Kept first: a seat whose secret nobody knows would be lost.
    if (token !== null) seatTokens.keep(id, token);
    const solo = reach === 'here';
    const opened = await openFiled(file, heir, { ...wayIn(), address: solo ? ALONE : EVERYWHERE }, partsOf());
    if (opened.ok) return ok(hosted(opened.value, { solo, screen: seat.is === 'none' ? 'table' : 'player' }));
    if (token !== null && before === undefined) seatTokens.forget(id);
    if (token !== null && before !== undefined) seatTokens.keep(id, before);
    return err(isAboutFile(opened.error) ? 'cannotCarryOn' : opened.error);
  }

  function open(request: HostRequest): Promise<Result<HostedTable, Trouble>> {
    if (request.for === 'file') return openFile();
    return request.for === 'left' ? carryOn(request.id) : openNew(request);
  }

  return {
    open,
    take: async (journal, keeper) => {
      const taken = await takeOverTable(journal, { keeper }, { ...wayIn(), address: EVERYWHERE }, partsOf());
      if (!taken.ok) {
        log.error({ why: taken.error }, 'A table that was handed over could not be taken');
        return null;
      }
      const { table, giveUp } = taken.value;
      return { table: hosted(table, { solo: false, screen: 'player' }), giveUp };
    },
    announcement: () => newest?.announcement ?? null,
    wake: () => newest?.wake(),
  };
}

function isAboutFile(trouble: CarryOnTrouble): trouble is JournalTrouble | 'gone' {
  return trouble === 'gone' || LEFT_TROUBLES.some((known) => known === trouble);
}

/** What a browser is given here. */
function wayIn(): Pick<TableRequest, 'hasShell' | 'sentence'> {
  return { hasShell: true, sentence: texts().headless.page };
}

function requestFor(request: NewTable, pace: Pace, level: Level): TableRequest {
  const options = { ...USUAL_OPTIONS, pace };
  const both = { setup: FIRST_SETUP, level, afterGame: 'waits', ...wayIn() } as const;
  if (request.for === 'house') {
    const name = cleanName(request.tableName, TABLE_NAME_LETTERS);
    return { ...both, options, name, bots: 0, begins: 'by-keeper', address: EVERYWHERE };
  }
  // Full as soon as its one person sits, so play begins at once; reached from this machine alone.
  // Hints take nothing from anybody there.
  const alone = { ...options, hints: 'on' } as const;
  return { ...both, options: alone, name: texts().name, bots: 3, begins: 'when-full', address: ALONE };
}
