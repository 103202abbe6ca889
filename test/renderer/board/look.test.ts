import { expect, test } from 'vitest';
import { lookOf } from '../../../src/renderer/board/look';

/** design.md sections 5 and 9. */
test.each([
  [6, 60, 0, { pips: 'discs', inks: false }],
  [6, 12, 0, { pips: 'discs', inks: false }],
  [9, 30, 0, { pips: 'discs', inks: true }],
  [9, 29, 0, { pips: 'numerals', inks: true }],
  [12, 44, 0, { pips: 'discs', inks: true }],
  [18, 43, 0, { pips: 'numerals', inks: true }],
  [6, 51, 52, { pips: 'numerals', inks: false }],
  [18, 52, 52, { pips: 'discs', inks: true }],
] as const)('a set of %i at %i px, read from %i px on, is drawn as %o', (top, end, readable, look) => {
  expect(lookOf(top, end, readable)).toEqual(look);
});
