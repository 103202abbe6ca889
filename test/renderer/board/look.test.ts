import { expect, test } from 'vitest';
import { lookOf } from '../../../src/renderer/board/look';
import { USUAL_SETTINGS } from '../../../src/shared/settings';

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
  expect(lookOf(top, end, USUAL_SETTINGS, readable)).toEqual(look);
});

test.each([
  [9, 60, { numerals: 'always', shapes: false }, 'numerals'],
  [9, 12, { numerals: 'never', shapes: false }, 'discs'],
  [9, 60, { numerals: 'automatic', shapes: true }, 'shapes'],
  [9, 12, { numerals: 'automatic', shapes: true }, 'numerals'],
  [18, 12, { numerals: 'never', shapes: true }, 'shapes'],
] as const)('a set of %i at %i px has, where people wish %o, %s', (top, end, wishes, pips) => {
  expect(lookOf(top, end, wishes).pips).toBe(pips);
});
