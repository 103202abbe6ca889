import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTable } from '../../../src/main/host/openTable';
import type { OpenedTable, TableNews, TableRequest } from '../../../src/main/host/openTable';
import { seedsFrom } from '../../../src/main/host/seeds';
import { CLOSE_CODES } from '../../../src/shared/protocol/closing';
import { OPEN_TO_ALL } from './fakeTable';
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
  const log = pino({ level: 'silent' });
  // Time runs faster, but not so fast that pings cannot be answered.
  const clock = fastClock(15);
  const parts = {
    folder,
    seeds: seedsFrom('table'),
    clock,
    log,
    onNews: (said: TableNews) => void news.push(said),
  };
  const opened = await openTable({ ...REQUEST, ...request }, parts);
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
