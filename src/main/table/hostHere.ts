import { USUAL_OPTIONS } from '../../shared/protocol/tableFacts';
import type { Setup } from '../../shared/protocol/tableFacts';
import { TABLE_NAME_LETTERS } from '../../shared/protocol/version';
import { ok } from '../../shared/result';
import { texts } from '../../shared/texts/texts';
import { makeAddress } from '../client/address';
import { cleanName } from '../host/names';
import { openTable } from '../host/openTable';
import type { TableRequest } from '../host/openTable';
import type { OpenedTable, TableNews, TableParts } from '../host/runTable';
import { realSeeds, seedsFrom } from '../host/seeds';
import { takeOverTable } from '../host/takeOver';
import { findAddresses } from '../lan/adapters';
import type { Announcement } from '../lan/announce';
import type { Log } from '../start/log';
import type { HostedTable, HostRequest, HostTable, TakeTable } from './hosting';

const EVERYWHERE = '0.0.0.0';
const FIRST_SETUP: Setup = { preset: 'draw', chosen: {}, seats: 4 };

export type HostHereParts = {
  /** The data folder; finished games are kept in it. */
  readonly folder: string;
  /** The folder of the built page. */
  readonly pageFolder: string;
  /** Makes every deal the same; null where chance comes from the operating system. */
  readonly seed: string | null;
  /** A finished game could not be written down. */
  readonly onNotKept: () => void;
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

export function hostHere({ folder, pageFolder, seed, onNotKept, log }: HostHereParts): HostHere {
  let newest: OpenedTable | null = null;

  const onNews = (news: TableNews): void => {
    log.info({ news: news.is }, 'At our table');
    if (news.is === 'closed') newest = null;
    if (news.is === 'game' && !news.record.ok) onNotKept();
  };

  const partsOf = (): TableParts => {
    const seeds = seed === null ? realSeeds : seedsFrom(seed);
    return { folder, pageFolder, seeds, log, onNews };
  };

  const hosted = async (table: OpenedTable, isForHouse: boolean): Promise<HostedTable> => {
    newest = table;
    const { id, port, keeperToken, link, close } = table;
    const addresses = isForHouse ? await findAddresses() : [];
    return {
      id,
      port,
      keeperToken,
      link,
      addresses: addresses.map((host) => makeAddress({ host, port })),
      close: () => close('tableOver'),
    };
  };

  return {
    open: async (request) => {
      const opened = await openTable(requestFor(request), partsOf());
      return opened.ok ? ok(await hosted(opened.value, request.for === 'house')) : opened;
    },
    take: async (journal, keeper) => {
      const way = { address: EVERYWHERE, hasShell: true, sentence: texts().headless.page };
      const taken = await takeOverTable(journal, keeper, way, partsOf());
      if (!taken.ok) {
        log.error({ why: taken.error }, 'A table that was handed over could not be taken');
        return null;
      }
      const { table, giveUp } = taken.value;
      return { table: await hosted(table, true), giveUp };
    },
    announcement: () => newest?.announcement ?? null,
    wake: () => newest?.wake(),
  };
}

function requestFor(request: HostRequest): TableRequest {
  const both = {
    setup: FIRST_SETUP,
    options: USUAL_OPTIONS,
    afterGame: 'waits',
    hasShell: true,
    sentence: texts().headless.page,
  } as const;
  if (request.for === 'house') {
    // Open until the pages can ask for a code.
    const name = cleanName(request.tableName, TABLE_NAME_LETTERS);
    return {
      ...both,
      options: { ...USUAL_OPTIONS, entry: 'open' },
      name,
      bots: 0,
      begins: 'by-keeper',
      address: EVERYWHERE,
    };
  }
  // Full as soon as its one person sits, so play begins at once; reached from this machine alone.
  return { ...both, name: texts().name, bots: 3, begins: 'when-full', address: '127.0.0.1' };
}
