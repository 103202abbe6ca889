import { nextSeat } from '../../../shared/engine/seat';
import type { Random } from '../../../shared/engine/random';
import type { SeatView } from '../../../shared/engine/view';
import { everything } from '../deals/slots';
import { Worlds } from '../deals/worlds';
import { Dice } from '../fast/dice';
import { FastRound } from '../fast/fastRound';
import { moveCode } from '../fast/layTable';
import { termsOf } from '../fast/terms';
import type { IsTimeUp } from '../levels';
import { differentMoves, POLICIES, tilesLeft } from '../search/search';
import { Solver } from '../search/solve';
import { AT_STAKE, wonBy, worthFor } from '../search/worth';
import { Future } from './future';
import type { Outlooks } from './tally';
import { Tally } from './tally';

export type Depth = {
  readonly least: number;
  readonly most: number;
  /** Whether the outlooks after so many worlds are enough; asked from the least on. */
  readonly isEnough?: (outlooks: Outlooks) => boolean;
  readonly isTimeUp?: IsTimeUp;
};

/** Open rounds with so many tiles left are played out in every way, as the best bots do. */
const SOLVED_MOST = 10;
const BETWEEN_LOOKS = 256;
const BETWEEN_CLOCKS = 16;

/** What may come of every move that is no other's equal, in the same worlds that fit what a seat saw. */
export function outlooksOf(view: SeatView, chance: Random, depth: Depth): Outlooks {
  const { table, seat } = view;
  const moves = differentMoves(view);
  const terms = termsOf(table.rules, table.seats);
  const side = terms.side[seat]!;
  const next = nextSeat(seat, table.seats, table.rules.direction);
  const partner =
    table.rules.teams === 'partners' ? nextSeat(next, table.seats, table.rules.direction) : null;
  const worth = worthFor(terms, side);
  const won = wonBy(terms, side);
  const isSolved = terms.sides === 2 && tilesLeft(view) <= SOLVED_MOST;
  const solvers = isSolved ? [new Solver(terms, side, worth), new Solver(terms, side, won)] : [];
  const worlds = new Worlds(view, terms, everything);
  const dice = Dice.from(chance);
  const world = new FastRound(terms);
  const after = new FastRound(terms);
  const future = new Future(terms, { seat, next, partner });
  const tally = new Tally(moves.length);
  const stake = AT_STAKE[table.rules.playScoring];
  let codes: readonly number[] = [];

  for (;;) {
    if (tally.worlds >= depth.most) break;
    if (tally.worlds > 0 && tally.worlds % BETWEEN_CLOCKS === 0 && depth.isTimeUp?.() === true) break;
    const isLook = tally.worlds >= depth.least && tally.worlds % BETWEEN_LOOKS === 0;
    if (isLook && depth.isEnough?.(tally.outlooks(moves, stake)) !== false) break;
    worlds.lay(dice, world);
    if (codes.length === 0) codes = moves.map((move) => moveCode(world, move));
    const policy = POLICIES[table.rules.playScoring][tally.worlds & 1]!;
    const fate = [dice.word(), dice.word(), dice.word()] as const;
    for (const [at, code] of codes.entries()) {
      after.copy(world);
      after.make(code);
      future.play(after, policy, fate);
      const [byWorth, byWins] = solvers;
      tally.note(at, {
        worth: byWorth?.solve(after) ?? worth(future.round),
        wins: byWins?.solve(after) ?? won(future.round),
        future,
        side,
        before: world.scores,
      });
    }
    tally.endWorld();
  }
  return tally.outlooks(moves, stake);
}
