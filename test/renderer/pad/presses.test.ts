import { expect, test } from 'vitest';
import { heldOn, Presses } from '../../../src/renderer/pad/presses';
import type { PadButton } from '../../../src/renderer/pad/presses';

const padWith = (pressed: readonly number[], axes: readonly number[] = [0, 0]) => ({
  buttons: Array.from({ length: 17 }, (_, number) => ({ pressed: pressed.includes(number) })),
  axes,
});

/** https://w3c.github.io/gamepad/#remapping, the standard gamepad. */
test.each<[string, readonly number[], readonly number[], readonly PadButton[]]>([
  ['nothing held', [], [0.1, -0.2], []],
  ['the lower button', [0], [0, 0], ['below']],
  ['the cross and a shoulder', [15, 5], [0, 0], ['shoulderRight', 'east']],
  ['the stick, which goes one way at a time', [], [-0.9, 0.7], ['west']],
  ['the stick upwards', [], [0.3, -0.8], ['up']],
  ['a button that stands for nothing', [8], [0, 0], []],
])('%s', (_, pressed, axes, held) => {
  expect([...heldOn(padWith(pressed, axes))]).toEqual(held);
});

test('a button counts once, a direction that is held goes on by itself', () => {
  const presses = new Presses();
  const held = new Set<PadButton>(['below', 'east']);
  expect(presses.at(0, held)).toEqual(['below', 'east']);
  expect(presses.at(400, held)).toEqual([]);
  expect(presses.at(430, held)).toEqual(['east']);
  expect(presses.at(500, held)).toEqual([]);
  expect(presses.at(580, held)).toEqual(['east']);
  expect(presses.at(590, new Set())).toEqual([]);
  expect(presses.at(600, held)).toEqual(['below', 'east']);
});
