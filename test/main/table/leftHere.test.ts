import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetLeft, leftHere } from '../../../src/main/table/leftHere';
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

test('one that is forgotten is gone with its game, and the damaged one beside it stays', async () => {
  await leaveTable('player');
  const damaged = join(folder, 'tables', 'dead', '0001.journal');
  await mkdir(join(folder, 'tables', 'dead'));
  await writeFile(damaged, 'hello\nthere\n');
  const unreadable = [{ path: damaged, why: 'damaged' }];
  expect(await forgetLeft(folder, 'dead')).toMatchObject({ tables: [{ name: 'Kitchen' }], unreadable });
  expect(await forgetLeft(folder, 'abcdef0123456789')).toEqual({ tables: [], unreadable });
  expect(await forgetLeft(folder, 'abcdef0123456789')).toEqual({ tables: [], unreadable });
});
