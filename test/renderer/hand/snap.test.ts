import { expect, test } from 'vitest';
import { placeInReach, spotNearest } from '../../../src/renderer/hand/snap';

/** Ends of 40 px: a place lies from (100, 100) to (180, 140), another from (300, 100) to (340, 180). */
const LYING = { left: 100, top: 100, width: 80, height: 40 };
const STANDING = { left: 300, top: 100, width: 40, height: 80 };

/** design.md section 6, Drag: within 1.5 units of a place. */
test.each([
  ['on it', { x: 140, y: 120 }, 0],
  ['almost 1.5 ends beside it', { x: 239, y: 120 }, 0],
  ['1.5 ends below it', { x: 140, y: 200 }, 0],
  ['a little further', { x: 140, y: 201 }, null],
  ['further than 1.5 ends across a corner', { x: 225, y: 185 }, null],
  ['between two, nearer to the second', { x: 245, y: 120 }, 1],
])('a tile held %s', (_, point, place) => {
  expect(placeInReach([point], [LYING, STANDING])).toBe(place);
});

test('it is enough that the hold or the middle of the tile is near', () => {
  const far = { x: 900, y: 900 };
  expect(placeInReach([far, { x: 320, y: 190 }], [LYING, STANDING])).toBe(1);
  expect(placeInReach([far], [LYING, STANDING])).toBeNull();
});

test('where tiles are small, a finger still reaches 44 px', () => {
  const small = { left: 0, top: 0, width: 20, height: 10 };
  expect(placeInReach([{ x: 10, y: 54 }], [small])).toBe(0);
  expect(placeInReach([{ x: 10, y: 55 }], [small])).toBeNull();
});

test('of two places that overlap under the hold, the one whose middle is nearer', () => {
  const other = { left: 160, top: 100, width: 80, height: 40 };
  expect(placeInReach([{ x: 172, y: 120 }], [LYING, other])).toBe(1);
});

test('a tile goes to the spot of the hand it is nearest to, in the nearer of two rows', () => {
  const spots = [0, 1, 2, 3].map((at) => ({
    left: (at % 2) * 50,
    top: Math.floor(at / 2) * 90,
    width: 40,
    height: 80,
  }));
  expect(spotNearest({ x: -30, y: 40 }, spots)).toBe(0);
  expect(spotNearest({ x: 68, y: 100 }, spots)).toBe(3);
  expect(spotNearest({ x: 0, y: 0 }, [])).toBe(-1);
});
