import { expect, test } from 'vitest';
import { tellEvent } from '../../../src/renderer/told/telling';
import type { GameEvent } from '../../../src/shared/engine/events';
import type { Line } from '../../../src/shared/engine/line';
import { texts } from '../../../src/shared/texts/texts';
import { DRAW, lineWith, tableWith, tile } from '../tables';

const NAMES = ['Inês', 'Abel', 'Rosa', 'Nico'];
const me = 0;
const whose = (seat: number) => ({ name: NAMES[seat] ?? '', isYou: seat === me });

const table = tableWith({ line: lineWith({ left: 2, right: 5 }) });
const blocked = {
  lastSeat: 1,
  winner: null,
  hands: [],
  together: 0,
  takenOff: 0,
  boneyardPips: 0,
  points: 0,
  scores: [0, 0, 0],
};

const CASES: readonly (readonly [GameEvent, string])[] = [
  [{ type: 'dealt', round: 2, leader: 1, reason: 'rotation' }, 'Round 2. Abel leads this round.'],
  [
    { type: 'dealt', round: 1, leader: 0, reason: 'highest-double' },
    'Round 1. You hold the highest double and lead it.',
  ],
  [
    { type: 'played', seat: 1, tile: tile('5-5'), end: 'right', sum: 12, scored: 0 },
    'Abel played 5-5 on the 5. Ends 2 and 5.',
  ],
  [
    { type: 'played', seat: 0, tile: tile('2-3'), end: 'left', sum: 7, scored: 10 },
    'You played 2-3 on the 3. Ends 2 and 5.',
  ],
  [
    { type: 'played', seat: 2, tile: tile('6-6'), end: null, sum: 12, scored: 0 },
    'Rosa led 6-6, the highest double. Ends 2 and 5.',
  ],
  [{ type: 'drew', seat: 1, count: 3 }, 'Abel draws 3 tiles.'],
  [{ type: 'drew', seat: 0, count: 1 }, 'You draw 1 tile.'],
  [{ type: 'passed', seat: 2 }, 'Rosa knocks.'],
  [{ type: 'roundEnded', end: { ended: 'blocked', ...blocked } }, 'Nobody can move.'],
  [{ type: 'roundEnded', end: { ended: 'out', ...blocked } }, 'Abel is out.'],
  [{ type: 'roundEnded', end: { ended: 'out', ...blocked, lastSeat: 0 } }, 'You are out.'],
  [{ type: 'roundEnded', end: { ended: 'target', ...blocked } }, 'Abel reaches 100.'],
  [{ type: 'redrawn', times: 2 }, 'Nobody held a double. Drawn again, 2 times.'],
  [
    { type: 'dealt', round: 1, leader: 1, reason: 'lots', lots: [tile('0-1'), tile('5-6'), tile('2-2')] },
    'Round 1. You drew 0-1. Abel drew 5-6. Rosa drew 2-2. Abel drew the best lot and leads.',
  ],
  [{ type: 'gameEnded', winner: 0 }, 'You win the game.'],
];

test.each(CASES)('%o is told as "%s"', (event, line) => {
  expect(tellEvent(texts(), event, table, whose)).toBe(line);
});

test('a play that may score is told with the sum of the ends', () => {
  const line: Line = {
    laid: [{ tile: tile('5-5'), seat: 1, end: null }],
    ends: {
      left: { pips: 2, counts: 2 },
      right: { pips: 1, counts: 1 },
      up: { pips: 4, counts: 4 },
      down: { pips: 5, counts: 10 },
    },
    spinner: null,
  };
  const laid = [
    ...line.laid,
    ...(['up', 'down'] as const).map((end) => ({ tile: tile('4-5'), seat: 0, end })),
  ];
  const fives = tableWith({ rules: { ...DRAW, playScoring: 'fives' }, line: { ...line, laid } });
  const played = { type: 'played', seat: 1, tile: tile('5-5'), end: 'down', sum: 17 } as const;
  expect(tellEvent(texts(), { ...played, scored: 0 }, fives, whose)).toBe(
    'Abel played 5-5 on the 5. Ends 2, 4, 1, 10: 17, no points.',
  );
  expect(tellEvent(texts(), { ...played, sum: 20, scored: 20 }, fives, whose)).toBe(
    'Abel played 5-5 on the 5. Ends 2, 4, 1, 10: 20, 20 points.',
  );
});

test('a win is told of the whole side', () => {
  const partners = tableWith({ rules: { ...DRAW, teams: 'partners' }, seats: 4 });
  const won = (winner: number): string => tellEvent(texts(), { type: 'gameEnded', winner }, partners, whose);
  expect([won(0), won(1)]).toEqual(['You and Rosa win the game.', 'Abel and Nico win the game.']);
});
