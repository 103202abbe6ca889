import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lan } from './lanParty';
import {
  after,
  announced,
  hears,
  hearsNot,
  isNews,
  isState,
  note,
  now,
  PATIENCE,
  START,
  TRIES,
} from './lines';

/** What a firewall does that lets no mDNS out. */
const DEAF =
  'add table inet deaf; add chain inet deaf out { type filter hook output priority 0; }; ' +
  'add rule inet deaf out udp dport 5353 drop';

const folder = mkdtempSync(join(tmpdir(), 'table-'));

// What takes its time takes it side by side, each test on machines of its own.
describe.concurrent('In a house where things break', () => {
  beforeAll(() => lan.up(10));
  afterAll(async () => {
    await lan.sendHome();
    lan.down();
    rmSync(folder, { recursive: true });
  });

  async function loseTwo(): Promise<void> {
    const browser = lan.start(1, 'browser');
    const killed = lan.start(2, 'publisher', 'killed');
    const unplugged = lan.start(3, 'publisher', 'unplugged');
    await browser.line('heard', hears('killed'), START);
    await browser.line('heard', hears('unplugged'), START);
    const gone = now();
    lan.do('unplug', '3');
    await killed.kill();
    note('killed, then lost', gone, await browser.line('lost', after(gone, hearsNot('killed')), 8000));
    note('cable out, then lost', gone, await browser.line('lost', after(gone, hearsNot('unplugged')), 9000));
    lan.do('plug', '3');
    await Promise.all([browser.kill(), unplugged.kill()]);
  }

  const LOST =
    'a table is gone within 8 s when its program was killed (cases.md C80), within 9 s when its cable is out';
  test(LOST, { timeout: PATIENCE }, async () => {
    for (let turn = 0; turn < TRIES; turn += 1) await loseTwo();
  });

  test('what stands in the way of finding tables is said, and that it is gone', async () => {
    lan.ask(4, 'nft', DEAF);
    const holder = lan.start(5, 'portHolder');
    await holder.line('held', (line) => line['held'] === true, START);
    lan.do('wipe', '6');

    const blocked = lan.start(4, 'publisher', 'blocked');
    const taken = lan.start(5, 'publisher', 'taken');
    const looking = lan.start(5, 'browser');
    const without = lan.start(6, 'publisher', 'without');
    await without.line('no network', isState('noNetwork'), START);
    await taken.line('port taken', isState('portTaken'), START);
    await looking.line('port taken', isState('portTaken'), START);
    await blocked.line('blocked', isState('blocked'), START + 8000);

    const mended = now();
    lan.ask(4, 'nft', 'delete table inet deaf');
    lan.do('readd', '6');
    await holder.end();
    await without.line('on', after(mended, isState('on')), 5000);
    await blocked.line('on', after(mended, isState('on')), 5000);
    await taken.line('on', after(mended, isState('on')), 13_000);
    await looking.line('looking', after(mended, isState('looking')), 13_000);
  });

  test('a table is found again after its adapter was taken out and put back', async () => {
    const host = lan.start(7, 'publisher', 'kitchen');
    await announced(host);
    lan.do('wipe', '7');
    await host.line('says so', isState('noNetwork'), 4000);
    const back = now();
    lan.do('readd', '7');
    await host.line('says so', after(back, isState('on')), 4000);
    const browser = lan.start(8, 'browser');
    await browser.line('heard', hears('kitchen'), START);
  });

  test('who lost the line to a table has the seat again when the cable is back', async () => {
    const host = lan.host(9, '--data', folder, '--name', 'Kitchen');
    await host.line('open', (line) => typeof line['id'] === 'string', START);
    const visitor = lan.start(10, 'visitor', '10.77.0.9');
    const first = await visitor.line('welcome', isNews('welcome'), START);
    lan.do('unplug', '10');
    await visitor.line('noticed', isNews('looking'), 8000);
    lan.do('plug', '10');
    const again = await visitor.line('back', (line) => line !== first && isNews('welcome')(line), 8000);
    expect([again['you'], again['hasSeat']]).toEqual([first['you'], true]);
  });
});
