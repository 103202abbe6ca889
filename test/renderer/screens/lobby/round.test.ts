import { describe, expect, test } from 'vitest';
import { seatsAround, SIDES_OF_TABLE } from '../../../../src/renderer/seats/around';
import { roundOf } from '../../../../src/renderer/screens/lobby/round';
import { SET_TOPS, tileCount } from '../../../../src/shared/engine/tile';

/** The room for the seats in a window of each size, and what one px of the mock is there. */
const ROOMS = [
  ['800 × 600', { width: 432, height: 458 }, 1],
  ['1280 × 800', { width: 760, height: 612 }, 1],
  ['1920 × 1080', { width: 1160, height: 830 }, 1.35],
] as const;

const CARD_HEIGHT = 82;

describe.each(ROOMS)('at %s', (_, room, unit) => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('%i cards stand side by side, none on another', (count) => {
    const seats = seatsAround(count, 0);
    const { card, gap } = roundOf(room, seats, 28, unit);
    const top = seats.filter(({ side }) => side === 'top').length;
    expect(top * card + (top - 1) * gap).toBeLessThanOrEqual(room.width);
    for (const side of SIDES_OF_TABLE) {
      const beside = seats.filter((seat) => seat.side === side).length;
      if (side === 'left' || side === 'right')
        expect(beside * CARD_HEIGHT * unit + Math.max(0, beside - 1) * gap).toBeLessThanOrEqual(
          room.height - 2 * CARD_HEIGHT * unit,
        );
    }
  });

  test.each(SET_TOPS)('a heap of a set up to %i keeps between the cards around it', (top) => {
    const { card, end } = roundOf(room, seatsAround(8, 0), tileCount(top), unit);
    const grown = Math.sqrt(tileCount(top) / 28);
    expect(14.7 * grown * end).toBeLessThanOrEqual(room.width - 2 * card + 30);
    expect(14 * grown * end).toBeLessThanOrEqual(room.height - 2 * CARD_HEIGHT * unit + 16);
    expect(end).toBeGreaterThan(3);
  });
});
