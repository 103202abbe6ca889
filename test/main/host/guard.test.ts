import { describe, expect, test } from 'vitest';
import { addressOf, isFromHere, isFromHouse, isMeantForUs } from '../../../src/main/host/guard';

describe('who is listened to', () => {
  test.each([
    ['127.0.0.1', true, true],
    ['127.9.9.9', true, true],
    ['::1', true, true],
    ['::ffff:127.0.0.1', true, true],
    ['192.168.1.20', true, false],
    ['10.77.0.2', true, false],
    ['172.31.255.1', true, false],
    ['169.254.3.4', true, false],
    ['fe80::1', true, false],
    ['fd00::12', true, false],
    ['::ffff:192.168.1.20', true, false],
    ['172.32.0.1', false, false],
    ['8.8.8.8', false, false],
    ['100.64.0.1', false, false],
    ['::ffff:8.8.8.8', false, false],
    ['2001:4860:4860::8888', false, false],
    ['0.0.0.0', false, false],
    ['', false, false],
    [undefined, false, false],
  ])('%s: from the house %s, from this machine %s', (remoteAddress, isHouse, isHere) => {
    const ends = { remoteAddress, localAddress: '192.168.1.2' };
    expect([isFromHouse(ends), isFromHere(ends)]).toEqual([isHouse, isHere]);
  });

  test('this machine is, by whichever of its addresses it comes', () => {
    const ends = { remoteAddress: '192.0.2.2', localAddress: '192.0.2.2' };
    expect([isFromHouse(ends), isFromHere(ends)]).toEqual([true, true]);
    expect(isFromHouse({ remoteAddress: undefined, localAddress: undefined })).toBe(false);
  });
});

test('an address is one address, however it is written', () => {
  const ends = ['192.168.1.20', '::ffff:192.168.1.20', '::ffff:c0a8:114', 'FE80::1', 'nonsense', undefined];
  expect(ends.map((remoteAddress) => addressOf({ remoteAddress, localAddress: undefined }))).toEqual([
    '192.168.1.20',
    '192.168.1.20',
    '192.168.1.20',
    'fe80::1',
    null,
    null,
  ]);
});

describe('what is meant for us', () => {
  test.each([
    ['192.168.1.20:27500', undefined, true],
    ['192.168.1.20', undefined, true],
    ['[fe80::1]:27500', undefined, true],
    ['localhost:27500', undefined, true],
    ['192.168.1.20:27500', 'http://192.168.1.20:27500', true],
    ['192.168.1.20:27500', 'http://192.168.1.20', false],
    ['192.168.1.20:27500', 'null', false],
    ['192.168.1.20:27500', '', false],
    ['192.168.1.20:27500', 'https://192.168.1.20:27500', false],
    ['192.168.1.20:27500', 'http://192.168.1.99:27500', false],
    ['192.168.1.20:27500', 'http://rebound.example:27500', false],
    ['rebound.example:27500', 'http://rebound.example:27500', false],
    ['192.168.1.20.nip.io:27500', undefined, false],
    ['[::ffff:192.168.1.20]:27500', undefined, true],
    ['[192.168.1.20]:27500', undefined, false],
    ['192.168.1.20:27500, 10.0.0.1', undefined, false],
    ['192.168.1.20:27500', 'http://192.168.1.20:27500.example', false],
    ['127.example:27500', undefined, false],
    ['localhost.example', undefined, false],
    ['2130706433', undefined, false],
    ['127.1', undefined, false],
    ['0x7f.0.0.1', undefined, false],
    ['192.168.1.20:275000', undefined, false],
    ['user@192.168.1.20', undefined, false],
    ['', undefined, false],
    [undefined, undefined, false],
  ])('host %s, origin %s: %s', (host, origin, isMeant) => {
    expect(
      isMeantForUs({
        headers: { ...(host === undefined ? {} : { host }), ...(origin === undefined ? {} : { origin }) },
      }),
    ).toBe(isMeant);
  });
});
