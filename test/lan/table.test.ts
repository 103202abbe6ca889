import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lan } from './lanParty';
import type { Guest, Line } from './lanParty';
import { announced, isNews, note, START } from './lines';

/** What a switch does that lets no mDNS through. */
const DEAF =
  'add table inet deaf; add chain inet deaf in { type filter hook input priority 0; }; ' +
  'add rule inet deaf in udp dport 5353 drop';

const folder = mkdtempSync(join(tmpdir(), 'table-'));

function openTable(...options: readonly string[]): Guest {
  return lan.host(1, '--data', folder, '--name', 'Kitchen', ...options);
}

const isJoined = (line: Line): boolean => line['joined'] !== undefined;

describe('A table on one machine and somebody on another, with no route between them', () => {
  beforeAll(() => lan.up(2));
  afterEach(() => lan.sendHome());
  afterAll(() => {
    lan.down();
    rmSync(folder, { recursive: true });
  });

  test('who looks around finds it, comes in with a seat, and is told when it closes', async () => {
    const visitor = lan.start(2, 'visitor');
    const host = openTable();
    const opened = await host.line('open', (line) => typeof line['id'] === 'string', START);
    const joined = await visitor.line('joined', isJoined, START);
    expect(joined['joined']).toMatchObject({ tableId: opened['id'], address: { host: '10.77.0.1' } });
    const welcome = await visitor.line('welcome', isNews('welcome'), 1000);
    expect(welcome['hasSeat']).toBe(true);
    await host.end();
    await visitor.line('told', isNews('bye'), 2000);
    await visitor.end();
  });

  test('where no mDNS comes through, a typed address is enough (cases.md C84)', async () => {
    lan.ask(2, 'nft', DEAF);
    try {
      const host = openTable('--port', '27505');
      await host.line('open', (line) => line['port'] === 27505, START);
      const visitor = lan.start(2, 'visitor', ' 10.77.0.1 : 27505 ');
      await visitor.line('joined', isJoined, START);
      await visitor.line('welcome', isNews('welcome'), 1000);
    } finally {
      lan.ask(2, 'nft', 'delete table inet deaf');
    }
  });

  test('carried on where it was left, it gives way to the machine that got it later, and loses nothing', async () => {
    const isOpen = (line: Line): boolean => typeof line['id'] === 'string';
    const event =
      (name: string) =>
      (line: Line): boolean =>
        line['event'] === name;
    const carryOn = (): Guest => lan.host(1, '--data', join(folder, 'handed'), '--name', 'Kitchen');
    const first = carryOn();
    const { id } = await first.line('open', isOpen, START);
    await first.kill();

    const later = lan.start(2, 'publisher', String(id), '27500', 'Kitchen', '2');
    await announced(later);
    const before = carryOn();
    const opened = await before.line('open again', isOpen, START);
    const moved = await before.line('moved', event('moved'), START);
    note('carried on, then gave way', opened, moved);
    expect(moved['places']).toContain('10.77.0.2:27500');
    await before.line('closed', event('closed'), START);

    await later.end();
    expect(await carryOn().line('open once more', isOpen, START)).toMatchObject({ id });
  });

  test.each([
    ['10.77.0.1', 'refusedConnection'],
    ['10.77.0.99', 'noAnswer'],
    ['8.8.8.8', 'badAddress'],
  ])('who types %s, where there is no table, meets %s', async (typed, trouble) => {
    const visitor = lan.start(2, 'visitor', typed);
    const said = await visitor.line('trouble', (line) => 'trouble' in line, START);
    expect(said['trouble']).toBe(trouble);
  });
});
