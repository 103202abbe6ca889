import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import type { Clock } from '../../../../src/main/host/clock';
import { Gate } from '../../../../src/main/host/gate';
import { realDisk } from '../../../../src/main/host/journal/disk';
import type { Disk } from '../../../../src/main/host/journal/disk';
import { Journal } from '../../../../src/main/host/journal/journal';
import type { DiskTrouble } from '../../../../src/main/host/journal/journal';
import { readLeftTable, tableFolder } from '../../../../src/main/host/journal/tables';
import type { LeftTable } from '../../../../src/main/host/journal/tables';
import type { RoomOptions } from '../../../../src/main/host/roomParts';
import { FakeTable } from '../fakeTable';

export const ID = 'abcdef0123456789';
export const log = pino({ level: 'silent' });

/** Tests leave tables as a process does that ends; their files are closed at the end, as the system does for it. */
const left: Journal[] = [];
afterAll(() => Promise.all(left.map((journal) => journal.close())));

/** A table with a journal in a folder of its own, on the real disk unless a test has another. */
export class Journaled {
  readonly folder: string;
  readonly table: FakeTable;
  readonly gate: Gate;
  readonly journal: Journal;
  readonly troubles: (DiskTrouble | null)[] = [];

  constructor(folder: string, options: Partial<RoomOptions>, disk: Disk = realDisk, clock?: Clock) {
    this.folder = folder;
    const gate: Gate = new Gate((notes) => journal.write(notes));
    this.table = new FakeTable(options, { onHappened: gate.add, onNews: () => gate.pass(() => undefined) });
    const journal: Journal = new Journal(
      {
        folder: tableFolder(folder, ID),
        identity: {
          id: ID,
          epoch: 1,
          name: 'Kitchen',
          begins: 'by-keeper',
          afterGame: 'waits',
          reach: 'house',
        },
        port: 27500,
        saved: () => this.table.room.saved(),
        disk,
        clock: clock ?? this.table.clock,
        log,
        onTrouble: (trouble) => this.troubles.push(trouble),
      },
      null,
    );
    this.gate = gate;
    this.journal = journal;
    left.push(journal);
  }

  static async make(options: Partial<RoomOptions>): Promise<Journaled> {
    return new Journaled(await newFolder(), options);
  }

  async left(): Promise<LeftTable> {
    const left = await readLeftTable(this.folder, ID);
    if (left === null) throw new Error('Nothing was left');
    return left;
  }
}

export function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'boneyard-journal-'));
}
