import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lan } from './lanParty';
import type { Guest, Line } from './lanParty';
import { after, isNews, note, now, PATIENCE, START, TRIES } from './lines';

const folder = mkdtempSync(join(tmpdir(), 'table-'));

/** Milliseconds until somebody whose host fell silent without a word knows it (lan.md 3.2), and then some. */
const NOTICED = 8000;

/** Opens the table of a machine, or carries it on. */
async function open(host: number, port = 27500): Promise<{ table: Guest; on: Line }> {
  const data = join(folder, String(host));
  const table = lan.host(host, '--data', data, '--name', 'Kitchen', '--port', String(port), '--code', 'none');
  return { table, on: await table.line('open', (line) => typeof line['id'] === 'string', START) };
}

/** A table and somebody at it, each on a machine of their own. */
async function seat(host: number, guest: number): Promise<{ table: Guest; visitor: Guest }> {
  const { table } = await open(host);
  const visitor = lan.start(guest, 'visitor', `10.77.0.${host}`);
  await visitor.line('welcome', isNews('welcome'), START);
  return { table, visitor };
}

const welcomedAt =
  (host: string, port: number) =>
  (line: Line): boolean => {
    const where = line['where'] as { readonly host: string; readonly port: number } | undefined;
    return isNews('welcome')(line) && where?.host === host && where.port === port;
  };

const isCause =
  (cause: string) =>
  (line: Line): boolean =>
    line['cause'] === cause;

// Nobody touches anything on the other machine: it finds its table by the id.
describe.concurrent('Somebody at a table comes back by themselves', () => {
  beforeAll(() => lan.up(12));
  afterAll(async () => {
    await lan.sendHome();
    lan.down();
    rmSync(folder, { recursive: true });
  });

  test('when its host was killed and opens it again on another port', { timeout: PATIENCE }, async () => {
    const { table: first, visitor } = await seat(1, 2);
    const { you } = await visitor.line('welcome', isNews('welcome'), START);
    let table = first;
    for (let turn = 1; turn <= TRIES; turn += 1) {
      const killed = now();
      await table.kill();
      await visitor.line('noticed', after(killed, isNews('looking')), 1000);
      const again = await open(1, 27500 + turn);
      table = again.table;
      const back = await visitor.line('back', after(killed, welcomedAt('10.77.0.1', 27500 + turn)), 4000);
      note('host open on another port, then back', again.on, back);
      expect([back['you'], back['hasSeat']]).toEqual([you, true]);
    }
    await visitor.end();
  });

  test('when its host got another address', async () => {
    const { table, visitor } = await seat(3, 4);
    const renumbered = now();
    lan.ask(3, 'ip', 'addr', 'del', '10.77.0.3/24', 'dev', 'eth0');
    lan.ask(3, 'ip', 'addr', 'add', '10.77.0.103/24', 'brd', '+', 'dev', 'eth0');
    await visitor.line('noticed', after(renumbered, isNews('looking')), NOTICED);
    const back = await visitor.line('back', welcomedAt('10.77.0.103', 27500), NOTICED);
    note('another address, then back', renumbered, back);
    await Promise.all([visitor.end(), table.end()]);
  });

  test('when the adapter of its host was taken out and put back', async () => {
    const { table, visitor } = await seat(5, 6);
    lan.do('wipe', '5');
    const out = now();
    await visitor.line('noticed', after(out, isNews('looking')), NOTICED);
    lan.do('readd', '5');
    const again = now();
    const back = await visitor.line('back', after(again, welcomedAt('10.77.0.5', 27500)), 6000);
    note('adapter back, then back', again, back);
    await Promise.all([visitor.end(), table.end()]);
  });

  test('when the cable of its host was pulled and put back', async () => {
    const { table, visitor } = await seat(7, 8);
    lan.do('unplug', '7');
    const out = now();
    note('cable out, then noticed', out, await visitor.line('noticed', isNews('looking'), NOTICED));
    lan.do('plug', '7');
    const again = now();
    const back = await visitor.line('back', after(again, welcomedAt('10.77.0.7', 27500)), 6000);
    note('cable back, then back', again, back);
    await Promise.all([visitor.end(), table.end()]);
  });

  test('when its host was asleep, and is told so; until then it is told what is the matter', async () => {
    const { table, visitor } = await seat(9, 10);
    const asleep = now();
    table.freeze();
    lan.do('unplug', '9');
    note('asleep, then noticed', asleep, await visitor.line('noticed', isNews('looking'), NOTICED));
    const told = await visitor.line('told why', isCause('asleep'), NOTICED + 5000);
    note('asleep, then told why', asleep, told);
    expect(told['says']).toContain('asleep or off the network');
    const awake = now();
    lan.do('plug', '9');
    table.thaw();
    const woke = await visitor.line('told it woke', after(awake, isNews('woke')), 5000);
    note('awake, then back and told', awake, woke);
    expect(woke['says']).toBe('The host’s computer was asleep. The table is back.');
    const again = await visitor.line('back', after(awake, isNews('welcome')), 1000);
    expect(again['hasSeat']).toBe(true);
    await Promise.all([visitor.end(), table.end()]);
  });

  test('when nobody opens it again, whoever waits is told that it is closed', async () => {
    const { table, visitor } = await seat(11, 12);
    const killed = now();
    await table.kill();
    const told = await visitor.line('told why', isCause('closed'), 8000);
    note('killed, then told why', killed, told);
    expect(told['says']).toContain('is not open on the host’s computer');
    await visitor.end();
  });
});
