import { expect, test } from 'vitest';
import { seatsAround } from '../../../src/renderer/seats/around';
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
