import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lan, mayBuildNetworks } from './lanParty';
import type { Guest, Line } from './lanParty';

/** Times longer runs, for figures: `BONEYARD_LONG=1`. */
const TRIES = process.env['BONEYARD_LONG'] ? 10 : 1;
/** Milliseconds a program may take to start on a slow machine. */
const START = 10_000;

/** What a firewall does that lets no mDNS out. */
const DEAF =
  'add table inet deaf; add chain inet deaf out { type filter hook output priority 0; }; ' +
  'add rule inet deaf out udp dport 5353 drop';

type Seen = {
  readonly id: string;
  readonly name: string;
  readonly port: number;
  readonly addresses: string[];
};

const heard = (line: Line): readonly Seen[] | undefined => line['heard'] as readonly Seen[] | undefined;
const names = (line: Line): readonly string[] =>
  ((line['tables'] ?? []) as readonly Seen[]).map((table) => table.name);

const after =
  (time: Line, isIt: (line: Line) => boolean) =>
  (line: Line): boolean =>
    Number(line.at) >= Number(time.at) && isIt(line);
const now = (): Line => ({ at: Date.now() });
const hears =
  (id: string, port?: number) =>
  (line: Line): boolean =>
    heard(line)?.some((table) => table.id === id && (port === undefined || table.port === port)) ?? false;
const hearsNot =
  (id: string) =>
  (line: Line): boolean =>
    heard(line) !== undefined && !hears(id)(line);

function announced(guest: Guest): Promise<Line> {
  return guest.line('announced', (line) => line['state'] === 'on', START);
}

function note(what: string, from: Line, to: Line): void {
  console.log(`${what}: ${Number(to.at) - Number(from.at)} ms`);
}

describe.skipIf(!mayBuildNetworks)('In a house without any route', () => {
  beforeAll(() => lan.up(6));
  afterEach(() => lan.sendHome());
  afterAll(() => lan.down());

  test('there is indeed no route but to the neighbours', () => {
    expect(lan.ask(1, 'ip', 'route').trim()).toMatch(/^10\.77\.0\.0\/24 dev eth0[^\n]*$/);
    expect(lan.ask(2, 'ip', 'route').trim()).toMatch(/^10\.77\.0\.0\/24 dev eth0[^\n]*$/);
  });

  test('a table is found by who looks already, and by who comes later', async () => {
    for (let turn = 0; turn < TRIES; turn += 1) {
      const early = lan.start(2, 'browser');
      const looking = await early.line('looking', (line) => line['state'] === 'looking', START);
      const host = lan.start(1, 'publisher', 'kitchen', '27500', 'Kitchen table');
      const on = await announced(host);
      const found = await early.line('heard', hears('kitchen', 27500), 1000);
      expect(heard(found)).toEqual([
        { id: 'kitchen', name: 'Kitchen table', protocol: 1, addresses: ['10.77.0.1'], port: 27500 },
      ]);
      await early.line('listed', (line) => names(line).includes('Kitchen table'), 2000);
      expect(Number(looking.at)).toBeLessThan(Number(on.at));
      note('announced, then found', on, found);

      const late = lan.start(3, 'browser');
      const started = await late.line('looking', (line) => line['state'] === 'looking', START);
      note('looking, then found', started, await late.line('heard', hears('kitchen', 27500), 1000));
      await lan.sendHome();
    }
  });

  test('a table that closes is gone from the lists within 2 s (cases.md C80)', async () => {
    const browser = lan.start(2, 'browser');
    const host = lan.start(1, 'publisher', 'kitchen');
    await browser.line('heard', hears('kitchen'), START);
    const closed = now();
    await host.end();
    note('closed, then gone', closed, await browser.line('gone', after(closed, hearsNot('kitchen')), 2000));
    await browser.line(
      'unlisted',
      after(closed, (line) => names(line).length === 0),
      2000,
    );
  });

  test('a table whose program was killed is gone within 8 s (cases.md C80)', async () => {
    for (let turn = 0; turn < TRIES; turn += 1) {
      const browser = lan.start(2, 'browser');
      const host = lan.start(1, 'publisher', 'kitchen');
      await browser.line('heard', hears('kitchen'), START);
      const killed = now();
      await host.kill();
      note('killed, then lost', killed, await browser.line('lost', after(killed, hearsNot('kitchen')), 8000));
      await lan.sendHome();
    }
  });

  test('a table that comes back on another port is the same entry (cases.md C81)', async () => {
    const browser = lan.start(2, 'browser');
    const host = lan.start(1, 'publisher', 'kitchen', '27500');
    await browser.line('heard', hears('kitchen', 27500), START);
    await host.kill();
    const again = lan.start(1, 'publisher', 'kitchen', '27507');
    const on = await announced(again);
    note('back, then moved', on, await browser.line('moved', hears('kitchen', 27507), 2000));
    expect(browser.lines.every((line) => (heard(line) ?? []).length <= 1)).toBe(true);
  });

  test('two tables of one name are two entries, told apart by a number (cases.md C82)', async () => {
    const browser = lan.start(2, 'browser');
    const hosts = [
      lan.start(1, 'publisher', 'one', '27500', 'Table'),
      lan.start(3, 'publisher', 'two', '27500', 'Table'),
    ];
    // A second copy on a machine that hosts already.
    hosts.push(lan.start(1, 'publisher', 'three', '27501', 'Table'));
    await Promise.all(hosts.map(announced));
    const all = await browser.line('all listed', (line) => names(line).length === 3, 4000);
    expect(names(all)).toEqual(['Table', 'Table (2)', 'Table (3)']);

    // The goodbye of one must not take the others along.
    await hosts[0]!.end();
    const two = await browser.line(
      'two left',
      after(all, (line) => names(line).length === 2),
      2000,
    );
    expect(names(two)).toEqual(['Table', 'Table (2)']);
    const next = lan.start(2, 'publisher', 'four', '27500', 'Table');
    await announced(next);
    await browser.line(
      'three again',
      after(two, (line) => names(line).length === 3),
      4000,
    );
    const counts = browser.lines
      .filter(after(two, (line) => 'tables' in line))
      .map((line) => names(line).length);
    expect(Math.min(...counts)).toBe(2);
  });

  test('the machine that hosts finds its own table too', async () => {
    const host = lan.start(1, 'publisher', 'kitchen');
    await announced(host);
    const browser = lan.start(1, 'browser');
    await browser.line('heard', hears('kitchen'), START);
    await browser.line('listed', (line) => names(line).length === 1, 2000);
  });

  test('a table is found again after its adapter was taken out and put back', async () => {
    const browser = lan.start(2, 'browser');
    const host = lan.start(1, 'publisher', 'kitchen');
    await browser.line('heard', hears('kitchen'), START);
    lan.do('wipe', '1');
    const out = now();
    await host.line('says so', (line) => line['state'] === 'noNetwork', 4000);
    await browser.line('lost', after(out, hearsNot('kitchen')), 9000);
    lan.do('readd', '1');
    const back = now();
    await host.line(
      'says so',
      after(back, (line) => line['state'] === 'on'),
      4000,
    );
    note('put back, then found', back, await browser.line('found', after(back, hears('kitchen')), 5000));
  });

  test('what stands in the way is said, and that it is gone', async () => {
    lan.ask(4, 'nft', DEAF);
    const holder = lan.start(5, 'portHolder');
    await holder.line('held', (line) => line['held'] === true, START);
    lan.do('wipe', '6');

    const [blocked, taken, without] = [4, 5, 6].map((machine) =>
      lan.start(machine, 'publisher', `t${machine}`),
    );
    const looking = lan.start(5, 'browser');
    await without!.line('no network', (line) => line['state'] === 'noNetwork', START);
    await taken!.line('port taken', (line) => line['state'] === 'portTaken', START);
    await looking.line('port taken', (line) => line['state'] === 'portTaken', START);
    await blocked!.line('blocked', (line) => line['state'] === 'blocked', START + 8000);

    const mended = now();
    lan.ask(4, 'nft', 'delete table inet deaf');
    lan.do('readd', '6');
    await holder.end();
    await without!.line(
      'on',
      after(mended, (line) => line['state'] === 'on'),
      5000,
    );
    await blocked!.line(
      'on',
      after(mended, (line) => line['state'] === 'on'),
      5000,
    );
    await taken!.line(
      'on',
      after(mended, (line) => line['state'] === 'on'),
      13_000,
    );
    await looking.line(
      'looking',
      after(mended, (line) => line['state'] === 'looking'),
      13_000,
    );
  });

  test('programs end by themselves when they are told to: nothing stays open', async () => {
    const host = lan.start(1, 'publisher', 'kitchen');
    const browser = lan.start(2, 'browser');
    await browser.line('heard', hears('kitchen'), START);
    await Promise.all([host.end(), browser.end()]);
  });
});
