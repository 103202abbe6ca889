import type { Chance } from './chance';

/** What is written to a line, piece by piece, and what its answer must never be. */
export type Attack = {
  readonly name: string;
  /** How many requests or frames are in it. */
  readonly items: number;
  readonly pieces: readonly Buffer[];
  /** An answer of this kind would mean that something was let through. */
  readonly never: RegExp;
  /** Reads nothing of what comes back. */
  readonly isDeaf?: boolean;
};

export const OK = /^HTTP\/1\.1 2\d\d/m;
const ANY_UPGRADE = /^HTTP\/1\.1 101/m;
const NOTHING = /^(?!)/;

const PATHS = [
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '//etc/passwd',
  '/assets/../../package.json',
  '/./',
  '/table/',
  '/table/..',
  '/table%00',
  '/tv/../table',
  '/\\..\\..\\windows\\win.ini',
  '/?t=secret',
  '/%',
  '/%ff%fe',
  '/index.html%20',
  '/.git/config',
  'table',
  '*',
];
const HOSTS = [
  'attacker.example',
  'localhost.attacker.example',
  '127.attacker.example',
  '127.0.0.1.nip.io',
  '2130706433',
  '0x7f.1',
  '127.1',
  'user@127.0.0.1',
  '[::1',
  '',
  '127.0.0.1, attacker.example',
];
const ORIGINS = [
  'null',
  'http://attacker.example',
  'https://127.0.0.1',
  'http://127.0.0.1',
  'http://127.0.0.1.attacker.example',
  'file://',
  'http://192.168.1.99:27500',
  '*',
];
const METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'PRI', 'GETT', 'get'];

function request(method: string, path: string, host: string | null, more: readonly string[] = []): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, ...(host === null ? [] : [`Host: ${host}`]), ...more];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

/** The request that opens a WebSocket as any page of ours would. */
export function upgrade(host: string, more: readonly string[] = []): Buffer {
  return request('GET', '/', host, [...UPGRADE, ...more]);
}

type MakeAttack = (chance: Chance, host: string) => Attack;

const junk: MakeAttack = (chance) => ({
  name: 'junk',
  items: 1,
  pieces: [chance.bytes(1 + chance.below(2000))],
  never: OK,
});

const truncated: MakeAttack = (chance, host) => {
  const whole = chance.pick([request('GET', '/table', host), upgrade(host)]);
  return {
    name: 'truncated',
    items: 1,
    pieces: [whole.subarray(0, chance.below(whole.length - 2))],
    never: OK,
  };
};

const huge: MakeAttack = (chance, host) => ({
  name: 'huge',
  items: 1,
  pieces: [
    chance.pick([
      request('GET', `/${'a'.repeat(20_000)}`, host),
      request('GET', '/table', host, [`Cookie: ${'b'.repeat(30_000)}`]),
      request(
        'GET',
        '/table',
        host,
        Array.from({ length: 3000 }, (_, at) => `X-${at}: y`),
      ),
      request('GET', '/table', 'c'.repeat(9000)),
    ]),
  ],
  never: OK,
});

const path: MakeAttack = (chance, host) => ({
  name: 'path tricks',
  items: 1,
  pieces: [request('GET', chance.pick([...PATHS, `http://${host}/table`, 'http://attacker.example/']), host)],
  never: OK,
});

const wrongHost: MakeAttack = (chance) => {
  const host = chance.pick([...HOSTS, null]);
  const isUpgrade = chance.below(2) === 0;
  return {
    name: 'wrong Host',
    items: 1,
    pieces: [request('GET', isUpgrade ? '/' : '/table', host, isUpgrade ? UPGRADE : [])],
    never: isUpgrade ? ANY_UPGRADE : OK,
  };
};

const wrongOrigin: MakeAttack = (chance, host) => {
  const origin = `Origin: ${chance.pick(ORIGINS)}`;
  const isUpgrade = chance.below(2) === 0;
  return {
    name: 'wrong Origin',
    items: 1,
    pieces: [isUpgrade ? upgrade(host, [origin]) : request('GET', '/table', host, [origin])],
    never: isUpgrade ? ANY_UPGRADE : OK,
  };
};

const method: MakeAttack = (chance, host) => ({
  name: 'methods',
  items: 1,
  pieces: [
    request(chance.pick(METHODS), chance.pick(['/table', '/', '/tv']), host, [
      chance.pick(['Content-Length: 5', 'Transfer-Encoding: chunked', 'Content-Length: 999999999']),
    ]),
    chance.bytes(64),
  ],
  never: OK,
});

const smuggled: MakeAttack = (chance, host) => ({
  name: 'two minds',
  items: 1,
  pieces: [
    request('POST', '/table', host, [
      chance.pick([
        'Content-Length: 4\r\nTransfer-Encoding: chunked',
        'Content-Length: 4\r\nContent-Length: 5',
        `Host: attacker.example`,
        'Transfer-Encoding: chunked, identity',
        'X: a\r\n folded: b\0',
      ]),
    ]),
    Buffer.from('0\r\n\r\nGET /table HTTP/1.1\r\n\r\n'),
  ],
  never: OK,
});

const badUpgrade: MakeAttack = (chance, host) => ({
  name: 'bad upgrades',
  items: 1,
  pieces: [
    chance.pick([
      request('GET', '/tv', host, UPGRADE),
      request('POST', '/', host, UPGRADE),
      request('GET', '/', host, ['Connection: Upgrade', 'Upgrade: h2c']),
      request('GET', '/', host, ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 99']),
      request('GET', '/', host, [...UPGRADE.slice(0, 3), 'Sec-WebSocket-Key: short']),
    ]),
  ],
  never: ANY_UPGRADE,
});

const pipelined: MakeAttack = (_, host) => ({
  name: 'a flood on one line',
  items: 50,
  pieces: [Buffer.concat(Array.from({ length: 50 }, () => request('GET', '/table', host)))],
  never: NOTHING,
});

const deaf: MakeAttack = (_, host) => ({
  name: 'slow readers of a page',
  items: 10,
  pieces: [Buffer.concat(Array.from({ length: 10 }, () => request('GET', '/tv', host)))],
  never: NOTHING,
  isDeaf: true,
});

export const REQUESTS: readonly MakeAttack[] = [
  junk,
  truncated,
  huge,
  path,
  wrongHost,
  wrongOrigin,
  method,
  smuggled,
  badUpgrade,
  pipelined,
  deaf,
];
