import { nextRound, startGame } from '../../shared/engine/deal';
import { play } from '../../shared/engine/play';
import { seedRandom } from '../../shared/engine/random';
import type { RoundEnd } from '../../shared/engine/roundEnd';
import type { Side } from '../../shared/engine/seat';
import type { State } from '../../shared/engine/state';
import type { Step } from '../../shared/engine/step';
import { viewFor } from '../../shared/engine/view';
import type { SeatMove } from '../../shared/record/make';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import type { Rules } from '../../shared/rules/rules';
import type { Bot } from '../bots/bot';

/** What a game may have before it is given up (rules.md section 7). */
export const ROUNDS_MOST = 20_000;

/** A round from its deal to its end. */
export type PlayedRound = {
  readonly dealt: Step;
  readonly moves: readonly SeatMove[];
  readonly end: RoundEnd;
};

export type BotGame = {
  readonly rules: Rules;
  /** One for each seat. */
  readonly bots: readonly Bot[];
  /** Equal texts give equal games. */
  readonly seed: string;
  readonly roundsMost: number;
  readonly onRound: (round: PlayedRound) => void;
};

/**
 * Bots play a whole game; each sees its own view and nothing else. Every bot has a chance of its own for every
 * move, so that what one does with it changes no deal. Refused where the game has more than `roundsMost` rounds.
 */
export function playGame({ rules, bots, seed, roundsMost, onRound }: BotGame): Result<Side, 'endless'> {
  let dealt = startGame(rules, bots.length, seedRandom(`${seed} tiles`));
  for (let round = 1; round <= roundsMost; round++) {
    const { state, moves } = playRound(dealt.state, bots, `${seed} round ${round}`);
    const { phase } = state.table;
    if (phase.at === 'turn') throw new Error('A round was left before its end');
    onRound({ dealt, moves, end: phase.end });
    if (phase.at === 'gameOver') return ok(phase.winner);
    if (round < roundsMost) dealt = nextRound(state);
  }
  return err('endless');
}

type Played = { readonly state: State; readonly moves: readonly SeatMove[] };

function playRound(dealt: State, bots: readonly Bot[], seed: string): Played {
  const moves: SeatMove[] = [];
  let state = dealt;
  for (;;) {
    const { phase } = state.table;
    if (phase.at !== 'turn') return { state, moves };
    const seat = phase.toMove;
    const bot = bots[seat];
    if (bot === undefined) throw new Error(`No bot sits on seat ${seat}`);
    const chance = seedRandom(`${seed} seat ${seat} move ${moves.length}`);
    const move = bot(viewFor(state, { as: 'seat', seat }), chance);
    const step = play(state, seat, move);
    if (!step.ok) throw new Error(`A bot made a move that is refused: ${step.error}`);
    moves.push({ seat, move });
    state = step.value.state;
  }
}
