import { describe, expect, test } from 'vitest';
import { CODE_FACES, codeDigit, codePairs, withDigit } from '../../../src/renderer/parts/codePairs';

describe('a code of tiles', () => {
  test('lies two digits to a tile, in the order they are read', () => {
    expect(codePairs('641503')).toEqual([
      [6, 4],
      [1, 5],
      [0, 3],
    ]);
  });

  test('is as many tiles as its digits need', () => {
    expect(codePairs('64150302')).toHaveLength(4);
  });

  test('shows the places that nothing lies on yet', () => {
    expect(codePairs('641', 3)).toEqual([
      [6, 4],
      [1, null],
      [null, null],
    ]);
  });

  test('grows by a digit and begins anew once it is whole', () => {
    expect(withDigit('64150', 3)).toBe('641503');
    expect(withDigit('641503', 0)).toBe('0');
  });

  test('is typed with the digits that lie on a double-six set, and no others', () => {
    expect('0123456'.split('').map(codeDigit)).toEqual(CODE_FACES);
    for (const key of ['7', '8', '9', 'a', 'F1', '10', '', ' ', 'Enter']) expect(codeDigit(key)).toBeNull();
  });
});
