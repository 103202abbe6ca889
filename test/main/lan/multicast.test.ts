import { expect, test } from 'vitest';
import { chooseSocket } from '../../../src/main/lan/multicast';

const ADAPTER = { key: 'eth0', name: 'eth0', address: '192.168.1.20' };

// lan.md 1.2, faults 1, 4 and 5.
test.each([
  ['linux', undefined, { interface: '192.168.1.20', bind: '0.0.0.0' }],
  ['darwin', undefined, { interface: '192.168.1.20', bind: '0.0.0.0' }],
  ['win32', undefined, { interface: '192.168.1.20' }],
  ['win32', '0.0.0.0', { interface: '192.168.1.20', bind: '0.0.0.0' }],
])('on %s with %s for an override the socket is bound as %j', (platform, override, bound) => {
  expect(chooseSocket(ADAPTER, platform, override)).toEqual(bound);
});
