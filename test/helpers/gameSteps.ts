import { nextRound, startGame } from '../../src/shared/engine/deal';
import { legalMoves } from '../../src/shared/engine/legal';
import type { Move } from '../../src/shared/engine/moves';
import { play } from '../../src/shared/engine/play';
import type { Random } from '../../src/shared/engine/random';
import { below, seedRandom } from '../../src/shared/engine/random';
import type { Seat } from '../../src/shared/engine/seat';
import type { State } from '../../src/shared/engine/state';
import type { Step } from '../../src/shared/engine/step';
import type { PresetName } from '../../src/shared/rules/presets';
import type { ChosenRules, Rules } from '../../src/shared/rules/rules';
import { deepFreeze } from './deepFreeze';

export type GameSetup = {
  readonly preset: PresetName;
  readonly chosen: ChosenRules;
  /** What the preset and the chosen options come to. */
  readonly rules: Rules;
  readonly seats: number;
  readonly seed: string;
};

/** A move made in a random game, between the state before it and the step it led to. */
export type Made = { readonly before: State; readonly seat: Seat; readonly move: Move; readonly step: Step };

/** One thing that happened in a random game: a deal, or a move. */
export type Happened =
  { readonly dealt: Step; readonly made: null } | { readonly dealt: null; readonly made: Made };

/** How many rounds a random game may have before it counts as one that does not end (rules.md section 7). */
const ROUNDS_MOST = 20_000;

/** Plays a whole game at random, every state frozen; the same setup plays the same game. */
export function* gameSteps({ rules, seats, seed }: GameSetup): Generator<Happened> {
  let dealt = startGame(rules, seats, seedRandom(`deal ${seed}`));
  let random = seedRandom(`moves ${seed}`);
  for (let round = 1; round <= ROUNDS_MOST; round++) {
    yield { dealt: deepFreeze(dealt), made: null };
    let { state } = dealt;
    for (const made of roundMoves(state, random)) {
      yield { dealt: null, made };
      ({ state } = made.step);
    }
    [, random] = below(random, 2);
    if (state.table.phase.at === 'gameOver') return;
    dealt = nextRound(state);
  }
  throw new Error('This game does not end');
}

/** Plays a dealt round at random to its end. */
export function* roundMoves(deal: State, random: Random): Generator<Made> {
  let before = deal;
  let after = random;
  for (;;) {
    const { phase } = before.table;
    if (phase.at !== 'turn') return;
    const legal = legalMoves(before.table, before.secrets.hands[phase.toMove]!);
    let choice: number;
    [choice, after] = below(after, legal.length);
    const move = legal[choice]!;
    const step = play(before, phase.toMove, move);
    if (!step.ok) throw new Error(`A legal move was refused: ${step.error}`);
    yield { before, seat: phase.toMove, move, step: deepFreeze(step.value) };
    before = step.value.state;
  }
}

/** Every state a random game goes through. */
export function* gameStates(setup: GameSetup): Generator<State> {
  for (const { dealt, made } of gameSteps(setup)) yield dealt === null ? made.step.state : dealt.state;
}
