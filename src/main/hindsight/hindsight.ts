import { seedRandom } from '../../shared/engine/random';
import type { Move } from '../../shared/engine/moves';
import type { Seat } from '../../shared/engine/seat';
import type { State } from '../../shared/engine/state';
import { viewFor } from '../../shared/engine/view';
import type { Decision, Review } from '../../shared/protocol/advice';
import { Dice } from '../bots/fast/dice';
import { FastRound } from '../bots/fast/fastRound';
import { moveCode } from '../bots/fast/layTable';
import { playOut } from '../bots/fast/playOut';
import { termsOf } from '../bots/fast/terms';
import { differentMoves, POLICIES, tilesLeft } from '../bots/search/search';
import { Solver } from '../bots/search/solve';
import { AT_STAKE, worthFor } from '../bots/search/worth';
import type { Worth } from '../bots/search/worth';
import { openRound } from './openRound';

/** With so many tiles left an open round of two sides is played out in every way; before, in so many ways by chance. */
const SOLVED_MOST = 12;
const FUTURES = 256;
const MOVES_MOST = 512;

/** What is best for the seat to move with every tile face up, and what it gains over the move made, of a hundred. */
export function hindsightOf(state: State, seat: Seat, made: Move): Decision['hindsight'] {
  const view = viewFor(state, { as: 'seat', seat });
  const terms = termsOf(state.table.rules, state.table.seats);
  const side = terms.side[seat]!;
  const worth = worthFor(terms, side);
  const now = openRound(terms, state);
  const isSolved = terms.sides === 2 && tilesLeft(view) <= SOLVED_MOST;
  const solver = isSolved ? new Solver(terms, side, worth) : null;
  const valueOf = (move: Move): number => {
    const after = new FastRound(terms);
    after.copy(now);
    after.make(moveCode(now, move));
    return solver?.solve(after) ?? meanOf(after, worth);
  };
  const own = valueOf(made);
  let best: { readonly move: Move; readonly value: number } | null = null;
  for (const move of differentMoves(view)) {
    const value = valueOf(move);
    if (best === null || value > best.value) best = { move, value };
  }
  if (best === null) return null;
  const gains = Math.round((100 * (best.value - own)) / AT_STAKE[state.table.rules.playScoring]);
  return gains > 0 ? { move: best.move, gains: Math.min(100, gains) } : null;
}

/** What a deal was worth to the side of a seat, every tile face up, and what a fair one would be, of a hundred. */
export function luckOf(dealt: State, seat: Seat): Review['luck'] {
  const { table } = dealt;
  const terms = termsOf(table.rules, table.seats);
  const fair = Math.round(100 / terms.sides);
  const side = terms.side[seat]!;
  const stake = AT_STAKE[table.rules.playScoring];
  const worth = worthFor(terms, side);
  // Who is ahead in the game is no luck of this deal: it is weighed as if all were level.
  const level = { ...dealt, table: { ...table, scores: table.scores.map(() => 0) } };
  const mean = meanOf(openRound(terms, level), worth);
  const points = fair + (100 * (mean - 1 / terms.sides)) / stake;
  return { worth: Math.round(Math.min(100, Math.max(0, points))), fair };
}

/** What a round comes to on average, played out by chance; the same each time. */
function meanOf(from: FastRound, worth: Worth): number {
  const dice = Dice.from(seedRandom('hindsight'));
  const round = new FastRound(from.terms);
  const policies = POLICIES[from.terms.rules.playScoring];
  const moves = new Int32Array(MOVES_MOST);
  let sum = 0;
  for (let future = 0; future < FUTURES; future++) {
    round.copy(from);
    if (round.laid === 0) round.make(moves[dice.below(round.legal(moves))]!);
    playOut(round, policies[future & 1]!, dice);
    sum += worth(round);
  }
  return sum / FUTURES;
}
