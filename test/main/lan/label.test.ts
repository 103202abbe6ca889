import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  cutBytes,
  isTableId,
  makeHostName,
  makeLabel,
  makeTxt,
  plainText,
} from '../../../src/main/lan/label';

const anyName = fc.string({ unit: 'grapheme', maxLength: 600 });

describe('The label a table is published under', () => {
  test.prop([anyName, fc.stringMatching(/^[\w-]{1,40}$/)])('is short enough for DNS', (name, id) => {
    expect(Buffer.byteLength(makeLabel(name, id))).toBeLessThanOrEqual(63);
    expect(Buffer.byteLength(makeHostName(id).split('.')[0]!)).toBeLessThanOrEqual(63);
  });

  test('differs for two tables of one name, and is the same when a table comes back', () => {
    expect(makeLabel('Table', 'a1')).toMatch(/^Table ~[0-9a-f]{6}$/);
    expect(makeLabel('Table', 'a1')).not.toBe(makeLabel('Table', 'b2'));
    expect(makeLabel('Table', 'a1')).toBe(makeLabel('Table', 'a1'));
  });

  test.prop([anyName])('has a TXT record every pair of which fits into 255 bytes', (name) => {
    for (const [key, value] of Object.entries(makeTxt({ protocol: 1, id: 'x'.repeat(40), epoch: 1, name }))) {
      expect(Buffer.byteLength(`${key}=${value}`)).toBeLessThanOrEqual(255);
    }
  });
});

test('the TXT record says how often the table has moved', () => {
  expect(makeTxt({ protocol: 2, id: 'a1', epoch: 3, name: 'Kitchen' })).toEqual({
    v: '2',
    id: 'a1',
    e: '3',
    n: 'Kitchen',
  });
});

describe('Cutting a text', () => {
  test.prop([anyName, fc.nat(300)])(
    'gives the longest beginning that fits, with no letter cut in two',
    (text, most) => {
      const cut = cutBytes(text, most);
      expect(text.startsWith(cut)).toBe(true);
      expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(most);
      const [next] = text.slice(cut.length);
      if (next !== undefined) {
        const letter = String.fromCodePoint(text.slice(cut.length).codePointAt(0)!);
        expect(Buffer.byteLength(cut + letter)).toBeGreaterThan(most);
      }
    },
  );

  test('what a stranger wrote loses all that is not plain text', () => {
    expect(plainText('\u202eTa\u0000b\nl\u200be\u2028 ')).toBe('Table');
    expect(plainText('Mesa de José 🁫')).toBe('Mesa de José 🁫');
  });

  test.each([
    ['0123456789abcdef', true],
    ['a_B-9', true],
    ['', false],
    ['a.b', false],
    ['a b', false],
    ['x'.repeat(41), false],
  ])('%j is a table id: %s', (text, isOne) => {
    expect(isTableId(text)).toBe(isOne);
  });
});
