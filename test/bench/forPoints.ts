import type { Bot } from '../../src/main/bots/bot';
import { layByRules } from '../../src/shared/engine/layByRules';
import type { Move } from '../../src/shared/engine/moves';
import { pipsOf } from '../../src/shared/engine/tile';

/** Takes the play that scores most at once, of several the heaviest: what All Fives is measured against. */
export const forPoints: Bot = ({ table, seat, legal }) => {
  const worthOf = (move: Move): number => {
    if (move.type !== 'play') return -1;
    const { tile, end } = move;
    return 100 * layByRules(table.rules, table.line, { tile, seat, end }).scored + pipsOf(tile);
  };
  return legal.reduce((best, move) => (worthOf(move) > worthOf(best) ? move : best));
};
