import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lan } from './lanParty';
import type { Guest } from './lanParty';
import { announced, heard, isState, note, START } from './lines';

/** What a bad line does to mDNS, always the same way. */
const FIRST_TWO_LOST =
  'add table inet lossy; add chain inet lossy out { type filter hook output priority 0; }; ' +
  'add rule inet lossy out udp dport 5353 numgen inc mod 1000 < 2 drop';

async function addressesHeard(browser: Guest, within: number): Promise<readonly string[]> {
  const line = await browser.line('heard', (printed) => (heard(printed) ?? []).length > 0, within);
  return heard(line)![0]!.addresses;
}

describe('A machine in two networks, with containers on it', () => {
  beforeAll(() => {
    lan.up(3);
    lan.do('port', '1', 'eth1', '192.168.50.1/24');
    lan.do('nic', '1', 'docker0', '172.17.0.1/16');
    // The third machine is in the second network only.
    lan.do('wipe', '3');
    lan.do('port', '3', 'eth1', '192.168.50.3/24');
  });
  afterEach(() => lan.sendHome());
  afterAll(() => lan.down());

  test('is found in both, each time by the address it has there', async () => {
    const browsers = [lan.start(2, 'browser'), lan.start(3, 'browser')];
    lan.start(1, 'publisher', 'kitchen');
    expect((await addressesHeard(browsers[0]!, START))[0]).toBe('10.77.0.1');
    expect((await addressesHeard(browsers[1]!, START))[0]).toBe('192.168.50.1');
  });

  test('shows people the addresses of both, and not the one of its containers', async () => {
    const { addresses } = await lan
      .start(1, 'addresses')
      .line('printed', (line) => 'addresses' in line, START);
    expect(addresses).toEqual(['10.77.0.1', '192.168.50.1']);
  });

  test('is found although the first two questions get lost', async () => {
    lan.ask(2, 'nft', FIRST_TWO_LOST);
    await announced(lan.start(1, 'publisher', 'kitchen'));
    const browser = lan.start(2, 'browser');
    const looking = await browser.line('looking', isState('looking'), START);
    const found = await browser.line('heard', (line) => (heard(line) ?? []).length > 0, START);
    note('first two questions lost, then found', looking, found);
  });
});
