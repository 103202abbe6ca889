import { expect, test } from 'vitest';
import { edgeWay } from '../../../src/renderer/flight/puck';

const EDGE = { left: 0, top: 0, right: 100, bottom: 100 };
const TOP = { x: 50, y: 2 };
const RIGHT = { x: 98, y: 50 };
const BOTTOM = { x: 50, y: 98 };
const LEFT = { x: 2, y: 50 };

// The puck goes clockwise as the turn does, along the edge: never over the line in the middle.
test.each([
  { says: 'from me to the left', from: BOTTOM, to: LEFT, corners: [{ x: 0, y: 100 }] },
  { says: 'from the left to the top', from: LEFT, to: TOP, corners: [{ x: 0, y: 0 }] },
  {
    says: 'across, past two corners',
    from: BOTTOM,
    to: TOP,
    corners: [
      { x: 0, y: 100 },
      { x: 0, y: 0 },
    ],
  },
  { says: 'back by one side, the short way', from: LEFT, to: BOTTOM, corners: [{ x: 0, y: 100 }] },
  { says: 'along one side', from: TOP, to: { x: 80, y: 2 }, corners: [] },
  { says: 'from the right to me', from: RIGHT, to: BOTTOM, corners: [{ x: 100, y: 100 }] },
])('the puck slides $says', ({ from, to, corners }) => {
  expect(edgeWay(from, to, EDGE)).toEqual([from, ...corners, to]);
});
