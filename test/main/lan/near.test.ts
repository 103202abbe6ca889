import { expect, test } from 'vitest';
import { isInHouse, isIPv4, isNear } from '../../../src/main/lan/near';

test.each([
  ['192.168.1.24', 'house'],
  ['10.0.0.1', 'house'],
  ['172.16.0.1', 'house'],
  ['172.31.255.1', 'house'],
  ['169.254.10.10', 'house'],
  ['127.0.0.1', 'here'],
  ['172.32.0.1', 'away'],
  ['8.8.8.8', 'away'],
  ['0.0.0.0', 'away'],
  ['224.0.0.251', 'away'],
  ['255.255.255.255', 'away'],
])('%s is %s', (address, where) => {
  expect(isInHouse(address)).toBe(where === 'house');
  expect(isNear(address)).toBe(where !== 'away');
});

test.each([
  '',
  '192.168.1',
  '192.168.1.256',
  '0x7f.0.0.1',
  '2130706433',
  '127.1',
  '::1',
  '127.0.0.1.evil.example',
])('%j is no address in full', (text) => {
  expect(isIPv4(text)).toBe(false);
  expect(isNear(text)).toBe(false);
});
