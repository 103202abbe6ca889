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
  expect(windowKey(key(name), 'player')).toBe(player);
  expect(windowKey(key(name), 'table')).toBe(table);
});

test.each([
  ['+', 'larger'],
  ['=', 'larger'],
  ['-', 'smaller'],
  ['0', 'usual'],
  ['f', null],
  ['c', null],
] as const)('Ctrl and %s is %j', (name, meant) => {
  expect(windowKey(key(name, { control: true }), 'player')).toBe(meant);
});

test('a key let go of, or held with Alt, is left to the page', () => {
  expect(windowKey(key('F11', { type: 'keyUp' }), 'player')).toBeNull();
  expect(windowKey(key('F11', { alt: true }), 'player')).toBeNull();
});
