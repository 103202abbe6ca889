import { startGame } from '../../src/shared/engine/deal';
import { play } from '../../src/shared/engine/play';
import { sideOf, sidesOf } from '../../src/shared/engine/seat';
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

/** A round that was played with ours on one side, and whether a side is ours. */
type Seated = { readonly over: State; readonly isOurs: (side: number) => boolean };

/** A deal, played once with each seating: ours on each side once, the others' on all others. */
function playSeatings({ rules, seats, pair, seed }: Duel, deal: number): readonly Seated[] {
  const [ours, theirs] = pair;
  const dealt = startGame(rules, seats, seedRandom(`${seed} deal ${deal}`)).state;
  return sidesOf(seats, rules.teams).map((side) => {
    const botOn = (seat: number): Bot => (sideOf(seat, rules.teams) === side ? ours : theirs);
    return { over: playRound(dealt, botOn, `${seed} ${deal} ${side}`), isOurs: (each) => each === side };
  });
}

/** The share of the rounds of a deal that ours won; equals have one divided by the number of sides. */
export function duelDeal(duel: Duel, deal: number): number {
  const played = playSeatings(duel, deal);
  return played.reduce((sum, { over, isOurs }) => sum + shareOf(over, isOurs), 0) / played.length;
}

/** How many points more than the others ours made in the rounds of a deal. */
export function marginOfDeal(duel: Duel, deal: number): number {
  return playSeatings(duel, deal)
    .flatMap(({ over, isOurs }) =>
      over.table.rounds.at(-1)!.made.map((points, side) => (isOurs(side) ? points : -points)),
    )
    .reduce((sum, points) => sum + points, 0);
}

/** The mean over so many deals, of what each came to. */
export function shareFrom(scores: readonly number[]): Share {
  const n = scores.length;
  const mean = scores.reduce((sum, score) => sum + score, 0) / n;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, n - 1);
  const half = 1.96 * Math.sqrt(variance / n);
  return { mean, low: mean - half, high: mean + half, n };
}
