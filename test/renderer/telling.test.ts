import { expect, test } from 'vitest';
import { tellEvent } from '../../src/renderer/telling';
import type { GameEvent } from '../../src/shared/engine/events';
import { texts } from '../../src/shared/texts/texts';
import { lineWith, tableWith, tile } from './tables';

const NAMES = ['Inês', 'Abel', 'Rosa'];
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
    'You played 2-3 on the 3. Ends 2 and 5. 10 points.',
  ],
  [
    { type: 'played', seat: 2, tile: tile('2-5'), end: null, sum: 7, scored: 0 },
    'Rosa led 2-5. Ends 2 and 5.',
  ],
  [{ type: 'drew', seat: 1, count: 3 }, 'Abel draws 3 tiles.'],
  [{ type: 'drew', seat: 0, count: 1 }, 'You draw 1 tile.'],
  [{ type: 'passed', seat: 2 }, 'Rosa knocks.'],
  [{ type: 'roundEnded', end: { ended: 'blocked', ...blocked } }, 'Nobody can move.'],
  [{ type: 'roundEnded', end: { ended: 'out', ...blocked } }, 'Abel is out.'],
  [{ type: 'roundEnded', end: { ended: 'out', ...blocked, lastSeat: 0 } }, 'You are out.'],
  [{ type: 'gameEnded', winner: 0 }, 'You win the game.'],
];

test.each(CASES)('%o is told as "%s"', (event, line) => {
  expect(tellEvent(texts(), event, table, whose)).toBe(line);
});
