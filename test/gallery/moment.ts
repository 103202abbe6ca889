import type { End, Laid, Line } from '../../src/shared/engine/line';
import { makeTile } from '../../src/shared/engine/tile';

function laid(a: number, b: number, end: End | null): Laid {
  return { tile: makeTile(a, b), seat: 0, end };
}

/** The moment of All Fives that the design's mocks of player, TV and phone show. */
export const MOMENT: Line = {
  laid: [
    laid(6, 6, null),
    laid(6, 3, 'right'),
    laid(6, 1, 'left'),
    laid(1, 1, 'left'),
    laid(3, 4, 'right'),
    laid(6, 5, 'up'),
    laid(5, 4, 'up'),
    laid(6, 0, 'down'),
    laid(0, 5, 'down'),
    laid(1, 2, 'left'),
    laid(4, 1, 'right'),
    laid(5, 5, 'down'),
  ],
  ends: {
    left: { pips: 2, counts: 2 },
    right: { pips: 1, counts: 1 },
    up: { pips: 4, counts: 4 },
    down: { pips: 5, counts: 10 },
  },
  spinner: 0,
};

export const CHOSEN = makeTile(2, 5);

export const HAND = [
  { tile: makeTile(0, 2), fits: true, spoken: '0-2, fits on 2' },
  { tile: makeTile(2, 4), fits: true, spoken: '2-4, fits on 2 and on 4' },
  { tile: CHOSEN, fits: true, spoken: '2-5, fits on 2 and on 5' },
  { tile: makeTile(4, 4), fits: true, spoken: '4-4, fits on 4' },
  { tile: makeTile(0, 0), fits: false, spoken: '0-0' },
];
