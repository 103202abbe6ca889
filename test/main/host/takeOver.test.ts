import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findLeftTables } from '../../../src/main/host/journal/tables';
import { carryOnTable } from '../../../src/main/host/openTable';
import { takeOverTable } from '../../../src/main/host/takeOver';
import type { TakenTable } from '../../../src/main/host/takeOver';
import { CLOSE_CODES } from '../../../src/shared/protocol/closing';
import { ok } from '../../../src/shared/result';
import { Player } from './player';
import { tokenOf, twoMachines, WAY } from './twoMachines';

const { folderOf, parts, kept, openForTwo } = twoMachines('hand over');

/** Plays the first tile that fits at every turn. */
function playsWhatFits(player: Player): void {
  player.socket.on('message', () => {
    const last = player.said.at(-1);
    if (last?.type !== 'step' || last.view.as !== 'seat') return;
    const [move] = last.view.legal;
    if (move?.type === 'play') player.say({ type: 'move', cmdId: `m${last.seq}`, seq: last.seq, move });
  });
}

/** A table between two rounds, its keeper's connection and Rosa's, who is asked to take it. */
async function askedToTake() {
  const { table, keeper, rosa } = await openForTwo({ preset: 'block', chosen: { target: 500 }, seats: 2 });
  for (const player of [keeper, rosa]) playsWhatFits(player);
  keeper.say({ type: 'begin' });
  await keeper.hear('step', ({ view }) => view.table.phase.at === 'roundOver');
  const { you } = await rosa.hear('welcome');
  keeper.say({ type: 'handOver', person: you });
  const { journal } = await rosa.hear('takeOver');
  return { table, keeper, rosa, journal, taker: you };
}

async function take(machine: 'old' | 'next', journal: string, taker: string): Promise<TakenTable> {
  const taken = await takeOverTable(journal, { keeper: taker }, WAY, parts(machine));
  if (!taken.ok) throw new Error(taken.error);
  kept(ok(taken.value.table));
  return taken.value;
}

test('the same table stands on the other machine: id, seats, tokens, scores, and its keeper is who sits there', async () => {
  const { table, keeper, rosa, journal, taker } = await askedToTake();
  const { table: next } = await take('next', journal, taker);
  expect(next.id).toBe(table.id);
  rosa.say({ type: 'tookOver', places: [`127.0.0.1:${next.port}`] });
  expect(await keeper.hear('bye')).toMatchObject({ reason: 'moved', places: [`127.0.0.1:${next.port}`] });
  expect(await keeper.closed).toBe(CLOSE_CODES.hostClosing);

  const there = await Player.join(next.port, { seatToken: await tokenOf(keeper) });
  const owner = await Player.join(next.port, {
    seatToken: await tokenOf(rosa),
    keeperToken: next.keeperToken,
  });
  const before = keeper.said.findLast((message) => message.type === 'step');
  const welcome = await there.hear('welcome');
  expect([welcome.seq, welcome.view]).toEqual([before?.seq, before?.view]);
  const { facts } = await owner.hear('welcome');
  expect(facts.keepers).toEqual([taker]);
  expect(facts.chairs.map((chair) => (chair.is === 'person' ? chair.name : ''))).toEqual(['Ana', 'Rosa']);
  await owner.hear('step', ({ view }) => view.table.round === 2);
});

test('the old machine does not offer it any more, also after it was broken off right then', async () => {
  const { table, rosa, journal, taker } = await askedToTake();
  const { table: next } = await take('next', journal, taker);
  rosa.say({ type: 'tookOver', places: [`127.0.0.1:${next.port}`] });
  await rosa.hear('bye');
  expect(await findLeftTables(folderOf('old'))).toEqual([]);
  await table.close();
  expect(await carryOnTable(table.id, WAY, parts('old'))).toEqual({ ok: false, error: 'gone' });
});

test('it may come back: the same machine takes it again, in a later epoch', async () => {
  const { table, rosa, journal, taker } = await askedToTake();
  const first = await take('next', journal, taker);
  rosa.say({ type: 'tookOver', places: [`127.0.0.1:${first.table.port}`] });
  await rosa.hear('bye');
  await table.close();
  await first.table.close();
  const [left] = await findLeftTables(folderOf('next'));
  expect(left?.table).toMatchObject({ ok: true, value: { identity: { id: table.id, epoch: 2 } } });
  const again = await take('old', journal, taker);
  expect(again.table.id).toBe(table.id);
});

test('a table that stays where it was leaves nothing on the machine that held it ready', async () => {
  const { table, rosa, journal, taker } = await askedToTake();
  const taken = await take('next', journal, taker);
  rosa.say({ type: 'tookOver', places: null });
  await taken.giveUp();
  expect(await findLeftTables(folderOf('next'))).toEqual([]);
  const late = await Player.join(table.port, { as: 'watch' });
  expect((await late.hear('welcome')).facts.id).toBe(table.id);
});

test.each([
  ['cut off in the middle', (journal: string) => journal.slice(0, 40)],
  ['changed', (journal: string) => journal.replace('Kitchen', 'Chicken')],
  ['no journal at all', () => 'hello'],
])('a journal that is %s is refused, and nothing is kept', async (_, spoil) => {
  const { journal, taker } = await askedToTake();
  expect(await takeOverTable(spoil(journal), { keeper: taker }, WAY, parts('next'))).toMatchObject({
    ok: false,
  });
  expect(await readdir(folderOf('next'))).toEqual([]);
});
