import { expect, test } from 'vitest';
import { keyAction } from '../../../src/renderer/turn/keys';
import type { HandState } from '../../../src/renderer/turn/keys';

const idle: HandState = { isChosen: false, places: 0, mayPlay: false, mayDraw: false, mayPass: false };
const one: HandState = { ...idle, isChosen: true, places: 1 };
const two: HandState = { ...idle, isChosen: true, places: 2 };

/** design.md section 6, Keys. */
test.each([
  ['1', idle, { do: 'tile', index: 0 }],
  ['9', idle, { do: 'tile', index: 8 }],
  ['0', idle, { do: 'tile', index: 9 }],
  ['ArrowRight', idle, { do: 'moveTile', by: 1 }],
  ['ArrowLeft', one, { do: 'moveTile', by: -1 }],
  ['ArrowLeft', two, { do: 'turnPlace', by: -1 }],
  ['ArrowUp', two, { do: 'places' }],
  ['ArrowUp', idle, { do: 'up' }],
  ['ArrowDown', idle, { do: 'down' }],
  ['Enter', one, { do: 'play' }],
  ['Enter', idle, null],
  ['Enter', { ...idle, mayDraw: true }, { do: 'draw' }],
  ['Enter', { ...idle, mayPlay: true, mayDraw: true }, null],
  ['Enter', { ...idle, mayPass: true }, { do: 'knock' }],
  ['Escape', two, { do: 'putBack' }],
  ['Escape', idle, null],
  ['d', idle, { do: 'draw' }],
  ['D', idle, { do: 'draw' }],
  ['e', idle, { do: 'read', what: 'ends' }],
  ['h', idle, { do: 'read', what: 'hand' }],
  ['t', idle, { do: 'read', what: 'table' }],
  ['s', idle, { do: 'read', what: 'scores' }],
  ['f', idle, { do: 'fullScreen' }],
  ['i', idle, { do: 'hint' }],
  ['q', idle, null],
  ['F5', idle, null],
] as const)('%s with %o asks for %o', (key, hand, action) => {
  expect(keyAction(key, hand)).toEqual(action);
});

test.each([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
] as const)('%s with Shift takes the tile along the hand, also one that is taken up', (key, by) => {
  for (const hand of [idle, two]) expect(keyAction(key, hand, true)).toEqual({ do: 'arrange', by });
});
