import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLeftTables } from '../../../src/main/host/journal/tables';
import { carryOnTable } from '../../../src/main/host/openTable';
import type { OpenedTable } from '../../../src/main/host/runTable';
import { makeTableFile, parseTableFile } from '../../../src/main/host/tableFile';
import type { FiledTable } from '../../../src/main/host/tableFile';
import { isFurtherHere, openFiled } from '../../../src/main/host/takeOver';
import type { View } from '../../../src/shared/engine/view';
import { Player } from './player';
import { tokenOf, twoMachines, WAY } from './twoMachines';

const { folderOf, parts, kept, openForTwo } = twoMachines('a file');

/** A table in mid-round: its keeper sits with Rosa, and whoever leads has led. */
async function inMidRound() {
  const opened = await openForTwo({ preset: 'draw', chosen: { target: 500 }, seats: 2 });
  const players = [opened.keeper, opened.rosa];
  opened.keeper.say({ type: 'begin' });
  await Promise.all(players.map((player) => player.hear('step')));
  await playOne(players);
  return opened;
}

/** Whoever can lays their first tile. */
async function playOne(players: readonly Player[]): Promise<void> {
  for (const player of players) {
    const now = standing(player);
    const move = now.view.as === 'seat' ? now.view.legal.find(({ type }) => type === 'play') : undefined;
    if (move === undefined) continue;
    player.say({ type: 'move', cmdId: `m${now.seq}`, seq: now.seq, move });
    await Promise.all(players.map((each) => each.hear('step', ({ seq }) => seq > now.seq)));
    return;
  }
}

function standing(player: Player): { readonly view: View; readonly seq: number } {
  const last = player.said.findLast(({ type }) => type === 'step' || type === 'welcome');
  if ((last?.type !== 'step' && last?.type !== 'welcome') || last.view === null)
    throw new Error('Nothing lies');
  return { view: last.view, seq: last.seq };
}

async function fileOf(table: OpenedTable): Promise<FiledTable> {
  const made = makeTableFile(await table.journal());
  const filed = made.ok ? parseTableFile(made.value.bytes) : made;
  if (!filed.ok) throw new Error(filed.error);
  return filed.value;
}

async function openAt(
  machine: 'old' | 'next',
  file: FiledTable,
  keeper: string | null,
): Promise<OpenedTable> {
  return kept(await openFiled(file, { keeper }, WAY, parts(machine)));
}

const epochIn = async (folder: string): Promise<number | null> => {
  const [left] = await findLeftTables(folder);
  return left?.table.ok === true ? left.table.value.identity.epoch : null;
};

test('the same table stands where its file is opened, in the next epoch, and people are back with the same tiles', async () => {
  const { table, keeper, rosa } = await inMidRound();
  const file = await fileOf(table);
  const next = await openAt('next', file, (await keeper.hear('welcome')).you);
  expect([next.id, await epochIn(folderOf('next'))]).toEqual([table.id, 2]);
  for (const player of [keeper, rosa]) {
    const back = await Player.join(next.port, { seatToken: await tokenOf(player) });
    expect(standing(back)).toEqual(standing(player));
  }
  expect(next.link()).not.toBe(table.link());
});

test('saving closes nothing: the table goes on where it was, and nothing new is on its disk', async () => {
  const { table, keeper, rosa } = await inMidRound();
  const before = await table.journal();
  await fileOf(table);
  expect(await table.journal()).toBe(before);
  const { seq } = standing(keeper);
  await playOne([keeper, rosa]);
  expect(standing(keeper).seq).toBeGreaterThanOrEqual(seq);
});

test('where nobody of the table opens it, the keeper’s right goes to the machine, and all seats are kept', async () => {
  const { table, rosa } = await inMidRound();
  const next = await openAt('next', await fileOf(table), null);
  const screen = await Player.join(next.port, { as: 'watch', keeperToken: next.keeperToken });
  const { you, facts } = await screen.hear('welcome');
  expect(facts.keepers).toContain(you);
  expect(facts.chairs.map((chair) => (chair.is === 'person' ? chair.name : ''))).toEqual(['Ana', 'Rosa']);
  const back = await Player.join(next.port, { seatToken: await tokenOf(rosa) });
  expect(standing(back).view).toEqual(standing(rosa).view);
});

test('the same table that got further here is known, whichever of both that is', async () => {
  const { table, keeper, rosa } = await inMidRound();
  const early = await fileOf(table);
  expect(await isFurtherHere(folderOf('next'), early)).toBe(false);
  expect(await isFurtherHere(folderOf('old'), early)).toBe(true);
  const there = await openAt('next', early, (await keeper.hear('welcome')).you);
  const moved = await fileOf(there);
  await playOne([keeper, rosa]);
  expect(await isFurtherHere(folderOf('old'), early)).toBe(true);
  // It moved: that counts more than one tile here.
  expect(await isFurtherHere(folderOf('old'), moved)).toBe(false);
  expect(await isFurtherHere(folderOf('next'), early)).toBe(true);
});

test('a file that comes home takes the place of what was left there, and that stays beside it', async () => {
  const { table, keeper, rosa } = await inMidRound();
  const you = (await keeper.hear('welcome')).you;
  const there = await openAt('next', await fileOf(table), you);
  const moved = await fileOf(there);
  await playOne([keeper, rosa]);
  await table.close();
  const [left] = await findLeftTables(folderOf('old'));
  const before = await readFile(left?.path ?? '');
  const home = await openAt('old', moved, you);
  await home.close();
  expect(await epochIn(folderOf('old'))).toBe(3);
  expect(await readFile(`${left?.path}.before`)).toEqual(before);
  kept(await carryOnTable(table.id, WAY, parts('old')));
});

test('an old file never comes under the epoch of a table that went elsewhere', async () => {
  const { table } = await inMidRound();
  const file = await fileOf(table);
  await table.close();
  const first = await openAt('old', file, null);
  await first.close();
  const second = await openAt('old', file, null);
  await second.close();
  expect(await epochIn(folderOf('old'))).toBe(3);
});

test('a table that is open in another copy here stays as it is', async () => {
  const { table } = await inMidRound();
  const file = await fileOf(table);
  const before = await readdir(join(folderOf('old'), 'tables', table.id));
  expect(await openFiled(file, { keeper: null }, WAY, parts('old'))).toEqual({
    ok: false,
    error: 'openElsewhere',
  });
  expect(await readdir(join(folderOf('old'), 'tables', table.id))).toEqual(before);
});

test('damage that lies under the same id is kept beside the table of the file', async () => {
  const { table } = await inMidRound();
  const file = await fileOf(table);
  const folder = join(folderOf('next'), 'tables', table.id);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '0001.journal'), 'hello\nthere\n');
  await openAt('next', file, null);
  expect(await readFile(join(folder, '0001.journal.before'), 'utf8')).toBe('hello\nthere\n');
});
