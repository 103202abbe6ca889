import { startGame } from '../../src/shared/engine/deal';
import { play } from '../../src/shared/engine/play';
import { seedRandom } from '../../src/shared/engine/random';
import type { State } from '../../src/shared/engine/state';
import { viewFor } from '../../src/shared/engine/view';
import type { Bot } from '../../src/main/bots/bot';
import type { Rules } from '../../src/shared/rules/rules';

/** Two bots, the one measured and the one it is held against. */
export type Pair = readonly [ours: Bot, theirs: Bot];

/** A share with its 95 % interval, and what it was measured on. */
export type Share = {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly n: number;
};

export type Duel = {
  readonly rules: Rules;
  readonly seats: number;
  readonly pair: Pair;
  /** Equal texts give equal deals. */
  readonly seed: string;
};

/** Plays a dealt round to its end, each seat by its bot. */
function playRound(dealt: State, botOn: (seat: number) => Bot, seed: string): State {
  let state = dealt;
  for (let move = 0; ; move++) {
    const { phase } = state.table;
    if (phase.at !== 'turn') return state;
    const seat = phase.toMove;
    const chosen = botOn(seat)(viewFor(state, { as: 'seat', seat }), seedRandom(`${seed} move ${move}`));
    const step = play(state, seat, chosen);
    if (!step.ok) throw new Error(`A bot made a move that is refused: ${step.error}`);
    ({ state } = step.value);
  }
}

/** What a side made of a round, from 0 to 1: who wins it, or where plays score who made most points; ties are shared. */
function shareOf(state: State, isOurs: (side: number) => boolean): number {
  const made = state.table.rounds.at(-1);
  if (made === undefined) throw new Error('No round was played');
  const sides = made.made.map((_, side) => side);
  let best: readonly number[];
  if (state.table.rules.playScoring === 'fives') {
    const most = Math.max(...made.made);
    best = sides.filter((side) => made.made[side] === most);
  } else best = made.winner === null ? sides : [made.winner];
  return best.filter(isOurs).length / best.length;
}

/**
 * Every deal is played once with each seating. With two sides the bots change places; with more, ours sits on each
 * seat once among the others, and its share is scaled so that equals come to a half.
 */
export function duelDeal({ rules, seats, pair, seed }: Duel, deal: number): number {
  const [ours, theirs] = pair;
  const dealt = startGame(rules, seats, seedRandom(`${seed} deal ${deal}`)).state;
  const isOfTwo = seats === 2 || rules.teams === 'partners';
  const sides = isOfTwo ? 2 : seats;
  let sum = 0;
  for (let side = 0; side < sides; side++) {
    const isOurs = (seat: number): boolean => (isOfTwo ? seat % 2 : seat) === side;
    const over = playRound(dealt, (seat) => (isOurs(seat) ? ours : theirs), `${seed} ${deal} ${side}`);
    sum += shareOf(over, (each) => each === side);
  }
  return isOfTwo ? sum / 2 : sum;
}

/** The mean over so many deals, of what each came to. */
export function shareFrom(scores: readonly number[]): Share {
  const n = scores.length;
  const mean = scores.reduce((sum, score) => sum + score, 0) / n;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, n - 1);
  const half = 1.96 * Math.sqrt(variance / n);
  return { mean, low: mean - half, high: mean + half, n };
}
