import type { Page } from 'playwright';
import type { Nearby } from '../../src/shared/desktop';
import type { NetworkNews } from '../../src/shared/network';
import { begun, FOUR, isMine, laid } from './scenes';
import type { Scene } from './scenes';
import { TableInNode } from './tableInNode';
import type { Machine } from './tableInNode';

const WIFI = { name: 'wlan0', address: '192.168.1.24', isSideDoor: false, discovery: 'hears' } as const;
const CABLE = { name: 'eth0', address: '10.0.0.7', isSideDoor: false, discovery: 'fresh' } as const;
const DOCKER = { name: 'docker0', address: '172.17.0.1', isSideDoor: true, discovery: 'hears' } as const;

const FINE: NetworkNews = { discovery: 'looking', adapters: [WIFI], table: null };
const BLOCKED: NetworkNews = { ...FINE, discovery: 'blocked', adapters: [{ ...WIFI, discovery: 'deaf' }] };
const OURS: NetworkNews = {
  discovery: 'looking',
  adapters: [WIFI, CABLE, DOCKER],
  table: { is: 'ours', port: 27501, addresses: ['192.168.1.24:27501', '10.0.0.7:27501'] },
};
const THEIRS: NetworkNews = { ...FINE, table: { is: 'theirs', address: '192.168.1.30:27500' } };

const SILENT: Nearby = {
  discovery: 'looking',
  tables: [],
  silent: [{ id: 'a', name: 'Rosa’s table', trouble: 'hostSilent' }],
};

const home =
  (machine: Machine, nearby: Nearby = { ...SILENT, silent: [] }) =>
  () =>
    new TableInNode(FOUR, null, nearby, machine);
const openNetwork = (page: Page): Promise<void> => page.keyboard.press('n');

async function typeAddress(page: Page): Promise<void> {
  await page.getByLabel('Address of the table').fill('192.168.1.99');
  await page.keyboard.press('Enter');
}

/** The page about the network, and what is said where it does not work. */
export const NETWORK_SCENES: Readonly<Record<string, Scene>> = {
  networkHome: { table: home({ network: FINE }), act: openNetwork },
  networkBlocked: { table: home({ network: BLOCKED }), act: openNetwork },
  networkNone: {
    table: home({ network: { ...FINE, discovery: 'noNetwork', adapters: [] } }),
    act: openNetwork,
  },
  networkOurs: {
    table: () => new TableInNode(FOUR, 'player', { ...SILENT, silent: [] }, { network: OURS }),
    act: openNetwork,
  },
  networkTheirs: {
    table: () =>
      new TableInNode({ ...FOUR, isGuest: true }, 'player', { ...SILENT, silent: [] }, { network: THEIRS }),
    act: openNetwork,
  },
  homeSilent: { table: home({}, SILENT) },
  homeGuestWifi: { table: home({ trouble: 'noAnswer' }), act: typeAddress },
  homeHostSilent: { table: home({ trouble: 'hostSilent' }, SILENT), act: typeAddress },
  hostWindows: {
    table: home({ platform: 'windows', hasHosted: false }),
    act: (page) => page.keyboard.press('2'),
  },
  hostMac: { table: home({ platform: 'mac', hasHosted: false }), act: (page) => page.keyboard.press('2') },
  hostLinux: { table: home({ hasHosted: false }), act: (page) => page.keyboard.press('2') },
  lostAsleep: {
    table: () => begun(FOUR, (view) => isMine(view) && laid(view) > 3),
    act: async (page, table) => {
      table.tell({ is: 'looking', cause: 'asleep' });
      await page.waitForTimeout(100);
    },
  },
  woke: {
    table: () => begun(FOUR, (view) => isMine(view) && laid(view) > 3),
    act: async (page, table) => {
      table.tell({ is: 'said', message: { type: 'woke', name: 'Rosa' } });
      await page.waitForTimeout(100);
    },
  },
};
