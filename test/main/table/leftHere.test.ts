import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leftHere } from '../../../src/main/table/leftHere';
import { Journaled } from '../host/journal/journaled';

let folder = '';
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'boneyard-left-'))));
afterEach(() => rm(folder, { recursive: true }));

async function leaveTable(screen: 'player' | 'table'): Promise<void> {
  const left = new Journaled(folder, {
    setup: { preset: 'draw', chosen: {}, seats: 2 },
    begins: 'by-keeper',
  });
  const keeper = screen === 'player' ? left.table.keeper() : left.table.keeper({ as: 'watch' });
  left.table.come({ name: 'Ben' });
  keeper.say({ type: 'begin' });
  await left.gate.settled();
  await left.journal.close();
}

test('where nothing was left there is nothing to offer', async () => {
  expect(await leftHere(folder)).toEqual({ tables: [], unreadable: [] });
});

test.each(['player', 'table'] as const)('a table is offered as what this screen was: %s', async (screen) => {
  await leaveTable(screen);
  expect((await leftHere(folder)).tables).toMatchObject([{ name: 'Kitchen', solo: false, screen, round: 1 }]);
});

test('one that is damaged is not offered, and said with where it is kept', async () => {
  await leaveTable('player');
  const path = join(folder, 'tables', 'abcdef0123456789', '0001.journal');
  const bytes = await readFile(path);
  await writeFile(path, Buffer.concat([bytes.subarray(1), bytes]));
  expect(await leftHere(folder)).toEqual({ tables: [], unreadable: [{ path, why: 'damaged' }] });
});
