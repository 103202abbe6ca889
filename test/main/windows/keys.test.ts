import { expect, test } from 'vitest';
import { windowKey } from '../../../src/main/windows/keys';

const key = (name: string, held: { control?: boolean; alt?: boolean; type?: 'keyDown' | 'keyUp' } = {}) => ({
  type: held.type ?? 'keyDown',
  key: name,
  control: held.control ?? false,
  meta: false,
  alt: held.alt ?? false,
});

test.each([
  ['F11', 'fullScreen', 'fullScreen'],
  ['f', null, 'fullScreen'],
  ['F', null, 'fullScreen'],
  ['Escape', null, 'leaveFullScreen'],
  ['Enter', null, null],
  ['1', null, null],
] as const)('%s is %j to the window of a player and %j to the table for the room', (name, player, table) => {
  expect(windowKey(key(name), 'player', 'on')).toBe(player);
  expect(windowKey(key(name), 'table', 'on')).toBe(table);
});

test.each([
  ['+', 'larger'],
  ['=', 'larger'],
  ['-', 'smaller'],
  ['0', 'usual'],
  ['f', null],
  ['c', null],
] as const)('Ctrl and %s is %j', (name, meant) => {
  expect(windowKey(key(name, { control: true }), 'player', 'on')).toBe(meant);
});

test('a key let go of, or held with Alt, is left to the page', () => {
  expect(windowKey(key('F11', { type: 'keyUp' }), 'player', 'on')).toBeNull();
  expect(windowKey(key('F11', { alt: true }), 'player', 'on')).toBeNull();
});

test.each([
  ['on', { f: 'fullScreen', altF: null }],
  ['alt', { f: null, altF: 'fullScreen' }],
  ['off', { f: null, altF: null }],
] as const)('with letters %s the TV takes F so: %o', (letters, meant) => {
  expect(windowKey(key('f'), 'table', letters)).toBe(meant.f);
  expect(windowKey(key('f', { alt: true }), 'table', letters)).toBe(meant.altF);
  expect(windowKey(key('F11'), 'table', letters)).toBe('fullScreen');
});
