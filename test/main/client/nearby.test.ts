import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findByAnnouncement } from '../../../src/main/client/findAgain';
import type { Address } from '../../../src/main/client/address';
import { listTables, nearbyTables } from '../../../src/main/client/nearby';
import type { Browsing, BrowsingListener } from '../../../src/main/lan/browse';
import type { Heard } from '../../../src/main/lan/sightings';
import type { Nearby } from '../../../src/shared/desktop';
import { PROTOCOL } from '../../../src/shared/protocol/version';
import { makeCard } from '../../helpers/tableCard';
import { closeFakeHosts, openFakeHost } from './fakeHost';

const HERE = '127.0.0.1';
const stops: (() => void)[] = [];

function heardOf(id: string, port: number, known: Partial<Heard> = {}): Heard {
  return { id, epoch: 1, name: 'Table', protocol: PROTOCOL, addresses: [HERE], port, ...known };
}

/** A browsing that hears what it is told to. */
function fakeBrowsing() {
  const listeners = new Set<BrowsingListener>();
  const browsing: Browsing = {
    listen: (listener) => {
      listeners.add(listener);
      listener([], 'looking');
      return () => listeners.delete(listener);
    },
    listenAdapters: () => () => undefined,
    rebuild: () => undefined,
    stop: () => listeners.clear(),
  };
  const hear: BrowsingListener = (found, state) => {
    for (const listener of listeners) listener(found, state);
  };
  return { browsing, hear, isHeard: () => listeners.size > 0 };
}

function look(browsing: Browsing): { last: () => Nearby; stop: () => void; all: readonly Nearby[] } {
  const all: Nearby[] = [];
  const stop = nearbyTables({
    browsing,
    explain: (trouble) => Promise.resolve(trouble === 'noAnswer' ? 'hostSilent' : trouble),
  }).listen((nearby) => all.push(nearby));
  stops.push(stop);
  return { last: () => all.at(-1)!, stop, all };
}

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await closeFakeHosts();
});

describe('The tables nearby', () => {
  test('are those heard of that answer with their card', async () => {
    const host = await openFakeHost({ card: { id: 'a1', name: 'Kitchen', free: 2, round: 3 } });
    const { browsing, hear } = fakeBrowsing();
    const { last } = look(browsing);
    expect(last()).toEqual({ tables: [], silent: [], discovery: 'looking' });
    hear([heardOf('a1', host.port)], 'looking');
    await expect.poll(last).toEqual({
      tables: [
        {
          id: 'a1',
          name: 'Kitchen',
          preset: 'draw',
          seats: 4,
          free: 2,
          round: 3,
          sameVersion: true,
          code: false,
          address: `${HERE}:${host.port}`,
        },
      ],
      silent: [],
      discovery: 'looking',
    });
  });

  test('are not those that refuse, nor another table at the same place', async () => {
    const gone = await openFakeHost();
    await gone.crash();
    const host = await openFakeHost({ card: { id: 'a1' } });
    const { browsing, hear } = fakeBrowsing();
    const { last } = look(browsing);
    hear([heardOf('gone', gone.port), heardOf('not-a1', host.port), heardOf('a1', host.port)], 'looking');
    await expect.poll(() => last().tables.map(({ id }) => id)).toEqual(['a1']);
    expect(last().silent).toEqual([]);
  });

  test('are not on a machine that has handed them over', async () => {
    const before = await openFakeHost({ card: { id: 'a1', epoch: 1 } });
    const after = await openFakeHost({ card: { id: 'a1', epoch: 2 } });
    const { browsing, hear } = fakeBrowsing();
    const { last } = look(browsing);
    hear([heardOf('a1', before.port, { epoch: 2 })], 'looking');
    await expect.poll(before.asked).toBeGreaterThan(0);
    expect(last().tables).toEqual([]);
    hear([heardOf('a1', after.port, { epoch: 2 })], 'looking');
    await expect.poll(() => last().tables).toMatchObject([{ address: `${HERE}:${after.port}` }]);
  });

  test('who is heard but stays silent is told with the likely cause, until it answers or is heard no more', async () => {
    const wall = createServer().listen(0, HERE);
    await once(wall, 'listening');
    const { port } = wall.address() as AddressInfo;
    stops.push(() => wall.close());
    const { browsing, hear } = fakeBrowsing();
    const { last } = look(browsing);
    hear([heardOf('a1', port)], 'looking');
    await expect
      .poll(() => last().silent, { timeout: 4000 })
      .toEqual([{ id: 'a1', name: 'Table', trouble: 'hostSilent' }]);
    const host = await openFakeHost({ card: { id: 'a1' } });
    hear([heardOf('a1', host.port)], 'looking');
    await expect.poll(() => last().tables.map(({ id }) => id)).toEqual(['a1']);
    expect(last().silent).toEqual([]);
    hear([], 'looking');
    expect(last()).toEqual({ tables: [], silent: [], discovery: 'looking' });
  });

  test('of another version are shown as such', async () => {
    const host = await openFakeHost({ card: { id: 'a1', version: PROTOCOL + 1 } });
    const { browsing, hear } = fakeBrowsing();
    const { last } = look(browsing);
    hear([heardOf('a1', host.port, { name: 'Newer' })], 'looking');
    await expect.poll(() => last().tables).toMatchObject([{ id: 'a1', name: 'Newer', sameVersion: false }]);
  });

  test('follow a table that moved, and lose one that is heard of no more', async () => {
    const first = await openFakeHost({ card: { id: 'a1' } });
    const second = await openFakeHost({ card: { id: 'a1' } });
    const { browsing, hear } = fakeBrowsing();
    const { last } = look(browsing);
    hear([heardOf('a1', first.port)], 'looking');
    await expect.poll(() => last().tables).toMatchObject([{ address: `${HERE}:${first.port}` }]);
    hear([heardOf('a1', second.port)], 'looking');
    await expect.poll(() => last().tables).toMatchObject([{ address: `${HERE}:${second.port}` }]);
    hear([], 'looking');
    expect(last().tables).toEqual([]);
  });

  test('are asked again, so that a table which fell silent goes', async () => {
    const host = await openFakeHost({ card: { id: 'a1' } });
    const { browsing, hear } = fakeBrowsing();
    const { last } = look(browsing);
    hear([heardOf('a1', host.port)], 'looking');
    await expect.poll(() => last().tables).toHaveLength(1);
    await host.crash();
    await expect.poll(() => last().tables, { timeout: 5000 }).toHaveLength(0);
  });

  test('come with what stands in the way of finding any', () => {
    const { browsing, hear } = fakeBrowsing();
    const { last, all } = look(browsing);
    hear([], 'blocked');
    expect(last()).toEqual({ tables: [], silent: [], discovery: 'blocked' });
    hear([], 'blocked');
    expect(all).toHaveLength(2);
  });

  test('are looked for only while somebody listens', () => {
    const { browsing, isHeard } = fakeBrowsing();
    const { stop } = look(browsing);
    expect(isHeard()).toBe(true);
    stop();
    expect(isHeard()).toBe(false);
  });

  test('of one name are told apart by a number (cases.md C82), and their names are plain text', () => {
    const named: readonly (readonly [string, string])[] = [
      ['a', 'Table'],
      ['b', 'Kitchen'],
      ['c', 'Table'],
      ['d', '\u202eTable'],
    ];
    const address: Address = { host: HERE, port: 1 };
    const heard = named.map(([id]) => heardOf(id, 1));
    const answers = new Map(named.map(([id, name]) => [id, { card: makeCard({ id, name }), address }]));
    expect(listTables(heard, answers).map(({ name }) => name)).toEqual([
      'Table',
      'Kitchen',
      'Table (2)',
      'Table (3)',
    ]);
  });
});

describe('A place', () => {
  const nearby = (browsing: Browsing) =>
    nearbyTables({ browsing, explain: (trouble) => Promise.resolve(trouble) });

  test('has a table where one announces itself there, also a moment after it was asked about', async () => {
    const { browsing, hear, isHeard } = fakeBrowsing();
    const answer = nearby(browsing).hears({ host: HERE, port: 7 });
    hear([heardOf('a1', 6)], 'looking');
    hear([heardOf('a1', 7)], 'looking');
    expect(await answer).toBe(true);
    expect(isHeard()).toBe(false);
  });

  test('has none where nothing is heard in two questions’ time', async () => {
    const { browsing, hear, isHeard } = fakeBrowsing();
    vi.useFakeTimers();
    const answer = nearby(browsing).hears({ host: HERE, port: 7 });
    hear([heardOf('a1', 6)], 'looking');
    vi.advanceTimersByTime(1500);
    vi.useRealTimers();
    expect(await answer).toBe(false);
    expect(isHeard()).toBe(false);
  });
});

describe('A table that moved', () => {
  test('is told of when it is heard, again when it is elsewhere, and when it is heard no more', () => {
    const { browsing, hear, isHeard } = fakeBrowsing();
    const found: (readonly Address[])[] = [];
    const stop = findByAnnouncement(browsing)('a1', (addresses) => found.push(addresses));
    hear([heardOf('b2', 5)], 'looking');
    hear([heardOf('a1', 7), heardOf('b2', 5)], 'looking');
    hear([heardOf('a1', 7)], 'looking');
    hear([heardOf('a1', 8)], 'looking');
    hear([], 'looking');
    hear([heardOf('a1', 8)], 'looking');
    expect(found.map(([address]) => address?.port)).toEqual([7, 8, undefined, 8]);
    stop();
    expect(isHeard()).toBe(false);
  });
});
