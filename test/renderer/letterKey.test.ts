import { expect, test } from 'vitest';
import { keyOf } from '../../src/renderer/letterKey';
import type { Pressed } from '../../src/renderer/letterKey';
import { LETTER_KEYS } from '../../src/shared/settings';

const pressed = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  code: '',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  target: null,
  ...held,
});

test.each([
  ['d', {}, { on: 'd', alt: null, off: null }],
  ['D', {}, { on: 'd', alt: null, off: null }],
  ['5', {}, { on: '5', alt: null, off: null }],
  ['d', { altKey: true }, { on: null, alt: 'd', off: null }],
  // A Mac writes other signs with Option, or waits for the letter that gets an accent.
  ['∂', { altKey: true, code: 'KeyD' }, { on: null, alt: 'd', off: null }],
  ['Dead', { altKey: true, code: 'KeyE' }, { on: null, alt: 'e', off: null }],
  ['¡', { altKey: true, code: 'Digit1' }, { on: null, alt: '1', off: null }],
  ['Enter', {}, { on: 'Enter', alt: 'Enter', off: 'Enter' }],
  ['ArrowLeft', { altKey: true }, { on: null, alt: null, off: null }],
  ['d', { ctrlKey: true }, { on: null, alt: null, off: null }],
  ['d', { metaKey: true, altKey: true }, { on: null, alt: null, off: null }],
] as const)('%s with %o asks, with letters on, with Alt and off, for %o', (key, held, meant) => {
  for (const letters of LETTER_KEYS) expect(keyOf(pressed(key, held), letters)).toBe(meant[letters]);
});
