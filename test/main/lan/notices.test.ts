import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { parseNotices, SERVICE } from '../../../src/main/lan/notices';
import { makePacket } from './packets';

describe('A response about a table', () => {
  test('is read whole', () => {
    const addresses = ['192.168.1.20', '169.254.3.4'];
    expect(parseNotices(makePacket({ id: 'a1', name: 'Kitchen', port: 27503, addresses }))).toEqual([
      {
        is: 'here',
        service: `label of a1.${SERVICE}`,
        id: 'a1',
        epoch: 1,
        name: 'Kitchen',
        protocol: 1,
        port: 27503,
        addresses,
      },
    ]);
  });

  test('may have all its records among the answers, as an announcement has', () => {
    const { answers, additionals } = makePacket({ id: 'a1' });
    expect(parseNotices({ answers: [...answers, ...additionals] })).toHaveLength(1);
  });

  test('may come without addresses, as from Avahi (lan.md 1.2, fault 20)', () => {
    expect(parseNotices(makePacket({ id: 'a1', addresses: [] }))).toMatchObject([
      { id: 'a1', addresses: [] },
    ]);
  });

  test('may speak of several tables', () => {
    const [one, two] = [makePacket({ id: 'a1' }), makePacket({ id: 'b2' })];
    const both = {
      answers: [...one.answers, ...two.answers],
      additionals: [...one.additionals, ...two.additionals],
    };
    expect(parseNotices(both)).toMatchObject([{ id: 'a1' }, { id: 'b2' }]);
  });

  test('says how often the table has moved; a copy that does not say so has it from the first', () => {
    expect(parseNotices(makePacket({ id: 'a1', epoch: '3' }))).toMatchObject([{ epoch: 3 }]);
    expect(parseNotices(makePacket({ id: 'a1' }))).toMatchObject([{ epoch: 1 }]);
  });

  test('is a goodbye when its time is up', () => {
    expect(parseNotices(makePacket({ id: 'a1', ttl: 0 }))).toEqual([
      { is: 'goodbye', service: `label of a1.${SERVICE}`, port: 27500 },
    ]);
    const { answers } = makePacket({ id: 'a1', ttl: 0 });
    expect(parseNotices({ answers })).toEqual([
      { is: 'goodbye', service: `label of a1.${SERVICE}`, port: null },
    ]);
  });

  test('loses addresses that are not of this house', () => {
    const addresses = ['8.8.8.8', '127.0.0.1', '0.0.0.0', 'x', '192.168.1.20', '224.0.0.251'];
    expect(parseNotices(makePacket({ id: 'a1', addresses }))).toMatchObject([
      { addresses: ['192.168.1.20'] },
    ]);
  });

  test('loses what is not plain text in its name', () => {
    expect(parseNotices(makePacket({ id: 'a1', name: '\u202e<b>Ta\u0007ble' }))).toMatchObject([
      { name: '<b>Table' },
    ]);
  });

  test.each([
    ['of another service', { answers: [{ type: 'PTR', name: '_http._tcp.local', ttl: 9, data: 'x' }] }],
    ['without a place', { answers: makePacket({ id: 'a1' }).answers }],
    ['with a port that is none', makePacket({ id: 'a1', port: 0 })],
    ['with an id that is none', makePacket({ id: 'a/1' })],
    ['with an id too long', makePacket({ id: 'a'.repeat(41) })],
    ['without a name', makePacket({ id: 'a1', name: '' })],
    ['with an epoch that is no number', makePacket({ id: 'a1', epoch: '-1' })],
    ['with a protocol that is no number', makePacket({ id: 'a1', protocol: '1x' })],
    ['with nothing in it', {}],
    ['that is nothing', null],
  ])('%s is passed over', (_, packet) => {
    expect(parseNotices(packet)).toEqual([]);
  });

  const junk = fc.anything({ withNullPrototype: true, withTypedArray: true });
  const record = fc.record(
    {
      type: fc.oneof(fc.constantFrom('PTR', 'SRV', 'TXT', 'A'), junk),
      name: fc.oneof(fc.constant(SERVICE), junk),
      ttl: fc.oneof(fc.integer(), junk),
      data: fc.oneof(
        fc.constant(SERVICE),
        junk,
        fc.record({ port: junk, target: junk }),
        fc.array(fc.uint8Array()),
      ),
    },
    { requiredKeys: [] },
  );
  test.prop([fc.oneof(junk, fc.record({ answers: fc.array(record), additionals: fc.array(record) }))])(
    'of any make is read without stumbling, and what comes of it is as it should be',
    (packet) => {
      for (const notice of parseNotices(packet))
        if (notice.is === 'here') expect(notice.port).toBeGreaterThan(0);
    },
  );
});
