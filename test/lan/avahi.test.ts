import { spawnSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { lan } from './lanParty';
import type { Line } from './lanParty';
import { announced, note, now, START } from './lines';
import { PROTOCOL } from '../../src/shared/protocol/version';

const TOOLS = ['avahi-daemon', 'avahi-browse', 'avahi-publish', 'dbus-daemon'] as const;
const hasAvahi = TOOLS.every((tool) => spawnSync(tool, ['--version']).status === 0);

const says =
  (start: string) =>
  (line: Line): boolean =>
    line.text?.startsWith(start) ?? false;
const heardIds = (line: Line): readonly string[] | undefined =>
  (line['heard'] as readonly { readonly id: string }[] | undefined)?.map(({ id }) => id);

describe.skipIf(!hasAvahi)('Beside Avahi, which shares no code with us', () => {
  beforeAll(() => lan.up(3));
  afterEach(() => lan.sendHome());
  afterAll(() => lan.down());

  test('it finds our table with its address, port and facts, and we find its own until it says goodbye', async () => {
    const host = lan.start(1, 'publisher', 'kitchen', '27503', 'Kitchen.table');
    const browser = lan.start(3, 'browser');
    const avahi = lan.startCommand(2, `${import.meta.dirname}/avahi.sh`);

    const found = await avahi.line('resolved', says('=;eth0;IPv4;Kitchen'), START);
    const [, , , label, , , machine, address, port, txt] = found.text!.split(';');
    expect(label).toMatch(/^Kitchen-table\\032\\126[0-9a-f]{6}$/);
    expect([machine, address, port]).toEqual(['dl-kitchen.local', '10.77.0.1', '27503']);
    expect(new Set(txt!.match(/"[^"]*"/g))).toEqual(
      new Set([`"v=${PROTOCOL}"`, '"id=kitchen"', '"e=1"', '"n=Kitchen.table"']),
    );

    const both = await browser.line('both heard', (line) => heardIds(line)?.length === 2, START);
    expect(both['heard']).toContainEqual({
      id: 'av',
      name: 'AvT',
      epoch: 1,
      protocol: 1,
      addresses: ['10.77.0.2'],
      port: 4321,
    });
    // Nothing listens behind Avahi's table, so nobody could join it: it is heard of but not listed.
    const listed = browser.lines.flatMap(
      (line) => (line['tables'] ?? []) as readonly { readonly id: string }[],
    );
    expect(listed.map(({ id }) => id)).not.toContain('av');

    await host.end();
    const ended = now();
    note('goodbye, then gone for Avahi', ended, await avahi.line('gone', says('-;eth0;IPv4;Kitchen'), 3000));

    // The same table on another port is the same service, resolved anew.
    const again = lan.start(1, 'publisher', 'kitchen', '27507', 'Kitchen.table');
    const on = await announced(again);
    const isMoved = (line: Line): boolean =>
      says('=;eth0;IPv4;Kitchen')(line) && line.text!.includes(';27507;');
    note('on another port, then resolved by Avahi', on, await avahi.line('moved', isMoved, 4000));
    await avahi.end();
    await browser.line('gone', (line) => heardIds(line)?.length === 0, 3000);
  });

  test('it shares the machine with us', async () => {
    const avahi = lan.startCommand(1, `${import.meta.dirname}/avahi.sh`);
    await avahi.line('its own', says('='), START);
    const host = lan.start(1, 'publisher', 'kitchen');
    await avahi.line('ours', says('=;eth0;IPv4;Table'), START);
    const browser = lan.start(1, 'browser');
    await browser.line('both heard', (line) => heardIds(line)?.length === 2, START);
    await Promise.all([host.end(), avahi.end(), browser.end()]);
  });
});
