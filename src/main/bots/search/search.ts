import { differentPlacesOf } from '../../../shared/engine/equalEnds';
import type { Move } from '../../../shared/engine/moves';
import type { Random } from '../../../shared/engine/random';
import type { Tile } from '../../../shared/engine/tile';
import type { SeatView } from '../../../shared/engine/view';
import type { Rules } from '../../../shared/rules/rules';
import type { Recall } from '../deals/slots';
import { everything } from '../deals/slots';
import { Worlds } from '../deals/worlds';
import { Dice } from '../fast/dice';
import { FastRound } from '../fast/fastRound';
import { moveCode } from '../fast/layTable';
import type { Policy } from '../fast/playOut';
import { anything, heaviest, playOut, points } from '../fast/playOut';
import { termsOf } from '../fast/terms';
import { Race } from './race';
import { Solver } from './solve';
import { worthFor } from './worth';

/** How far somebody looks. */
export type Reach = {
  /** In how many worlds every move is tried. */
  readonly worlds: number;
  /** What is recalled of passes and draws. */
  readonly recalls?: Recall;
  /** Open rounds with so many tiles left, in hands and to be drawn, are played out in every way. */
  readonly solvedMost: number;
  /** Whether to come to an end, asked now and then; where time counts. */
  readonly isTimeUp?: () => boolean;
};

/** A move that is no other's equal, and what it is worth to the side, from 0 to 1. */
export type Weighed = { readonly move: Move; readonly worth: number };

/** `playScoring`: how everybody plays in the futures looked at, turn about from world to world. */
export const POLICIES: Readonly<Record<Rules['playScoring'], readonly [Policy, Policy]>> = {
  none: [heaviest, anything],
  fives: [points, points],
};

const BETWEEN_CLOCKS = 16;

/** The legal moves, of equal ones the first. */
export function differentMoves({ table, legal }: SeatView): readonly Move[] {
  const places = new Map<Tile, readonly (string | null)[]>();
  return legal.filter((move) => {
    if (move.type !== 'play' || move.end === null) return true;
    const different = places.get(move.tile) ?? differentPlacesOf(table, move.tile);
    places.set(move.tile, different);
    return different.includes(move.end);
  });
}

/**
 * Weighs what a seat may do: every move in the same worlds that fit what the seat saw, each played to the end of the
 * round; those that trail beyond doubt drop out. @returns the moves that did not, in the order of the view.
 */
export function search(view: SeatView, chance: Random, reach: Reach): readonly Weighed[] {
  const moves = differentMoves(view);
  const [only] = moves;
  if (only === undefined) throw new Error('A bot was asked to move where nothing is legal');
  if (moves.length === 1) return [{ move: only, worth: 1 }];

  const { table, seat } = view;
  const terms = termsOf(table.rules, table.seats);
  const side = terms.side[seat]!;
  const worth = worthFor(terms, side);
  const policies = POLICIES[table.rules.playScoring];
  const worlds = new Worlds(view, terms, reach.recalls ?? everything);
  const solver =
    terms.sides === 2 && tilesLeft(view) <= reach.solvedMost ? new Solver(terms, side, worth) : null;
  const dice = Dice.from(chance);
  const [world, future, fate] = [new FastRound(terms), new FastRound(terms), new Dice()];
  const race = new Race(moves.length);
  let codes: readonly number[] = [];

  while (race.worlds < reach.worlds && race.running.length > 1) {
    if (race.worlds > 0 && race.worlds % BETWEEN_CLOCKS === 0 && reach.isTimeUp?.() === true) break;
    worlds.lay(dice, world);
    if (codes.length === 0) codes = moves.map((move) => moveCode(world, move));
    const policy = policies[race.worlds & 1]!;
    const [a, b, c] = [dice.word(), dice.word(), dice.word()];
    for (const at of race.running) {
      future.copy(world);
      future.make(codes[at]!);
      if (solver !== null) {
        race.note(at, solver.solve(future));
        continue;
      }
      fate.seed(a, b, c);
      playOut(future, policy, fate);
      race.note(at, worth(future));
    }
    race.endWorld();
  }
  return race.running.map((at) => ({ move: moves[at]!, worth: race.mean(at) }));
}

/** How many tiles are in play still: in all hands, and in the boneyard unless it takes no part. */
export function tilesLeft({ table }: SeatView): number {
  const inHands = table.held.reduce((sum, held) => sum + held, 0);
  return table.rules.drawing === 'none' ? inHands : inHands + table.boneyard;
}
