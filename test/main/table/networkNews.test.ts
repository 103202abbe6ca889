import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkNews } from '../../../src/main/table/networkNews';
import type { AtAddress } from '../../../src/main/table/networkNews';
import type { Announcement } from '../../../src/main/lan/announce';
import type { Browsing } from '../../../src/main/lan/browse';
import type { NetworkAdapter, NetworkNews } from '../../../src/shared/network';

const WIFI: NetworkAdapter = { name: 'wlan0', address: '10.0.0.7', isSideDoor: false, discovery: 'hears' };
const DEAF: NetworkAdapter = { ...WIFI, discovery: 'deaf' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function report() {
  let at: AtAddress | null = null;
  let addresses: readonly string[] = ['10.0.0.7'];
  let announcement: Announcement | null = null;
  let listening = 0;
  const browsing: Browsing = {
    listen: () => () => undefined,
    listenAdapters: (listener) => {
      listening += 1;
      listener([WIFI], 'looking');
      return () => (listening -= 1);
    },
    rebuild: () => undefined,
    stop: () => undefined,
  };
  const network = networkNews({
    browsing,
    announcement: () => announcement,
    at: () => at,
    findAddresses: () => Promise.resolve(addresses),
  });
  const told: NetworkNews[] = [];
  const stop = network.listen((news) => told.push(news));
  return {
    told,
    stop,
    isListening: () => listening > 0,
    go: async (to: AtAddress | null, announced: Announcement | null = null) => {
      at = to;
      announcement = announced;
      network.changed();
      await vi.advanceTimersByTimeAsync(0);
    },
    renumber: (address: string) => (addresses = [address]),
  };
}

const announced: Announcement = {
  state: () => 'blocked',
  onState: () => () => undefined,
  adapters: () => [DEAF],
  onAdapters: () => () => undefined,
  rebuild: () => undefined,
  stop: () => Promise.resolve(),
};

test('at Home it is how finding tables goes; at our table, whether others find it and where', async () => {
  const { told, go } = report();
  await go(null);
  expect(told).toEqual([{ discovery: 'looking', adapters: [WIFI], table: null }]);
  await go({ is: 'ours', port: 27501 }, announced);
  expect(told.at(-1)).toEqual({
    discovery: 'blocked',
    adapters: [DEAF],
    table: { is: 'ours', port: 27501, addresses: ['10.0.0.7:27501'] },
  });
  await go({ is: 'theirs', address: { host: '10.0.0.9', port: 27500 } });
  expect(told.at(-1)?.table).toEqual({ is: 'theirs', address: '10.0.0.9:27500' });
});

test('a new address is told within two seconds, and nothing is told twice', async () => {
  const { told, go, renumber } = report();
  await go({ is: 'ours', port: 27500 }, announced);
  const before = told.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toHaveLength(before);
  renumber('10.0.0.8');
  await vi.advanceTimersByTimeAsync(2000);
  expect(told.at(-1)?.table).toMatchObject({ addresses: ['10.0.0.8:27500'] });
});

test('who looks away hears no more, and nobody looks for tables on their behalf', async () => {
  const { told, go, stop, isListening } = report();
  await go(null);
  expect(isListening()).toBe(true);
  stop();
  await go({ is: 'ours', port: 27500 });
  expect([told.length, isListening()]).toEqual([1, false]);
});
