import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keptOrder, movedTo, sorted, SORTS } from '../../../src/renderer/hand/order';
import { tilesOfSet } from '../../../src/shared/engine/tile';
import { tile } from '../tables';

const tiles = (names: string) => names.split(' ').map(tile);
const someHand = fc
  .subarray([...tilesOfSet(9)], { minLength: 1, maxLength: 25 })
  .chain((hand) => fc.shuffledSubarray(hand, { minLength: hand.length }));

test('by suit the higher ends lie together, each suit from its double down', () => {
  expect(sorted(tiles('0-6 3-3 5-6 1-3 6-6 2-5'), 'suit')).toEqual(tiles('6-6 5-6 0-6 2-5 3-3 1-3'));
});

test('by weight the heavier lie first, of equal ones the one with the higher end', () => {
  expect(sorted(tiles('0-6 3-3 5-6 1-5 6-6'), 'weight')).toEqual(tiles('6-6 5-6 0-6 1-5 3-3'));
});

describe('a hand somebody has laid', () => {
  test('keeps its order when tiles are drawn and played; what is drawn lies at the end', () => {
    expect(keptOrder(tiles('0-1 0-2 0-3 5-5 4-4'), tiles('0-3 6-6 0-1 0-2'))).toEqual(
      tiles('0-3 0-1 0-2 5-5 4-4'),
    );
  });

  test.each([
    [-1, '0-3 0-1 0-2'],
    [0, '0-3 0-1 0-2'],
    [1, '0-1 0-3 0-2'],
    [2, '0-1 0-2 0-3'],
    [9, '0-1 0-2 0-3'],
  ])('takes a tile to place %i, or to the end it is beyond', (index, after) => {
    expect(movedTo(tiles('0-1 0-2 0-3'), tile('0-3'), index)).toEqual(tiles(after));
  });
});

test('no tile is lost or made by sorting, moving or keeping', () => {
  fc.assert(
    fc.property(someHand, fc.nat(30), fc.constantFrom(...SORTS), (hand, index, sort) => {
      const [first] = hand;
      const results = [
        sorted(hand, sort),
        movedTo(hand, first!, index),
        keptOrder(hand, hand.slice(1).reverse()),
      ];
      for (const result of results) expect([...result].sort()).toEqual([...hand].sort());
    }),
  );
});
