import { once } from 'node:events';
import { connect } from 'node:net';
import { request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { openHost } from '../../../src/main/host/host';
import type { Host, HostOptions } from '../../../src/main/host/host';
import type { Page } from '../../../src/main/host/pages';
import { Gate } from '../../../src/main/host/gate';
import { LIMITS } from '../../../src/main/host/limits';
import type { Limits } from '../../../src/main/host/limits';
import { CLOSE_CODES } from '../../../src/shared/protocol/closing';
import { PROTOCOL } from '../../../src/shared/protocol/version';
import type { Clock } from '../../../src/main/host/clock';
import { realClock } from '../../../src/main/host/clock';
import type { RoomOptions } from '../../../src/main/host/roomParts';
import { FakeTable } from './fakeTable';
import { fastClock, Player } from './player';

const HERE = '127.0.0.1';
const SENTENCE = 'This is a table.';
const HELLO = { type: 'hello', protocol: PROTOCOL, as: 'seat' } as const;
const MOVE = { type: 'move', cmdId: 'a', seq: 0, move: { type: 'draw' } } as const;

let opened: Host[] = [];
let logged = '';

afterEach(async () => {
  await Promise.all(opened.map((host) => host.close('tableOver')));
  opened = [];
  logged = '';
});

type Asked = Partial<Omit<HostOptions, 'limits' | 'room' | 'gate' | 'clock'>> & {
  readonly limits?: Partial<Limits>;
  readonly table?: Partial<RoomOptions>;
  /** The table's time; connections have the real one. */
  readonly clock?: Clock;
};

async function tryOpen({ limits, table, clock = realClock, ...options }: Asked = {}): ReturnType<
  typeof openHost
> {
  const { room } = new FakeTable(table, { clock });
  const sink = new Writable({
    write: (chunk: Buffer, _, done) => {
      logged += chunk.toString();
      done();
    },
  });
  const host = await openHost({
    room,
    gate: new Gate(() => null),
    address: HERE,
    port: 0,
    sentence: SENTENCE,
    limits: { ...LIMITS, closeMs: 200, ...limits },
    clock: realClock,
    log: pino({ level: 'trace' }, sink),
    ...options,
  });
  if (host.ok) opened.push(host.value);
  return host;
}

async function open(asked: Asked = {}): Promise<number> {
  const host = await tryOpen(asked);
  if (!host.ok) throw new Error(`No host: ${host.error}`);
  return host.value.port;
}

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string };

async function ask(
  port: number,
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<Answer> {
  const asking = request({ host: HERE, port, path, method, headers });
  asking.end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, text };
}

/** What the host answers to bytes written straight to its port. */
async function answerTo(port: number, ...writes: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect({ host: HERE, port });
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (const bytes of writes) {
    socket.write(bytes);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await closed;
  return text;
}

describe('over HTTP', () => {
  test('GET /table is the table’s card, and nothing a stranger should not know', async () => {
    const port = await open();
    await Player.join(port, { name: 'Ana' });
    const { status, headers, text } = await ask(port, '/table');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(text)).toEqual({
      id: 'table-1',
      epoch: 1,
      name: 'Kitchen',
      preset: 'draw',
      seats: 4,
      free: 3,
      round: 0,
      code: false,
      version: PROTOCOL,
    });
  });

  test('GET / is one sentence', async () => {
    const port = await open();
    expect(await ask(port, '/')).toMatchObject({ status: 200, text: `${SENTENCE}\n` });
  });

  test.each([
    ['GET', '/index.html', 404],
    ['GET', '/table/../../etc/passwd', 404],
    ['GET', '/table?x=1', 404],
    ['POST', '/table', 405],
    ['DELETE', '/', 405],
    ['OPTIONS', '/table', 405],
    ['GET', '/tv', 404],
    ['HEAD', '/table', 200],
  ])('%s %s is answered with %i and no word to other pages', async (method, path, status) => {
    const answer = await ask(await open(), path, method);
    expect(answer.status).toBe(status);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  describe('with the page built', () => {
    const FRONT = { type: 'text/html; charset=utf-8', neverChanges: false, file: '' };
    const PAGE: Page = new Map([
      ['/', { ...FRONT, bytes: Buffer.from('<h1>Boneyard</h1>') }],
      ['/tv', { ...FRONT, bytes: Buffer.from('<h1>Boneyard</h1>') }],
      ['/assets/a-1.js', { type: 'text/javascript', neverChanges: true, file: '', bytes: Buffer.from('0') }],
    ]);

    test.each([
      ['/', '<h1>Boneyard</h1>', 'no-store'],
      ['/tv', '<h1>Boneyard</h1>', 'no-store'],
      ['/assets/a-1.js', '0', 'private, max-age=31536000, immutable'],
    ])(
      'GET %s is a file of it, which may speak with this table and nobody else',
      async (path, text, cache) => {
        const port = await open({ page: PAGE });
        const answer = await ask(port, path);
        expect([answer.status, answer.text]).toEqual([200, text]);
        expect(answer.headers['cache-control']).toBe(cache);
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
        const policy = String(answer.headers['content-security-policy']).split('; ');
        expect(policy).toContain(`connect-src 'self' ws://${HERE}:${port}`);
        expect(policy).toContain("default-src 'none'");
        expect(policy.join()).not.toMatch(/unsafe|\*|data:|blob:/);
      },
    );

    test('HEAD says the same without the file', async () => {
      const port = await open({ page: PAGE });
      const { text, headers } = await ask(port, '/', 'HEAD');
      expect([text, headers['content-length']]).toEqual(['', '17']);
    });

    test.each([
      ['GET', '/../package.json', 404],
      ['GET', '/assets/../../secret', 404],
      ['GET', '/assets/..%2f..%2fsecret', 404],
      ['GET', '/?x', 404],
      ['GET', '/assets', 404],
      ['POST', '/', 405],
    ])('%s %s is answered with %i', async (method, path, status) => {
      expect((await ask(await open({ page: PAGE }), path, method)).status).toBe(status);
    });

    test('nothing of it is given to who calls this table by a name', async () => {
      const port = await open({ page: PAGE });
      const answer = await ask(port, '/', 'GET', { host: `table.example:${port}` });
      expect([answer.status, answer.text]).toEqual([403, '']);
    });
  });

  test('bytes that are no request are refused, and the table goes on', async () => {
    const port = await open();
    expect(await answerTo(port, 'hello there\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask(port, '/table')).status).toBe(200);
  });
});

describe('only what is meant for this table is let in (lan.md 3.4)', () => {
  const cases: readonly [string, Record<string, string>, boolean][] = [
    ['by number', {}, true],
    ['by number, from a page of this place', { origin: 'http://HOST' }, true],
    ['as localhost', { host: 'localhost:PORT' }, true],
    ['by a name that was made to point here', { host: 'table.example:PORT' }, false],
    ['by a name that looks like a number', { host: '127.0.0.1.example:PORT' }, false],
    ['from a page elsewhere', { origin: 'http://192.168.1.9:8080' }, false],
    ['from a secure page of this number', { origin: 'https://HOST' }, false],
    ['from a page that hides where it is from', { origin: 'null' }, false],
  ];

  test.each(cases)('asked %s', async (_, headers, isLetIn) => {
    const port = await open();
    const filled = Object.fromEntries(
      Object.entries(headers).map(([key, value]) => [
        key,
        value.replace('PORT', String(port)).replace('HOST', `${HERE}:${port}`),
      ]),
    );
    expect((await ask(port, '/table', 'GET', filled)).status).toBe(isLetIn ? 200 : 403);
    const player = new Player(port, { headers: filled });
    const cameIn = await new Promise((resolve) => {
      player.socket.once('open', () => resolve(true));
      player.socket.once('error', () => resolve(false));
    });
    expect(cameIn).toBe(isLetIn);
    player.socket.terminate();
  });
});

describe('where a table listens (cases.md C85)', () => {
  /** Another address of this machine that reaches whoever listens everywhere. */
  const ELSEWHERE = '127.0.0.2';

  async function isReachable(port: number): Promise<boolean> {
    const socket = connect({ host: ELSEWHERE, port });
    const reached = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    return reached;
  }

  test('alone, on the loopback address and nowhere else; for the house, everywhere', async () => {
    expect(await isReachable(await open({ address: HERE }))).toBe(false);
    expect(await isReachable(await open({ address: '0.0.0.0' }))).toBe(true);
  });

  test('on the next port where one is taken', async () => {
    const ports = [];
    for (let tables = 0; tables < 3; tables++) {
      const host = await tryOpen();
      ports.push(host.ok ? host.value.port : host.error);
    }
    expect(new Set(ports).size).toBe(3);
  });

  test('a port that must be and is taken, and an address this machine has not, are said', async () => {
    const port = await open();
    expect(await tryOpen({ port })).toEqual({ ok: false, error: 'portTaken' });
    expect(await tryOpen({ address: '192.0.2.7' })).toEqual({ ok: false, error: 'badAddress' });
  });
});

describe('bad input gets a clear end, and nothing changes for the others', () => {
  const cases: readonly [string, (player: Player) => void, number][] = [
    ['junk', ({ socket }) => socket.send('junk'), CLOSE_CODES.malformed],
    ['nothing', ({ socket }) => socket.send(''), CLOSE_CODES.malformed],
    [
      'bytes instead of text',
      ({ socket }) => socket.send(Buffer.from(JSON.stringify(HELLO))),
      CLOSE_CODES.malformed,
    ],
    ['a word nobody knows', ({ socket }) => socket.send('{"type":"peek"}'), CLOSE_CODES.malformed],
    ['a move before a hello', (player) => player.say(MOVE), CLOSE_CODES.malformed],
    ['a hello too big', ({ socket }) => socket.send('x'.repeat(LIMITS.messageBytes + 1)), CLOSE_CODES.tooBig],
    [
      'a message in too many parts',
      ({ socket }) => {
        for (let part = 0; part <= LIMITS.fragments; part++) socket.send('x', { fin: false });
      },
      CLOSE_CODES.malformed,
    ],
    [
      'a second hello',
      (player) => {
        player.say(HELLO);
        player.say(HELLO);
      },
      CLOSE_CODES.malformed,
    ],
    [
      'a newer version',
      (player) => player.say({ ...HELLO, protocol: PROTOCOL + 1 }),
      CLOSE_CODES.otherVersion,
    ],
    ['a wrong token', (player) => player.say({ ...HELLO, seatToken: 'guessed' }), CLOSE_CODES.notLetIn],
    [
      'a wrong keeper’s token',
      (player) => player.say({ ...HELLO, keeperToken: 'guessed' }),
      CLOSE_CODES.notLetIn,
    ],
  ];

  test.each(cases)('%s', async (_, misbehave, code) => {
    const port = await open({ table: { setup: { preset: 'draw', chosen: {}, seats: 2 } } });
    const ana = await Player.join(port, { name: 'Ana' });
    const bad = await Player.open(port);
    misbehave(bad);
    expect(await bad.closed).toBe(code);
    ana.say({ type: 'beat' });
    await ana.hear('beat');
    const { facts } = ana.said.findLast((message) => message.type === 'lobby') ?? (await ana.hear('welcome'));
    expect(facts).toMatchObject({ at: 'gathering', chairs: [{ name: 'Ana', here: true }, {}] });
    expect(facts.watching).toEqual([]);
    expect((await ask(port, '/table')).status).toBe(200);
  });

  test('a version that is not ours is told which one this table speaks', async () => {
    const player = await Player.open(await open());
    player.say({ ...HELLO, protocol: PROTOCOL + 1 });
    expect(await player.hear('bye')).toEqual({ type: 'bye', reason: 'otherVersion', protocol: PROTOCOL });
  });

  test('frames that are none end the connection', async () => {
    const port = await open();
    const upgrade = [
      'GET / HTTP/1.1',
      `Host: ${HERE}:${port}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      'Sec-WebSocket-Version: 13',
      '\r\n',
    ].join('\r\n');
    const answer = await answerTo(port, upgrade, Buffer.from([0xff, 0xff, 0xff, 0xff]));
    expect(answer).toMatch(/^HTTP\/1\.1 101 /);
    expect((await ask(port, '/table')).status).toBe(200);
  });

  test('a late or wrong move is answered, and the connection stays', async () => {
    const ana = await Player.join(await open());
    ana.say(MOVE);
    expect(await ana.hear('refused')).toMatchObject({
      cmdId: 'a',
      reason: { code: 'not-in-play' },
      view: null,
    });
    ana.say({ type: 'beat' });
    await ana.hear('beat');
  });

  test('a name of 500 letters and one of control characters are shown cut and clean', async () => {
    const port = await open();
    const long = await Player.join(port, { name: 'n'.repeat(500) });
    await Player.join(port, { name: '\u0000\u202Eeve\u0007' });
    const { facts } = await long.hear('lobby');
    expect(facts.chairs).toMatchObject([{ name: 'n'.repeat(24) }, { name: 'eve' }, {}, {}]);
  });

  test('who never says hello is not waited for', async () => {
    const player = await Player.open(await open({ limits: { helloMs: 30 } }));
    expect(await player.closed).toBe(CLOSE_CODES.malformed);
  });

  test('who says too much too fast is told to wait', async () => {
    const port = await open({ limits: { sparesLoopback: false } });
    const ana = await Player.join(port);
    for (let beats = 0; beats <= LIMITS.messagesAtOnce; beats++) ana.say({ type: 'beat' });
    expect(await ana.closed).toBe(CLOSE_CODES.tooMany);
  });
});

describe('a connection', () => {
  test('that answers no ping is cut, and the seat waits', async () => {
    const port = await open({ limits: { pingMs: 150 } });
    const ana = await Player.join(port, { name: 'Ana' });
    const dead = await Player.join(port, { name: 'Ben' }, { autoPong: false });
    expect(await dead.closed).toBe(1006);
    const { facts } = await ana.hear(
      'lobby',
      ({ facts: { chairs } }) => chairs[1]?.is === 'person' && !chairs[1].here,
    );
    expect(facts.chairs).toMatchObject([{ here: true }, { name: 'Ben', here: false }, {}, {}]);
  });

  test('for a seat that is open elsewhere takes it over, and one move is made (C74)', async () => {
    const port = await open({
      table: { bots: 3, begins: 'when-full', keeperToken: null },
      clock: fastClock(200),
    });
    const old = await Player.join(port);
    const { seatToken } = await old.hear('welcome');
    const newer = await Player.join(port, { seatToken: seatToken! });
    expect(await old.closed).toBe(CLOSE_CODES.takenOver);
    expect(old.said.at(-1)).toEqual({ type: 'bye', reason: 'takenOver' });
    const { seq, view } = await newer.hear(
      'step',
      (step) => step.view.as === 'seat' && step.view.legal.length > 0,
    );
    const move = view.as === 'seat' ? view.legal[0]! : { type: 'pass' as const };
    newer.say({ type: 'move', cmdId: 'once', seq, move });
    newer.say({ type: 'move', cmdId: 'twice', seq, move });
    expect(await newer.hear('refused')).toMatchObject({ cmdId: 'twice', reason: { code: 'stale' } });
  });

  test('from the same address is another person (C79)', async () => {
    const port = await open();
    const [ana, ben] = [await Player.join(port), await Player.join(port)];
    const [first, second] = [await ana.hear('welcome'), await ben.hear('welcome')];
    expect(first.you).not.toBe(second.you);
    expect(second.facts.chairs.filter(({ is }) => is === 'person')).toHaveLength(2);
  });

  /** Asks for so much that it cannot all be on its way, and reads none of it. */
  function flood(player: Player): void {
    player.socket.pause();
    for (let asked = 0; asked < 40_000; asked++) player.say({ type: 'begin' });
  }

  const STUCK = {
    table: { bots: 3, begins: 'when-full', keeperToken: null },
    limits: { queuedBytes: 16 * 1024 },
  } as const;

  test('that takes nothing is cut after a while, and others notice nothing', async () => {
    const port = await open({ ...STUCK, limits: { ...STUCK.limits, stuckMs: 100 } });
    const slow = await Player.join(port);
    const watcher = await Player.join(port, { as: 'watch' });
    flood(slow);
    await watcher.hear('lobby', ({ facts }) => facts.chairs[0]?.is === 'person' && !facts.chairs[0].here);
    slow.socket.terminate();
  }, 20_000);

  test('that takes up again gets what it missed as it stands', async () => {
    const port = await open({ ...STUCK, limits: { ...STUCK.limits, stuckMs: 60_000 } });
    const slow = await Player.join(port);
    flood(slow);
    await new Promise((resolve) => setTimeout(resolve, 300));
    slow.socket.resume();
    const standing = await slow.hear('step', ({ events }) => events.length === 0);
    expect(standing.view.as).toBe('seat');
  }, 20_000);
});

describe('a whole game', () => {
  test('of two people and two bots, over real connections', async () => {
    const table = {
      setup: { preset: 'draw', chosen: { target: 40 }, seats: 4 },
      bots: 2,
      begins: 'when-full',
      keeperToken: null,
    } as const;
    const port = await open({ table, clock: fastClock(500) });
    const tv = await Player.join(port, { as: 'watch' });
    const players = [await Player.join(port, { name: 'Ana' }), await Player.join(port, { name: 'Ben' })];
    const ends = await Promise.all(players.map((player) => player.playToTheEnd()));
    expect(ends[0]?.facts.chairs.map((chair) => (chair.is === 'empty' ? '' : chair.name))).toEqual([
      'Ana',
      'Ben',
      'Olive',
      'Hugo',
    ]);
    const { events } = await tv.hear('step', (step) => step.events.some(({ type }) => type === 'gameEnded'));
    const winner = events.find((event) => event.type === 'gameEnded')?.winner;
    const { view } = await players[0]!.hear('step', (step) => step.view.table.phase.at === 'gameOver');
    expect(view.table.scores[winner!]).toBeGreaterThanOrEqual(40);

    expect(logged).not.toMatch(/\d+-\d+"|Ana|Ben|legal|hand/);
    for (const player of players) expect(logged).not.toContain((await player.hear('welcome')).seatToken);
  }, 20_000);
});

describe('closing', () => {
  test('says goodbye to everybody, also who never said hello, and gives the port back', async () => {
    const host = await tryOpen();
    if (!host.ok) throw new Error(host.error);
    const { port } = host.value;
    const [ana, silent] = [await Player.join(port), await Player.open(port)];
    await host.value.close('hostClosing');
    expect(ana.said.at(-1)).toEqual({ type: 'bye', reason: 'closed' });
    expect([await ana.closed, await silent.closed]).toEqual([
      CLOSE_CODES.hostClosing,
      CLOSE_CODES.hostClosing,
    ]);
    opened = [];
    expect((await tryOpen({ port })).ok).toBe(true);
  });

  test('does not wait for somebody who does not hang up', async () => {
    const host = await tryOpen({ limits: { closeMs: 50 } });
    if (!host.ok) throw new Error(host.error);
    const stuck = await Player.join(host.value.port);
    stuck.socket.pause();
    await host.value.close('tableOver');
    opened = [];
    stuck.socket.terminate();
  });
});
