import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import type { Address } from '../../../src/main/client/address';
import { connectTable } from '../../../src/main/client/connectTable';
import type { Connection, ConnectTable } from '../../../src/main/client/connection';
import { rememberSeatTokens } from '../../../src/main/client/seatTokens';
import type { LinkNews, Trouble } from '../../../src/shared/desktop';
import type { FromHost } from '../../../src/shared/protocol/messages';
import { PROTOCOL } from '../../../src/shared/protocol/version';
import { closeFakeHosts, makeWelcome, openFakeHost, TABLE_ID } from './fakeHost';
import type { Greeting } from './fakeHost';

const silent = pino({ level: 'silent' });
const connections: Connection[] = [];
const servers: Server[] = [];

const at = (port: number): Address => ({ host: '127.0.0.1', port });

function connect(ports: readonly number[], known: Partial<ConnectTable> = {}): Connection {
  const connection = connectTable({
    addresses: ports.map(at),
    newcomer: { as: 'seat', name: 'Ana' },
    seatTokens: rememberSeatTokens(),
    log: silent,
    ...known,
  });
  connections.push(connection);
  return connection;
}

/** All that is told from now on, and a wait for a piece of it. */
function listenTo(connection: Connection) {
  const news: LinkNews[] = [];
  connection.listen((piece) => news.push(piece));
  const kinds = (): readonly string[] =>
    news.map((piece) => (piece.is === 'said' ? piece.message.type : piece.is));
  return {
    news,
    kinds,
    until: (...expected: readonly string[]) => expect.poll(kinds, { timeout: 5000 }).toEqual(expected),
  };
}

/** Something else than a table that listens at a port, and what it says to whoever calls. */
async function openOther(banner: string): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (banner) socket.end(banner);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

afterEach(async () => {
  for (const connection of connections.splice(0)) connection.close();
  await closeFakeHosts();
  for (const server of servers.splice(0)) server.close();
});

const bye = (reason: Extract<FromHost, { type: 'bye' }>['reason'], code: number): Greeting => {
  return (say, _, socket) => {
    say({ type: 'bye', reason });
    socket.close(code);
  };
};

describe('Coming to a table', () => {
  test('says hello with what is known of the newcomer, and is told the welcome', async () => {
    const host = await openFakeHost();
    const connection = connect([host.port], { newcomer: { as: 'seat', name: 'Ana', keeperToken: 'k' } });
    const heard = listenTo(connection);
    expect(await connection.joined).toEqual({
      ok: true,
      value: { tableId: TABLE_ID, address: at(host.port) },
    });
    expect(heard.news).toEqual([{ is: 'up' }, { is: 'said', message: makeWelcome() }]);
    expect(host.said).toEqual([
      { type: 'hello', protocol: PROTOCOL, as: 'seat', name: 'Ana', keeperToken: 'k' },
    ]);
  });

  test('works by the second address where the first leads nowhere', async () => {
    const host = await openFakeHost();
    const gone = await openFakeHost();
    await gone.crash();
    const joined = await connect([gone.port, host.port]).joined;
    expect(joined).toEqual({ ok: true, value: { tableId: TABLE_ID, address: at(host.port) } });
  });

  test('opens one line only, however many addresses lead there', async () => {
    const host = await openFakeHost();
    const sameElsewhere = { host: 'localhost', port: host.port };
    const connection = connect([], { addresses: [at(host.port), sameElsewhere] });
    expect((await connection.joined).ok).toBe(true);
    connection.say({ type: 'ready' });
    await expect.poll(() => host.said.map(({ type }) => type)).toEqual(['hello', 'ready']);
  });

  test('works by the name of a machine, and then knows its number', async () => {
    const host = await openFakeHost();
    const joined = await connect([], { addresses: [{ host: 'localhost', port: host.port }] }).joined;
    expect(joined).toEqual({ ok: true, value: { tableId: TABLE_ID, address: at(host.port) } });
  });

  test('never leaves the house', async () => {
    const joined = await connect([], { addresses: [{ host: '8.8.8.8', port: 27500 }] }).joined;
    expect(joined).toEqual({ ok: false, error: 'badAddress' });
  });

  const meets: readonly [string, () => Promise<number>, Trouble][] = [
    ['nobody', async () => closedPort(), 'refusedConnection'],
    ['something that never answers', async () => openOther(''), 'noAnswer'],
    ['something that does not speak HTTP', async () => openOther('SSH-2.0-OpenSSH_9.2\r\n'), 'notATable'],
    ['a page', async () => openOther('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi'), 'notATable'],
    [
      'a page that is not there',
      async () => openOther('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n'),
      'notATable',
    ],
    [
      'a table of another version',
      async () => (await openFakeHost({ card: { version: 99 } })).port,
      'otherVersion',
    ],
    [
      'a goodbye for the version',
      async () => (await openFakeHost({ greet: bye('otherVersion', 4002) })).port,
      'otherVersion',
    ],
    ['a full table', async () => (await openFakeHost({ greet: bye('tableFull', 4008) })).port, 'tableFull'],
    ['a closed door', async () => (await openFakeHost({ greet: bye('notLetIn', 4001) })).port, 'notLetIn'],
    [
      'a table that closes',
      async () => (await openFakeHost({ greet: bye('closed', 4005) })).port,
      'refusedConnection',
    ],
  ];
  test.each(meets)('that meets %s', async (_, open, trouble) => {
    const connection = connect([await open()]);
    const heard = listenTo(connection);
    expect(await connection.joined).toEqual({ ok: false, error: trouble });
    expect(heard.kinds()).toEqual(['over']);
  });

  test('does not say hello at another table than the one that is meant', async () => {
    const host = await openFakeHost();
    const joined = await connect([host.port], { tableId: 'another' }).joined;
    // The table that is meant is not open there any more.
    expect(joined).toEqual({ ok: false, error: 'refusedConnection' });
    expect(host.said).toEqual([]);
  });

  test('comes in like anybody else where the seat of old is no longer ours', async () => {
    const greet: Greeting = (say, hello, socket) => {
      if (hello.seatToken === undefined) say(makeWelcome({ seatToken: 'new' }));
      else bye('notLetIn', 4001)(say, hello, socket);
    };
    const host = await openFakeHost({ greet });
    const seatTokens = rememberSeatTokens();
    seatTokens.keep(TABLE_ID, 'old');
    const connection = connect([host.port], { seatTokens });
    const heard = listenTo(connection);
    expect((await connection.joined).ok).toBe(true);
    expect(heard.kinds()).toEqual(['up', 'welcome']);
    expect(seatTokens.find(TABLE_ID)).toBe('new');
  });

  test('shows that it was in where it only watches, but not for a mere screen', async () => {
    const host = await openFakeHost({ greet: (say) => say(makeWelcome({ seatToken: null })) });
    const seatTokens = rememberSeatTokens();
    seatTokens.keep(TABLE_ID, 'mine');
    await connect([host.port], { seatTokens, newcomer: { as: 'watch', name: 'Ana' } }).joined;
    await connect([host.port], { seatTokens, newcomer: { as: 'watch', link: 'link-1' } }).joined;
    const hello = { type: 'hello', protocol: PROTOCOL, as: 'watch' } as const;
    expect(host.said).toEqual([
      { ...hello, name: 'Ana', seatToken: 'mine' },
      { ...hello, link: 'link-1' },
    ]);
    expect(seatTokens.find(TABLE_ID)).toBe('mine');
  });

  test.each(['codeNeeded', 'wrongCode', 'waitForCode', 'codesClosed', 'locked'] as const)(
    'that says %s: that is the trouble, and the token of old is not thrown away for it',
    async (reason) => {
      const host = await openFakeHost({ greet: bye(reason, 4001) });
      const seatTokens = rememberSeatTokens();
      seatTokens.keep(TABLE_ID, 'mine');
      const connection = connect([host.port], { seatTokens });
      expect(await connection.joined).toEqual({ ok: false, error: reason });
      expect([host.said.length, seatTokens.find(TABLE_ID)]).toEqual([1, 'mine']);
    },
  );

  test('shows the code that was typed, and after it was let in the token in its place', async () => {
    const host = await openFakeHost();
    const newcomer = { as: 'seat', name: 'Ana', code: '641523' } as const;
    const connection = connect([host.port], { newcomer });
    const heard = listenTo(connection);
    await connection.joined;
    await host.crash();
    await heard.until('up', 'welcome', 'looking');
    const again = await openFakeHost({ port: host.port });
    await heard.until('up', 'welcome', 'looking', 'up', 'welcome');
    const hello = { type: 'hello', protocol: PROTOCOL, as: 'seat', name: 'Ana' } as const;
    expect(host.said).toEqual([{ ...hello, code: '641523' }]);
    expect(again.said).toEqual([{ ...hello, seatToken: 'token-1' }]);
  });

  test('that let it in before and does not any more: the page hears why', async () => {
    const host = await openFakeHost();
    const connection = connect([host.port]);
    const heard = listenTo(connection);
    await connection.joined;
    await host.crash();
    await openFakeHost({ port: host.port, greet: bye('locked', 4001) });
    await heard.until('up', 'welcome', 'looking', 'bye', 'over');
  });
});

describe('At a table', () => {
  test('what is said arrives on the other side, but no second hello from a page', async () => {
    const host = await openFakeHost();
    const connection = connect([host.port]);
    await connection.joined;
    connection.say({ type: 'hello', protocol: PROTOCOL, as: 'watch' });
    connection.say({ type: 'sit', seat: 1 });
    await expect.poll(() => host.said.map(({ type }) => type)).toEqual(['hello', 'sit']);
  });

  test('what is no message of ours is dropped, and nothing of it is logged', async () => {
    let logged = '';
    const sink = new Writable({
      write: (chunk: Buffer, _, done) => {
        logged += chunk.toString();
        done();
      },
    });
    const host = await openFakeHost();
    const connection = connect([host.port], { log: pino({ level: 'trace' }, sink) });
    const heard = listenTo(connection);
    await connection.joined;
    host.sayToAll('{"type":"secret","hand":["6-6"]}');
    host.sayToAll('not JSON 6-6');
    host.sayToAll(Buffer.from('6-6'));
    host.sayToAll({ ...makeWelcome(), you: '6-6'.repeat(20) });
    host.sayToAll({ type: 'beat' });
    await heard.until('up', 'welcome', 'beat');
    expect(logged).toContain('dropped');
    expect(logged).not.toContain('6-6');
  });

  test('a seat taken later gives its secret, on a line that was up already', async () => {
    const host = await openFakeHost({ greet: (say) => say(makeWelcome({ seatToken: null })) });
    const seatTokens = rememberSeatTokens();
    const connection = connect([host.port], { seatTokens });
    const heard = listenTo(connection);
    await connection.joined;
    host.sayToAll(makeWelcome({ seatToken: 'later' }));
    await heard.until('up', 'welcome', 'welcome');
    expect(seatTokens.find(TABLE_ID)).toBe('later');
  });

  test('a page that comes late is told how things stand now', async () => {
    const host = await openFakeHost();
    const connection = connect([host.port]);
    const early = listenTo(connection);
    await connection.joined;
    const { facts } = makeWelcome();
    host.sayToAll({ type: 'lobby', facts: { ...facts, name: 'Renamed' } });
    host.sayToAll({ type: 'refused', cmdId: null, reason: { code: 'stale' }, seq: 7, view: null });
    await early.until('up', 'welcome', 'lobby', 'refused');
    const late = listenTo(connection);
    expect(late.news).toEqual([
      { is: 'up' },
      { is: 'said', message: makeWelcome({ facts: { ...facts, name: 'Renamed' }, seq: 7 }) },
    ]);
  });

  test('who stops listening is told nothing more', async () => {
    const host = await openFakeHost();
    const connection = connect([host.port]);
    const heard: LinkNews[] = [];
    const stop = connection.listen((news) => heard.push(news));
    await connection.joined;
    stop();
    connection.close();
    expect(heard.map(({ is }) => is)).toEqual(['up', 'said']);
  });

  test('leaving says so and hangs up; what lets us in again is kept, as after closing', async () => {
    const host = await openFakeHost();
    const seatTokens = rememberSeatTokens();
    const closing = connect([host.port], { seatTokens });
    await closing.joined;
    closing.close();
    await expect.poll(() => host.codes).toEqual([1000]);
    expect(seatTokens.find(TABLE_ID)).toBe('token-1');

    const leaving = connect([host.port], { seatTokens });
    const heard = listenTo(leaving);
    await leaving.joined;
    leaving.leave();
    await expect.poll(() => host.codes).toEqual([1000, 1000]);
    expect(host.said.map(({ type }) => type)).toEqual(['hello', 'hello', 'leave']);
    expect(seatTokens.find(TABLE_ID)).toBe('token-1');
    expect(heard.news.at(-1)).toEqual({ is: 'over', code: 1000 });
  });

  test.each([
    ['sent away forgets', 4004, undefined],
    ['told that the table is over keeps', 4005, 'token-1'],
  ])('who is %s what let them in: a game that was broken off may be carried on', async (_, code, kept) => {
    const host = await openFakeHost();
    const seatTokens = rememberSeatTokens();
    const connection = connect([host.port], { seatTokens });
    const heard = listenTo(connection);
    await connection.joined;
    host.hangUp(code);
    await heard.until('up', 'welcome', 'over');
    expect(seatTokens.find(TABLE_ID)).toBe(kept);
  });

  test('a page that comes late is told what stands on the door, and the secret that was told before', async () => {
    const host = await openFakeHost();
    const connection = connect([host.port]);
    const heard = listenTo(connection);
    await connection.joined;
    const door = { code: '641523', link: 'l', locked: false, codes: 'open', addresses: [] } as const;
    host.sayToAll({ type: 'door', door });
    host.sayToAll(makeWelcome({ seatToken: null, seq: 1 }));
    await heard.until('up', 'welcome', 'door', 'welcome');
    expect(listenTo(connection).news).toEqual([
      { is: 'up' },
      { is: 'said', message: makeWelcome({ seq: 1 }) },
      { is: 'said', message: { type: 'door', door } },
    ]);
  });
});

describe('When the line breaks', () => {
  test('it comes back to the same place with its seat, and says nothing that was said meanwhile', async () => {
    const host = await openFakeHost();
    const connection = connect([host.port]);
    const heard = listenTo(connection);
    await connection.joined;
    await host.crash();
    await heard.until('up', 'welcome', 'looking');
    connection.say({ type: 'ready' });

    const again = await openFakeHost({ port: host.port });
    await heard.until('up', 'welcome', 'looking', 'up', 'welcome');
    connection.say({ type: 'beat' });
    await expect
      .poll(() => again.said)
      .toEqual([
        { type: 'hello', protocol: PROTOCOL, as: 'seat', name: 'Ana', seatToken: 'token-1' },
        { type: 'beat' },
      ]);
  });

  test('it follows the table to where that is heard of next', async () => {
    const host = await openFakeHost();
    const moved = await openFakeHost();
    let isFinding = false;
    const connection = connect([host.port], {
      findAgain: (tableId, found) => {
        expect(tableId).toBe(TABLE_ID);
        isFinding = true;
        const soon = setTimeout(() => found([at(moved.port)]), 20);
        return () => {
          clearTimeout(soon);
          isFinding = false;
        };
      },
    });
    const heard = listenTo(connection);
    await connection.joined;
    expect(isFinding).toBe(false);
    await host.crash();
    await heard.until('up', 'welcome', 'looking', 'up', 'welcome');
    expect(isFinding).toBe(false);
    expect(moved.said).toMatchObject([{ type: 'hello', seatToken: 'token-1' }]);
  });

  test('it tells why once it has looked for a while, and only once', { timeout: 20_000 }, async () => {
    const host = await openFakeHost();
    let hear: (places: readonly Address[]) => void = () => undefined;
    const connection = connect([host.port], {
      findAgain: (_tableId, found) => {
        hear = found;
        return () => undefined;
      },
    });
    const heard = listenTo(connection);
    await connection.joined;
    await host.crash();
    const causes = (): readonly (string | undefined)[] =>
      heard.news.flatMap((news) => (news.is === 'looking' ? [news.cause] : []));
    await expect.poll(causes, { timeout: 8000 }).toEqual([undefined, 'closed']);
    // It is not heard of either: nothing new.
    hear([]);
    const again = await openFakeHost({ port: host.port });
    await heard.until('up', 'welcome', 'looking', 'looking', 'up', 'welcome');
    expect(connection.address()).toEqual(at(again.port));
  });

  test('after this machine slept a line that stands is kept, and one that is dead is found out at once', async () => {
    const host = await openFakeHost();
    const connection = connect([host.port]);
    const heard = listenTo(connection);
    await connection.joined;
    connection.wake();
    host.sayToAll({ type: 'beat' });
    await heard.until('up', 'welcome', 'beat');
    await host.crash();
    await heard.until('up', 'welcome', 'beat', 'looking');
    await openFakeHost({ port: host.port });
    connection.wake();
    await heard.until('up', 'welcome', 'beat', 'looking', 'up', 'welcome');
  });

  test('it does not take another table for its own that got the address', async () => {
    const host = await openFakeHost();
    const connection = connect([host.port]);
    const heard = listenTo(connection);
    await connection.joined;
    await host.crash();
    const other = await openFakeHost({ port: host.port, card: { id: 'another' } });
    await expect.poll(other.asked, { timeout: 5000 }).toBe(2);
    expect(heard.kinds()).toEqual(['up', 'welcome', 'looking']);
    await other.crash();
    await openFakeHost({ port: host.port });
    await heard.until('up', 'welcome', 'looking', 'up', 'welcome');
    expect(other.said).toEqual([]);
  });

  test('it does not go back to a machine that has handed the table over (lan.md 6.3)', async () => {
    const host = await openFakeHost({ card: { epoch: 2 } });
    const connection = connect([host.port]);
    const heard = listenTo(connection);
    await connection.joined;
    await host.crash();
    const before = await openFakeHost({ port: host.port, card: { epoch: 1 } });
    await expect.poll(before.asked, { timeout: 5000 }).toBe(2);
    expect(before.said).toEqual([]);
    await before.crash();
    await openFakeHost({ port: host.port, card: { epoch: 3 } });
    await heard.until('up', 'welcome', 'looking', 'up', 'welcome');
  });

  test('it says once that it looks, however often it fails on the way back', async () => {
    let greetings = 0;
    const greet: Greeting = (say, _, socket) => {
      greetings += 1;
      if (greetings === 1 || greetings === 4) say(makeWelcome());
      else socket.terminate();
    };
    const host = await openFakeHost({ greet });
    const connection = connect([host.port]);
    const heard = listenTo(connection);
    await connection.joined;
    host.hangUp(4006);
    await heard.until('up', 'welcome', 'looking', 'up', 'welcome');
    expect(greetings).toBe(4);
  });

  test('a page that comes meanwhile is told so', async () => {
    const host = await openFakeHost();
    const connection = connect([host.port]);
    const heard = listenTo(connection);
    await connection.joined;
    await host.crash();
    await heard.until('up', 'welcome', 'looking');
    expect(listenTo(connection).kinds()).toEqual(['welcome', 'looking']);
    connection.close();
    expect(listenTo(connection).kinds()).toEqual(['welcome', 'over']);
  });

  test.each([4006, 4007, 1001])('with code %i it comes back', async (code) => {
    const host = await openFakeHost();
    const connection = connect([host.port]);
    const heard = listenTo(connection);
    await connection.joined;
    host.hangUp(code);
    await heard.until('up', 'welcome', 'looking', 'up', 'welcome');
  });

  test.each([1000, 1008, 4001, 4002, 4003, 4004, 4005, 4008])('with code %i it stays away', async (code) => {
    const host = await openFakeHost();
    const connection = connect([host.port]);
    const heard = listenTo(connection);
    await connection.joined;
    host.hangUp(code);
    await heard.until('up', 'welcome', 'over');
    expect(heard.news.at(-1)).toEqual({ is: 'over', code });
  });

  test('after a goodbye it stays away, even when the code got lost', async () => {
    const host = await openFakeHost();
    const connection = connect([host.port]);
    const heard = listenTo(connection);
    await connection.joined;
    host.sayToAll({ type: 'bye', reason: 'removed' });
    await heard.until('up', 'welcome', 'bye');
    await host.crash();
    await heard.until('up', 'welcome', 'bye', 'over');
    expect(heard.news.at(-1)).toEqual({ is: 'over', code: 4004 });
  });
});

async function closedPort(): Promise<number> {
  const host = await openFakeHost();
  await host.crash();
  return host.port;
}
