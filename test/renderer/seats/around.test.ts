import { expect, test } from 'vitest';
import { seatsAround, sideToMove } from '../../../src/renderer/seats/around';
import type { RoundEnd } from '../../../src/shared/engine/roundEnd';
import { inOrder } from '../../../src/shared/engine/seat';

/** design.md section 7: me below, the others clockwise. */
test.each([
  [2, 0, ['0 bottom', '1 top']],
  [3, 0, ['0 bottom', '1 left', '2 top']],
  [4, 0, ['0 bottom', '1 left', '2 top', '3 right']],
  [4, 2, ['2 bottom', '3 left', '0 top', '1 right']],
  [6, 0, ['0 bottom', '1 left', '2 left', '3 top', '4 right', '5 right']],
  [
    10,
    0,
    ['0 bottom', '1 left', '2 left', '3 left', '4 top', '5 top', '6 top', '7 right', '8 right', '9 right'],
  ],
] as const)('%i seats with seat %i below', (seats, below, expected) => {
  expect(seatsAround(seats, below).map(({ seat, side }) => `${seat} ${side}`)).toEqual(expected);
});

test('counter-clockwise the turn goes round the other way, through the same seats', () => {
  const sides = seatsAround(4, 0).map(({ side }) => side);
  const order = inOrder(0, 4, 'counter-clockwise').map((seat) => sides[seat]);
  expect(order).toEqual(['bottom', 'right', 'top', 'left']);
});

test('the side of whoever is to move is where they sit as this screen shows it; between rounds it is none', () => {
  const turn = { at: 'turn', toMove: 3, drawn: 0 } as const;
  const end: RoundEnd = {
    ended: 'out',
    lastSeat: 0,
    winner: 0,
    hands: [],
    together: 0,
    takenOff: 0,
    boneyardPips: 0,
    points: 0,
    scores: [],
  };
  expect(sideToMove({ seats: 4, phase: turn }, 3)).toBe('bottom');
  expect(sideToMove({ seats: 4, phase: turn }, 0)).toBe('right');
  expect(sideToMove({ seats: 4, phase: turn }, 2)).toBe('left');
  expect(sideToMove({ seats: 4, phase: { at: 'gameOver', winner: 0, end } }, 0)).toBeNull();
});
