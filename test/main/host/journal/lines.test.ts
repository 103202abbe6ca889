import { fc, test as prop } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { makeLine, NO_DIGEST, parseLines } from '../../../../src/main/host/journal/lines';

function linesOf(texts: readonly string[]): readonly Buffer[] {
  let before = NO_DIGEST;
  return texts.map((text) => {
    const { digest, bytes } = makeLine(before, text);
    before = digest;
    return bytes;
  });
}

function textsIn(bytes: Buffer): readonly string[] | 'damaged' {
  const lines = parseLines(bytes);
  return lines.ok ? lines.value.texts : lines.error;
}

const TEXTS = ['["first","☺"]', '["second"]', '[]'];
const LINES = linesOf(TEXTS);
const ALL = Buffer.concat(LINES);
const LAST_AT = ALL.length - LINES[2]!.length;

const texts = fc.array(
  fc.json().map((text) => text.replaceAll('\n', '')),
  { maxLength: 8 },
);

prop.prop([texts])('lines come back as they were written', (written) => {
  expect(textsIn(Buffer.concat(linesOf(written)))).toEqual(written);
});

test('cut at any byte, all lines before the cut are whole and the rest is left out', () => {
  for (let length = 0; length <= ALL.length; length++) {
    const whole = LINES.reduce<{ at: number; count: number }>(
      ({ at, count }, line) =>
        at + line.length <= length ? { at: at + line.length, count: count + 1 } : { at: Infinity, count },
      { at: 0, count: 0 },
    ).count;
    const lines = parseLines(ALL.subarray(0, length));
    expect(lines).toMatchObject({ ok: true, value: { texts: TEXTS.slice(0, whole) } });
    const end = LINES.slice(0, whole).reduce((sum, line) => sum + line.length, 0);
    expect(lines).toMatchObject({ value: { end } });
  }
});

test('any bit that is not as it was before the last line is damage', () => {
  for (let at = 0; at < LAST_AT; at++) {
    for (let bit = 0; bit < 8; bit++) {
      const changed = Buffer.from(ALL);
      changed[at]! ^= 1 << bit;
      expect({ at, bit, read: textsIn(changed) }).toEqual({ at, bit, read: 'damaged' });
    }
  }
});

test('any bit that is not as it was in the last line makes that line an unfinished one', () => {
  for (let at = LAST_AT; at < ALL.length; at++) {
    const changed = Buffer.from(ALL);
    changed[at]! ^= 1;
    expect(textsIn(changed)).toEqual(TEXTS.slice(0, 2));
  }
});

describe('damage is seen where', () => {
  const [first, second, third] = LINES as [Buffer, Buffer, Buffer];

  test.each<readonly [string, readonly Buffer[]]>([
    ['a line is missing', [first, third, second]],
    ['the first line is missing', [second, third]],
    ['a line stands twice', [first, first, second]],
    ['lines are changed round', [second, first, third]],
    ['an unfinished line is followed by another', [first, second.subarray(0, 20), third, third]],
    ['a hole of zeros is followed by a line', [first, Buffer.alloc(40), Buffer.from('\n'), second]],
  ])('%s', (_, parts) => {
    expect(textsIn(Buffer.concat(parts))).toBe('damaged');
  });
});

test('zeros that a dying machine left at the end are an unfinished line', () => {
  expect(textsIn(Buffer.concat([LINES[0]!, Buffer.alloc(100)]))).toEqual(TEXTS.slice(0, 1));
});
