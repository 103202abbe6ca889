import type { startGame } from '../../shared/engine/deal';
import { nextRound } from '../../shared/engine/deal';
import type { GameEvent } from '../../shared/engine/events';
import { legalMoves } from '../../shared/engine/legal';
import type { Move, Refusal } from '../../shared/engine/moves';
import { play } from '../../shared/engine/play';
import type { Random } from '../../shared/engine/random';
import type { Seat } from '../../shared/engine/seat';
import type { State } from '../../shared/engine/state';
import type { Step } from '../../shared/engine/step';
import type { PersonId } from '../../shared/protocol/tableFacts';
import type { Result } from '../../shared/result';
import { ok } from '../../shared/result';
import type { Rules } from '../../shared/rules/rules';
import type { Proof } from './proof';

export type SeatMove = { readonly seat: Seat; readonly move: Move };

/** A round from its deal on: what is needed to write it down. Without a proof it was dealt from a seed. */
export type PlayedRound = {
  readonly dealt: Step;
  readonly proof: Proof | null;
  readonly moves: readonly SeatMove[];
};

/** A game that is being played; its last round is the one on the table. */
export type Game = { readonly state: State; readonly rounds: readonly PlayedRound[] };

/** A game after something happened, and what everybody saw. */
export type GameStep = { readonly game: Game; readonly events: readonly GameEvent[] };

export type StartGame = typeof startGame;

/** Who sent a move, and under which name of their own. */
export type Sender = { readonly person: PersonId; readonly cmdId: string };

/**
 * What changed a game, as a journal keeps it; `seq` is the number of what happened. A move is the one that was asked
 * for: with `makeMove` it comes to the same, however many tiles it drew.
 */
export type Happened =
  | { readonly is: 'dealt'; readonly seq: number; readonly dealt: Step; readonly proof: Proof | null }
  | ({
      readonly is: 'moved';
      readonly seq: number;
      readonly by: Sender | null;
      /** What it came to, by `markOf`. */
      readonly mark: string;
    } & SeatMove)
  | { readonly is: 'cleared' };

/** What a round is dealt from: chance that people made together and can prove, or any other. */
export type Chance = { readonly random: Random; readonly proof: ((redraws: number) => Proof) | null };

/** Draws the first round. `start` is the engine's `startGame`, or a test's own deal. */
export function beginGame(start: StartGame, rules: Rules, seats: number, chance: Chance): GameStep {
  return withRound([], start(rules, seats, chance.random), chance);
}

/** Draws the next round. Throws while one is played and after the game. */
export function goOn({ state, rounds }: Game, chance: Chance): GameStep {
  return withRound(rounds, nextRound(state, chance.random), chance);
}

function withRound(rounds: readonly PlayedRound[], dealt: Step, { proof }: Chance): GameStep {
  const { state, events } = dealt;
  const redraws = events.find((event) => event.type === 'redrawn')?.times ?? 0;
  const round: PlayedRound = { dealt, proof: proof?.(redraws) ?? null, moves: [] };
  return { game: { state, rounds: [...rounds, round] }, events };
}

/** A game with one more round, as it was dealt; none before the first. */
export function withDeal(game: Game | null, dealt: Step, proof: Proof | null): Game {
  return { state: dealt.state, rounds: [...(game?.rounds ?? []), { dealt, proof, moves: [] }] };
}

/**
 * A seat makes a move. A draw that is the only thing left draws on until something else is possible: one press,
 * one step (architecture.md, Who moves by itself). Refused with the engine's reason; then nothing has changed.
 */
export function makeMove(game: Game, seat: Seat, move: Move): Result<GameStep, Refusal> {
  const drawsOn = isOnly(game.state, seat, 'draw');
  const first = moveOnce(game, seat, move);
  if (!first.ok || !drawsOn) return first;
  let step = first.value;
  while (isOnly(step.game.state, seat, 'draw')) {
    const next = moveOnce(step.game, seat, { type: 'draw' });
    if (!next.ok) throw new Error(`A draw that was the only thing left was refused: ${next.error}`);
    step = { game: next.value.game, events: [...step.events, ...next.value.events] };
  }
  return ok(step);
}

function moveOnce({ state, rounds }: Game, seat: Seat, move: Move): Result<GameStep, Refusal> {
  const played = play(state, seat, move);
  if (!played.ok) return played;
  const { state: after, events } = played.value;
  const round = rounds.at(-1);
  if (round === undefined) throw new Error('A game without a round');
  const longer = { ...round, moves: [...round.moves, { seat, move }] };
  return ok({ game: { state: after, rounds: [...rounds.slice(0, -1), longer] }, events });
}

function isOnly({ table, secrets }: State, seat: Seat, type: Move['type']): boolean {
  if (table.phase.at !== 'turn' || table.phase.toMove !== seat) return false;
  const legal = legalMoves(table, secrets.hands[seat] ?? []);
  return legal.length === 1 && legal[0]?.type === type;
}
