import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lan } from './lanParty';
import type { Guest, Line } from './lanParty';

/** Milliseconds a program may take to start on a slow machine. */
const START = 10_000;
/** What a firewall or a switch does that lets no mDNS through. */
const DEAF =
  'add table inet deaf; add chain inet deaf in { type filter hook input priority 0; }; ' +
  'add rule inet deaf in udp dport 5353 drop';

const folder = mkdtempSync(join(tmpdir(), 'table-'));

function openTable(...options: readonly string[]): Guest {
  return lan.host(1, '--data', folder, '--name', 'Kitchen', ...options);
}

const isNews =
  (kind: string) =>
  (line: Line): boolean =>
    line['news'] === kind;
const kinds = (guest: Guest): readonly unknown[] => guest.lines.flatMap((line) => line['news'] ?? []);
const isWelcomeAgain =
  (first: Line) =>
  (line: Line): boolean =>
    line !== first && isNews('welcome')(line);

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
    const joined = await visitor.line('joined', (line) => line['joined'] !== undefined, START);
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
      await visitor.line('joined', (line) => line['joined'] !== undefined, START);
      expect(kinds(visitor)).toContain('welcome');
    } finally {
      lan.ask(2, 'nft', 'delete table inet deaf');
    }
  });

  test('who lost the line has the seat again when the cable is back', async () => {
    openTable();
    const visitor = lan.start(2, 'visitor');
    const first = await visitor.line('welcome', isNews('welcome'), START);
    lan.do('unplug', '2');
    await visitor.line('noticed', isNews('looking'), 8000);
    lan.do('plug', '2');
    const again = await visitor.line('back', isWelcomeAgain(first), 8000);
    expect([again['you'], again['hasSeat']]).toEqual([first['you'], true]);
  });

  test('who types the address of a machine without a table is told so', async () => {
    const [nobody, noMachine, outside] = ['10.77.0.1', '10.77.0.99', '8.8.8.8'].map((typed) =>
      lan.start(2, 'visitor', typed),
    );
    expect((await nobody!.line('trouble', (line) => 'trouble' in line, START))['trouble']).toBe(
      'refusedConnection',
    );
    expect((await noMachine!.line('trouble', (line) => 'trouble' in line, START))['trouble']).toBe(
      'noAnswer',
    );
    expect((await outside!.line('trouble', (line) => 'trouble' in line, START))['trouble']).toBe(
      'badAddress',
    );
  });
});
