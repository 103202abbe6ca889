import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach } from 'vitest';
import { openTable } from '../../../src/main/host/openTable';
import type { OpenedTable, TableParts } from '../../../src/main/host/runTable';
import { seedsFrom } from '../../../src/main/host/seeds';
import type { Setup } from '../../../src/shared/protocol/tableFacts';
import type { Result } from '../../../src/shared/result';
import { OPEN_TO_ALL } from './fakeTable';
import { fastClock, Player } from './player';

/* Two machines that are two data folders here; the loopback address is not announced. */

export const WAY = { address: '127.0.0.1', hasShell: true, sentence: '' };

type Machine = 'old' | 'next';

/** What becomes of the machines of each test: their folders are new, and gone with the tables on them afterwards. */
export type TwoMachines = {
  readonly folderOf: (machine: Machine) => string;
  readonly parts: (machine: Machine) => TableParts;
  /** The table that was opened, which is closed after the test; fails where there is none. */
  readonly kept: (opened: Result<OpenedTable, string>) => OpenedTable;
  /** Opens a table on the old machine: its keeper sits there as Ana, and Rosa with them. */
  readonly openForTwo: (setup: Setup) => Promise<{ table: OpenedTable; keeper: Player; rosa: Player }>;
};

/** Readies two machines for every test of a file; deals come from `seed`. */
export function twoMachines(seed: string): TwoMachines {
  const folders: Record<Machine, string> = { old: '', next: '' };
  const open: OpenedTable[] = [];
  const folder = (): Promise<string> => mkdtemp(join(tmpdir(), 'boneyard-machine-'));
  beforeEach(async () => {
    Object.assign(folders, { old: await folder(), next: await folder() });
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((table) => table.close()));
    for (const each of Object.values(folders)) await rm(each, { recursive: true });
  });

  const parts = (machine: Machine): TableParts => ({
    folder: folders[machine],
    seeds: seedsFrom(seed),
    clock: fastClock(15),
    log: pino({ level: 'silent' }),
    onNews: () => undefined,
  });
  const kept = (opened: Result<OpenedTable, string>): OpenedTable => {
    if (!opened.ok) throw new Error(opened.error);
    open.push(opened.value);
    return opened.value;
  };
  return {
    folderOf: (machine) => folders[machine],
    parts,
    kept,
    openForTwo: async (setup) => {
      const agreed = { name: 'Kitchen', setup, options: OPEN_TO_ALL, bots: 0, port: 0 };
      const request = { ...WAY, ...agreed, begins: 'by-keeper', afterGame: 'waits' } as const;
      const table = kept(await openTable(request, parts('old')));
      const keeper = await Player.join(table.port, { name: 'Ana', keeperToken: table.keeperToken });
      const rosa = await Player.join(table.port, { name: 'Rosa', mayHost: true });
      return { table, keeper, rosa };
    },
  };
}

/** The token of somebody's seat. */
export async function tokenOf(player: Player): Promise<string> {
  return (await player.hear('welcome')).seatToken ?? '';
}
