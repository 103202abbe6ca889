import { describe, expect, it } from 'vitest';
import {
  endsOnScreen,
  grainOf,
  inkOf,
  lying,
  pipRadius,
  pipsAt,
  shapeOf,
} from '../../../src/renderer/board/tileArt';
import { makeTile } from '../../../src/shared/engine/tile';

const NUMBERS = Array.from({ length: 19 }, (_, pips) => pips);

describe('the pips of a tile', () => {
  it.each(NUMBERS)('are as many as the number says: %i', (pips) => {
    expect(pipsAt(pips)).toHaveLength(pips);
  });

  it.each(NUMBERS)('neither touch one another nor the edge of their end: %i', (pips) => {
    const places = pipsAt(pips);
    const r = pipRadius(pips);
    for (const [index, { x, y }] of places.entries()) {
      expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(r + 1.2);
      for (const other of places.slice(index + 1)) {
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(2 * r);
      }
    }
  });

  it('tell their number by side count and shape alone from seven up', () => {
    const signs = NUMBERS.slice(7).map((pips) => {
      const side = pipsAt(pips).filter(({ x }) => x === 24).length;
      return `${side} ${shapeOf(pips)}`;
    });
    expect(new Set(signs).size).toBe(signs.length);
  });

  it('keep their columns along the length of a lying tile', () => {
    expect(pipsAt(6).map(lying)).toContainEqual({ x: 76, y: 24 });
    expect(new Set(pipsAt(6).map((place) => lying(place).y))).toEqual(new Set([24, 76]));
  });

  it('share an ink with the number nine above', () => {
    for (const pips of NUMBERS.slice(1, 10)) expect(inkOf(pips + 9)).toBe(inkOf(pips));
    expect(new Set(NUMBERS.slice(1, 10).map(inkOf)).size).toBe(9);
  });
});

describe('a tile on the screen', () => {
  it('has its lower end on the side it is said to lie', () => {
    expect(endsOnScreen(makeTile(2, 5), 'up')).toEqual([2, 5]);
    expect(endsOnScreen(makeTile(2, 5), 'left')).toEqual([2, 5]);
    expect(endsOnScreen(makeTile(2, 5), 'down')).toEqual([5, 2]);
    expect(endsOnScreen(makeTile(2, 5), 'right')).toEqual([5, 2]);
  });

  it('keeps its own grain', () => {
    expect(grainOf(makeTile(2, 5), true)).toBe(grainOf(makeTile(2, 5), true));
    expect(grainOf(makeTile(2, 5), true)).not.toBe(grainOf(makeTile(2, 6), true));
  });
});
