import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { findAdapters, frontDoors, rankAddresses } from '../../../src/main/lan/adapters';
import type { Adapter, Interfaces } from '../../../src/main/lan/adapters';

function info(address: string, known: Partial<NetworkInterfaceInfo> = {}): NetworkInterfaceInfo {
  const family = address.includes(':') ? 'IPv6' : 'IPv4';
  const rest = { netmask: '255.255.255.0', mac: '02:00:00:00:00:01', internal: false, scopeid: 0 };
  return { address, family, cidr: `${address}/24`, ...rest, ...known };
}

function adapters(named: Readonly<Record<string, string>>): readonly Adapter[] {
  return findAdapters(
    Object.fromEntries(Object.entries(named).map(([name, address]) => [name, [info(address)]])),
  );
}

describe('The adapters of a machine', () => {
  test('are those that lead out of it, each by its first IPv4 address', () => {
    const interfaces: Interfaces = {
      lo: [info('127.0.0.1', { internal: true })],
      eth0: [info('fe80::1'), info('192.168.1.20'), info('192.168.1.21')],
      wlan0: [info('fe80::2')],
      wlan1: [info('169.254.7.7')],
      gone: undefined,
    };
    expect(findAdapters(interfaces).map(({ name, address }) => `${name} ${address}`)).toEqual([
      'eth0 192.168.1.20',
      'wlan1 169.254.7.7',
    ]);
  });

  test.each([
    ['another address', info('192.168.1.30')],
    ['another mask', info('192.168.1.20', { cidr: '192.168.1.20/16' })],
    ['another device of the same name and address', info('192.168.1.20', { mac: '02:00:00:00:00:99' })],
  ])('change their key with %s', (_, changed) => {
    const [before] = findAdapters({ eth0: [info('192.168.1.20')] });
    const [after] = findAdapters({ eth0: [changed] });
    expect(after!.key).not.toBe(before!.key);
  });

  test('keep their key while nothing changes', () => {
    const interfaces: Interfaces = { eth0: [info('192.168.1.20')] };
    expect(findAdapters(interfaces)).toEqual(findAdapters(interfaces));
  });
});

describe('The addresses shown to people', () => {
  const house = adapters({ eth0: '192.168.1.20', wlan0: '192.168.1.40' });

  test('begin with the one of the default route', () => {
    expect(rankAddresses(house, '192.168.1.40')).toEqual(['192.168.1.40', '192.168.1.20']);
  });

  test('are all there where no route leads out', () => {
    expect(rankAddresses(house, null)).toEqual(['192.168.1.20', '192.168.1.40']);
  });

  test.each([
    'docker0',
    'br-12ab',
    'veth9',
    'virbr0',
    'vEthernet (WSL)',
    'VMnet8',
    'tun0',
    'tap0',
    'utun3',
    'wg0',
  ])('leave out %s, even as the default route, while there is another', (name) => {
    const both = [...adapters({ [name]: '10.8.0.2' }), ...house];
    expect(rankAddresses(both, '10.8.0.2')).toEqual(['192.168.1.20', '192.168.1.40']);
  });

  test('are those of a tunnel where there is nothing else', () => {
    expect(rankAddresses(adapters({ docker0: '172.17.0.1', tun0: '10.8.0.2' }), '10.8.0.2')).toEqual([
      '10.8.0.2',
      '172.17.0.1',
    ]);
  });

  test('are none without a network', () => {
    expect(rankAddresses([], null)).toEqual([]);
    expect(frontDoors([])).toEqual([]);
  });
});
