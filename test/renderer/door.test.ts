import { describe, expect, test } from 'vitest';
import { wayIn } from '../../src/renderer/door';
import type { Door } from '../../src/shared/protocol/door';

const DOOR: Door = {
  code: '641503',
  link: 'kQ3v9ZrT2mYpX8cLwB5nAg',
  locked: false,
  codes: 'open',
  addresses: ['192.168.1.24:27500', '10.0.0.7:27500'],
};
const ADDRESS = '192.168.1.24:27500';

describe('the way into a table', () => {
  test('is its best address, its code, and a link that needs none', () => {
    expect(wayIn(DOOR)).toEqual({
      is: 'open',
      address: ADDRESS,
      url: `http://${ADDRESS}/#t=kQ3v9ZrT2mYpX8cLwB5nAg`,
      code: { is: 'asked', code: '641503' },
    });
  });

  test('is still the link when codes are not listened to any more', () => {
    expect(wayIn({ ...DOOR, codes: 'closed' })).toMatchObject({ is: 'open', code: { is: 'closed' } });
  });

  test('needs nothing where the table is open to all', () => {
    const open = wayIn({ ...DOOR, code: null, link: null });
    expect(open).toEqual({ is: 'open', address: ADDRESS, url: `http://${ADDRESS}/`, code: null });
  });

  test('is shut by the lock, whatever else stands on the door', () => {
    expect([wayIn({ ...DOOR, locked: true }).is, wayIn({ ...DOOR, locked: true, addresses: [] }).is]).toEqual(
      ['locked', 'locked'],
    );
  });

  test('leads nowhere without a network', () => {
    expect(wayIn({ ...DOOR, addresses: [] })).toEqual({ is: 'nowhere' });
  });
});
