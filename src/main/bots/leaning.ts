import { layByRules } from '../../shared/engine/layByRules';
import type { Move } from '../../shared/engine/moves';
import { nextSeat } from '../../shared/engine/seat';
import type { Tile } from '../../shared/engine/tile';
import { faceOf, isDouble } from '../../shared/engine/tile';
import type { SeatView } from '../../shared/engine/view';
import type { Temper } from '../../shared/protocol/botKind';
import { knownVoids, openPips } from './knownVoids';

type TilePlay = Extract<Move, { type: 'play' }>;

/** How much somebody of a temper likes a play, from 0 to 1. */
type Liking = (play: TilePlay) => number;

const LIKINGS: Readonly<Record<Temper, (view: SeatView) => Liking>> = {
  even: () => () => 0,
  shedsDoubles:
    () =>
    ({ tile }) =>
      isDouble(tile) ? 1 : 0,
  blocks: ({ table, seat }) => {
    const { rules, line, seats } = table;
    const lacked = knownVoids(table)[nextSeat(seat, seats, rules.direction)];
    return ({ tile, end }) => {
      const open = [...openPips(layByRules(rules, line, { tile, seat, end }).line.ends)];
      return open.filter((pips) => lacked?.has(pips) === true).length / open.length;
    };
  },
  keepsSuits: ({ hand, table }) => {
    const all = table.rules.set + 1;
    return ({ tile }) => suitsIn(hand.filter((held) => held !== tile)) / all;
  },
};

/** How many numbers there are on some tiles. */
export function suitsIn(tiles: readonly Tile[]): number {
  return new Set(tiles.flatMap((tile) => Object.values(faceOf(tile)))).size;
}

/** How much somebody of a temper leans to a move, from 0 to 1: to nothing but plays. */
export function leaningOf(view: SeatView, temper: Temper): (move: Move) => number {
  const liking = LIKINGS[temper](view);
  return (move) => (move.type === 'play' ? liking(move) : 0);
}
