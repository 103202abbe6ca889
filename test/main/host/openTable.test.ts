import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { realDisk } from '../../../src/main/host/journal/disk';
import type { Disk } from '../../../src/main/host/journal/disk';
import { findLeftTables } from '../../../src/main/host/journal/tables';
import { carryOnTable, openTable } from '../../../src/main/host/openTable';
import type { TableRequest } from '../../../src/main/host/openTable';
import type { OpenedTable, TableParts } from '../../../src/main/host/runTable';
import type { TableNews } from '../../../src/main/host/tableNews';
import { realSeeds, seedsFrom } from '../../../src/main/host/seeds';
import { CLOSE_CODES } from '../../../src/shared/protocol/closing';
import { PROTOCOL } from '../../../src/shared/protocol/version';
import { OPEN_TO_ALL, playOn } from './fakeTable';
import { ID, Journaled } from './journal/journaled';
import { fastClock, Player } from './player';

/* Tables on the loopback address are not announced, so nothing here touches a network. */

const REQUEST: TableRequest = {
  name: 'Kitchen',
  setup: { preset: 'block', chosen: { target: 30 }, seats: 3 },
  options: OPEN_TO_ALL,
  bots: 2,
  begins: 'when-full',
  afterGame: 'waits',
  address: '127.0.0.1',
  port: 0,
  hasShell: true,
  sentence: '',
};

let folder = '';
let news: TableNews[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boneyard-table-'));
  news = [];
});
afterEach(() => rm(folder, { recursive: true }));

async function open(request: Partial<TableRequest> = {}): Promise<OpenedTable> {
  const opened = await openTable({ ...REQUEST, ...request }, parts());
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
}

function parts(disk: Disk = realDisk, seeds = seedsFrom('table')): TableParts {
  return {
    folder,
    seeds,
    // Time runs faster, but not so fast that pings cannot be answered.
    clock: fastClock(15),
    disk,
    log: pino({ level: 'silent' }),
    onNews: (said) => void news.push(said),
  };
}

const WAY = { address: '127.0.0.1', hasShell: false, sentence: '' };

async function carryOn(id: string): Promise<OpenedTable> {
  const opened = await carryOnTable(id, WAY, parts());
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
}

test('a game played here is kept, and told when it is', async () => {
  const table = await open({
    setup: { preset: 'block', chosen: { target: 1 }, seats: 2 },
    bots: 2,
    hasShell: false,
  });
  const tv = await Player.join(table.port, { as: 'watch' });
  await tv.hear('lobby', ({ facts }) => facts.at === 'gameOver');
  await table.close();
  const [record] = await readdir(join(folder, 'records'));
  const kinds = news.map(({ is }) => is);
  expect(kinds.filter((is) => is !== 'joined' && is !== 'left')).toEqual([
    'began',
    'round',
    'game',
    'closed',
  ]);
  expect(news.find(({ is }) => is === 'game')).toMatchObject({
    record: { ok: true, value: join(folder, 'records', record!) },
  });
}, 20_000);

test('its own window is known by a token nobody else has, and may close the table for everybody', async () => {
  const table = await open({ bots: 0 });
  const keeper = await Player.join(table.port, { keeperToken: table.keeperToken });
  const guest = await Player.join(table.port);
  expect((await guest.hear('welcome')).facts.keepers).toEqual([(await keeper.hear('welcome')).you]);
  keeper.say({ type: 'close' });
  expect([await keeper.closed, await guest.closed]).toEqual([CLOSE_CODES.tableOver, CLOSE_CODES.tableOver]);
  await table.close();
  expect(news.at(-1)).toEqual({ is: 'closed' });
  expect(news.filter(({ is }) => is === 'closed')).toHaveLength(1);
});

test('the same seed deals the same tiles, another seed others', async () => {
  const hands = [];
  for (let opening = 0; opening < 2; opening++) {
    const table = await open();
    const ana = await Player.join(table.port);
    const { view } = await ana.hear('step');
    hands.push(view.as === 'seat' ? view.hand : null);
    await table.close();
  }
  expect(hands[0]).toEqual(hands[1]);
  expect(seedsFrom('table').seed()).not.toEqual(seedsFrom('another').seed());
});

describe('a table that was left', () => {
  const FOR_TWO = { bots: 0, hasShell: false, setup: { preset: 'draw', chosen: {}, seats: 2 } } as const;

  test('is carried on at the same port with the same seats, and everybody has the hand they had', async () => {
    // Chance that people made together, as in every real game.
    const opened = await openTable({ ...REQUEST, ...FOR_TWO }, parts(realDisk, realSeeds));
    if (!opened.ok) throw new Error(opened.error);
    const table = opened.value;
    const before = [
      await Player.join(table.port, { name: 'Ana' }),
      await Player.join(table.port, { name: 'Ben' }),
    ];
    const hands = await Promise.all(before.map((person) => person.hear('step')));
    const tokens = await Promise.all(before.map(async (person) => (await person.hear('welcome')).seatToken!));
    await table.close('hostClosing');

    const again = await carryOn(table.id);
    expect([again.id, again.port]).toEqual([table.id, table.port]);
    for (const [at, seatToken] of tokens.entries()) {
      const back = await Player.join(again.port, { seatToken });
      const { view, seq } = await back.hear('welcome');
      expect({ view, seq }).toEqual({ view: hands[at]!.view, seq: hands[at]!.seq });
    }
    await again.close('hostClosing');
  });

  test('opens at another port where somebody has its own', async () => {
    const table = await open(FOR_TWO);
    await table.close('hostClosing');
    const other = createServer().listen(table.port, '127.0.0.1');
    await once(other, 'listening');
    const again = await carryOn(table.id);
    expect(again.port).not.toBe(table.port);
    await again.close('hostClosing');
    other.close();
  });

  test('is gone when it was closed for good between games, and stays when a game was broken off', async () => {
    const gathering = await open({ ...FOR_TWO, begins: 'by-keeper' });
    await gathering.close('tableOver');
    expect(await findLeftTables(folder)).toEqual([]);
    expect(await carryOnTable(gathering.id, WAY, parts())).toEqual({ ok: false, error: 'gone' });

    const inPlay = await open();
    await Player.join(inPlay.port);
    await inPlay.close('tableOver');
    expect((await findLeftTables(folder)).map(({ id }) => id)).toEqual([inPlay.id]);
  });

  test('is not carried on while another copy has it', async () => {
    const table = await open(FOR_TWO);
    expect(await carryOnTable(table.id, WAY, parts())).toEqual({ ok: false, error: 'openElsewhere' });
    await table.close('hostClosing');
    await (await carryOn(table.id)).close('hostClosing');
  });

  test('keeps the record of a game that ended just before, and only once', async () => {
    const table = await open({
      setup: { preset: 'block', chosen: { target: 1 }, seats: 2 },
      hasShell: false,
    });
    const tv = await Player.join(table.port, { as: 'watch' });
    await tv.hear('lobby', ({ facts }) => facts.at === 'gameOver');
    await table.close('hostClosing');
    for (let times = 0; times < 2; times++) await (await carryOn(table.id)).close('hostClosing');
    expect(await readdir(join(folder, 'records'))).toHaveLength(1);
    expect(news.filter(({ is }) => is === 'game')).toHaveLength(1);
  }, 20_000);

  test('has the record kept that its host did not come to keep', async () => {
    const left = new Journaled(folder, { setup: { preset: 'block', chosen: { target: 1 }, seats: 2 } });
    const ana = left.table.keeper({ name: 'Ana' });
    ana.say({ type: 'begin' });
    playOn(left.table, [ana], () => ana.facts.at === 'gameOver');
    await left.gate.settled();
    await left.journal.close();
    for (let times = 0; times < 2; times++) await (await carryOn(ID)).close('hostClosing');
    expect(await readdir(join(folder, 'records'))).toHaveLength(1);
    expect(news.filter(({ is }) => is === 'game')).toMatchObject([{ record: { ok: true } }]);
  });
});

test('nobody hears of a move, or of a seat taken, before it is on disk', async () => {
  let letGo: () => void = () => undefined;
  let held: Promise<void> = Promise.resolve();
  const disk: Disk = {
    ...realDisk,
    create: async (path) => {
      const file = await realDisk.create(path);
      const write = async (bytes: Uint8Array, at: number): Promise<void> =>
        held.then(() => file.write(bytes, at));
      return { ...file, write };
    },
  };
  const opened = await openTable({ ...REQUEST, hasShell: false }, parts(disk));
  if (!opened.ok) throw new Error(opened.error);
  const { port, close } = opened.value;
  const ana = await Player.join(port, { name: 'Ana' });
  const { seq } = await ana.hear('step', ({ view }) => view.as === 'seat' && view.legal.length > 0);

  held = new Promise((resolve) => (letGo = resolve));
  const tv = await Player.open(port);
  tv.say({ type: 'hello', protocol: PROTOCOL, as: 'watch' });
  const step = ana.said.findLast((message) => message.type === 'step');
  const [move] = step?.view.as === 'seat' ? step.view.legal : [];
  ana.say({ type: 'move', cmdId: 'm1', seq, move: move! });
  const card = fetch(`http://127.0.0.1:${port}/table`).then(() => 'answered');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(ana.said.some((message) => message.type === 'step' && message.seq > seq)).toBe(false);
  expect(tv.said.some((message) => message.type === 'step')).toBe(false);
  expect(await Promise.race([card, Promise.resolve('not yet')])).toBe('not yet');

  letGo();
  await ana.hear('step', (message) => message.seq > seq);
  await tv.hear('step', (message) => message.seq > seq);
  expect(await card).toBe('answered');
  await close();
}, 20_000);
