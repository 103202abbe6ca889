import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { findPlaces, makeAddress, mergeAddresses, parseAddress } from '../../../src/main/client/address';
import { isNear } from '../../../src/main/lan/near';
import { FIRST_PORT } from '../../../src/shared/protocol/version';
import { err, ok } from '../../../src/shared/result';

describe('A typed address', () => {
  test.each([
    ['192.168.1.24', '192.168.1.24', FIRST_PORT],
    ['192.168.1.24:27501', '192.168.1.24', 27501],
    ['  192.168.1.24 : 27501  ', '192.168.1.24', 27501],
    ['192. 168 .1.24', '192.168.1.24', FIRST_PORT],
    ['192.168.1.24 27501', '192.168.1.24', 27501],
    ['http://192.168.1.24:27500/', '192.168.1.24', 27500],
    ['http://192.168.1.24:27500/#t=secret', '192.168.1.24', 27500],
    ['HTTP://10.0.0.7', '10.0.0.7', FIRST_PORT],
    ['ws://10.0.0.7:9', '10.0.0.7', 9],
    ['127.0.0.1:65535', '127.0.0.1', 65535],
    ['169.254.1.2', '169.254.1.2', FIRST_PORT],
    ['my-mac.local', 'my-mac.local', FIRST_PORT],
    ['my-mac.local:27502', 'my-mac.local', 27502],
    ['localhost', 'localhost', FIRST_PORT],
    ['KITCHEN-PC', 'KITCHEN-PC', FIRST_PORT],
  ])('%j leads to %s, port %i', (text, host, port) => {
    expect(parseAddress(text)).toEqual({ ok: true, value: { host, port } });
  });

  test.each([
    '',
    '   ',
    '8.8.8.8',
    '8.8.8.8:27500',
    '192.168.1',
    '192.168.1.256',
    '192.168.1.24:0',
    '192.168.1.24:65536',
    '192.168.1.24:',
    '192.168.1.24:27500:1',
    '2130706433',
    '[fe80::1]:27500',
    '::1',
    'our table',
    'our table 3',
    'http://',
    'http://user@192.168.1.24/',
    'a..b',
    '-a.local',
    'x'.repeat(300),
  ])('%j is refused', (text) => {
    expect(parseAddress(text)).toEqual({ ok: false, error: 'badAddress' });
  });

  test.prop([fc.nat(255), fc.nat(255), fc.integer({ min: 1, max: 65535 })])(
    'is read as it is written',
    (a, b, port) => {
      const address = { host: `192.168.${a}.${b}`, port };
      expect(parseAddress(makeAddress(address))).toEqual({ ok: true, value: address });
    },
  );

  test.prop([fc.ipV4()])(
    'of numbers is taken when it is in the house or on this machine, else refused',
    (host) => {
      expect(parseAddress(host).ok).toBe(isNear(host));
    },
  );

  test.prop([fc.string()])('of any make is read or refused', (text) => {
    const parsed = parseAddress(text);
    if (parsed.ok) expect(makeAddress(parsed.value)).toMatch(/^[\w.-]+:\d+$/);
  });

  test('leads to numbers in the house, or nowhere', async () => {
    const leadTo = (host: string) => findPlaces({ host, port: 27503 });
    const at = (host: string) => ok([{ host, port: 27503 }]);
    expect(await leadTo('localhost')).toEqual(at('127.0.0.1'));
    expect(await leadTo('192.168.1.24')).toEqual(at('192.168.1.24'));
    expect(await leadTo('8.8.8.8')).toEqual(err('badAddress'));
    expect(await leadTo('nobody-has-this-name.invalid')).toEqual(err('noAnswer'));
  });
});

test('addresses heard anew come before those known, each once, and no more than are worth trying', () => {
  const at = (port: number) => ({ host: '10.0.0.1', port });
  expect(mergeAddresses([at(2), at(3)], [at(1), at(2)])).toEqual([at(2), at(3), at(1)]);
  expect(
    mergeAddresses(
      [at(0)],
      Array.from({ length: 20 }, (_, port) => at(port)),
    ),
  ).toHaveLength(8);
});
