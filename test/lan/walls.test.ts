import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lan } from './lanParty';
import type { Guest, Line } from './lanParty';
import { after, hears, isNews, isState, note, now, START } from './lines';

const folder = mkdtempSync(join(tmpdir(), 'table-'));

/** What a firewall on the host does that nobody opened, or that says so (as firewalld does). */
const wall = (verdict: string): string =>
  'add table inet wall; add chain inet wall in { type filter hook input priority 0; }; ' +
  `add rule inet wall in tcp dport 27500 ${verdict}`;

const isTrouble = (line: Line): boolean => 'trouble' in line;
const silent = (line: Line): readonly { readonly trouble: string }[] =>
  (line['silent'] as readonly { readonly trouble: string }[] | undefined) ?? [];

/** @returns the id of the table */
async function openTable(): Promise<string> {
  const table = lan.host(1, '--data', folder, '--name', 'Kitchen', '--code', 'none');
  const { id } = await table.line('open', (line) => typeof line['id'] === 'string', START);
  return String(id);
}

/** Somebody types the address; what the game then says is the table of lan.md 3.8. */
async function typeAddress(): Promise<{ readonly visitor: Guest; readonly said: Line }> {
  const visitor = lan.start(2, 'visitor', '10.77.0.1');
  const looking = await visitor.line('looking', (line) => line['discovery'] === 'looking', START);
  const said = await visitor.line('told', isTrouble, 8000);
  note('address typed, then told why', looking, said);
  return { visitor, said };
}

describe('Where something stands between the machines, the game says what', () => {
  beforeAll(() => lan.up(2));
  afterEach(() => lan.sendHome());
  afterAll(() => {
    lan.down();
    rmSync(folder, { recursive: true });
  });

  test('an access point that keeps its guests apart: the main Wi-Fi, a cable, a hotspot', async () => {
    const id = await openTable();
    lan.do('isolate', 'on');
    try {
      const { said } = await typeAddress();
      expect(said['trouble']).toMatch(/^(noAnswer|nobodyThere)$/);
      expect(said['says']).toMatch(/same Wi-Fi, not a guest one|guest Wi-Fi keeps computers apart/);
      const browser = lan.start(2, 'browser');
      const looking = await browser.line('looking', isState('looking'), START);
      expect(browser.lines.some(hears(id))).toBe(false);
      lan.do('isolate', 'off');
      const off = now();
      note('kept apart no more, then found', off, await browser.line('heard', hears(id), 5000));
      expect(Number(off.at)).toBeGreaterThan(Number(looking.at));
    } finally {
      lan.do('isolate', 'off');
    }
  });

  test.each([
    ['drop', 'a firewall that swallows whoever comes'],
    ['reject with icmpx type admin-prohibited', 'a firewall that turns away whoever comes'],
  ])('%s: %s: the table is listed as one that lets nobody in', async (verdict) => {
    lan.ask(1, 'nft', wall(verdict));
    try {
      await openTable();
      const { visitor, said } = await typeAddress();
      expect([said['trouble'], said['says']]).toEqual([
        'hostSilent',
        'The table at 10.77.0.1 is there, but its computer lets nobody in. Ask the host to allow Boneyard in the firewall.',
      ]);
      await visitor.line('listed', (line) => silent(line)[0]?.trouble === 'hostSilent', 5000);
    } finally {
      lan.ask(1, 'nft', 'delete table inet wall');
    }
  });

  test('nothing but a closed game: ask the host to open it again', async () => {
    const { said } = await typeAddress();
    expect([said['trouble'], said['says']]).toEqual([
      'refusedConnection',
      'No table is open at 10.77.0.1 any more. Ask the host to open it again.',
    ]);
  });

  test('an address in another network', async () => {
    const visitor = lan.start(2, 'visitor', '192.168.44.7');
    const said = await visitor.line('told', isTrouble, START);
    expect([said['trouble'], said['says']]).toEqual([
      'otherNetwork',
      '192.168.44.7 is in another network than this computer. Put both on the same Wi-Fi or cable.',
    ]);
  });

  test('a switch that lets no mDNS through: the typed address is enough (cases.md C84)', async () => {
    await openTable();
    lan.ask(
      2,
      'nft',
      'add table inet deaf; add chain inet deaf in { type filter hook input priority 0; }; ' +
        'add rule inet deaf in udp dport 5353 drop',
    );
    try {
      const visitor = lan.start(2, 'visitor', '10.77.0.1');
      const looking = await visitor.line('looking', (line) => line['discovery'] === 'looking', START);
      note('address typed, then in', looking, await visitor.line('in', isNews('welcome'), 4000));
      const blocked = (line: Line): boolean => line['discovery'] === 'blocked';
      note('no mDNS, then said so', looking, await visitor.line('said', after(looking, blocked), 8000));
    } finally {
      lan.ask(2, 'nft', 'delete table inet deaf');
    }
  });
});
