import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PROTOCOL } from '../../src/shared/protocol/version';
import { lan } from './lanParty';
import { after, announced, heard, hears, hearsNot, isState, listed, lists } from './lines';
import { note, now, PATIENCE, START, TRIES } from './lines';

describe('In a house without any route', () => {
  beforeAll(() => lan.up(3));
  afterEach(() => lan.sendHome());
  afterAll(() => lan.down());

  test('there is indeed no route but to the neighbours', () => {
    expect(lan.ask(1, 'ip', 'route').trim()).toMatch(/^10\.77\.0\.0\/24 dev eth0[^\n]*$/);
    expect(lan.ask(2, 'ip', 'route').trim()).toMatch(/^10\.77\.0\.0\/24 dev eth0[^\n]*$/);
  });

  async function findEarlyAndLate(): Promise<void> {
    const early = lan.start(2, 'browser');
    const looking = await early.line('looking', isState('looking'), START);
    const host = lan.start(1, 'publisher', 'kitchen', '27500', 'Kitchen table');
    const on = await announced(host);
    expect(Number(looking.at)).toBeLessThan(Number(on.at));
    const found = await early.line('heard', hears('kitchen', 27500), 1000);
    expect(heard(found)).toEqual([
      {
        id: 'kitchen',
        epoch: 1,
        name: 'Kitchen table',
        protocol: PROTOCOL,
        addresses: ['10.77.0.1'],
        port: 27500,
      },
    ]);
    const list = await early.line('listed', lists(1), 2000);
    expect(listed(list)).toEqual(['Kitchen table']);
    note('announced, then found', on, found);

    const late = lan.start(3, 'browser');
    const started = await late.line('looking', isState('looking'), START);
    note('looking, then found', started, await late.line('heard', hears('kitchen', 27500), 1000));
    await lan.sendHome();
  }

  test('a table is found by who looks already, and by who comes later', { timeout: PATIENCE }, async () => {
    for (let turn = 0; turn < TRIES; turn += 1) await findEarlyAndLate();
  });

  test('a table that closes is gone from the lists within 2 s (cases.md C80)', async () => {
    const browser = lan.start(2, 'browser');
    const host = lan.start(1, 'publisher', 'kitchen');
    await browser.line('listed', lists(1), START);
    const closed = now();
    await host.end();
    note('closed, then gone', closed, await browser.line('gone', after(closed, hearsNot('kitchen')), 2000));
    await browser.line('listed no more', after(closed, lists(0)), 2000);
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

  test('tables of one name are entries of their own, told apart by a number (cases.md C82)', async () => {
    const browser = lan.start(2, 'browser');
    const one = lan.start(1, 'publisher', 'one', '27500', 'Table');
    const two = lan.start(3, 'publisher', 'two', '27500', 'Table');
    // A second copy on a machine that hosts already.
    const three = lan.start(1, 'publisher', 'three', '27501', 'Table');
    await Promise.all([one, two, three].map(announced));
    const all = await browser.line('all listed', lists(3), 4000);
    expect(listed(all)).toEqual(['Table', 'Table (2)', 'Table (3)']);

    // The goodbye of one must not take the others along.
    await one.end();
    const left = await browser.line('two left', after(all, lists(2)), 2000);
    expect(listed(left)).toEqual(['Table', 'Table (2)']);
    lan.start(2, 'publisher', 'four', '27500', 'Table');
    await browser.line('three again', after(left, lists(3)), START);
    expect(browser.lines.filter(after(left, (line) => lists(0)(line) || lists(1)(line)))).toEqual([]);
  });

  test('the machine that hosts finds its own table too', async () => {
    const host = lan.start(1, 'publisher', 'kitchen');
    await announced(host);
    const browser = lan.start(1, 'browser');
    await browser.line('heard', hears('kitchen'), START);
    await browser.line('listed', lists(1), 2000);
  });

  test('programs end by themselves when they are told to: nothing stays open', async () => {
    const host = lan.start(1, 'publisher', 'kitchen');
    const browser = lan.start(2, 'browser');
    await browser.line('listed', lists(1), START);
    await Promise.all([host.end(), browser.end()]);
  });
});
