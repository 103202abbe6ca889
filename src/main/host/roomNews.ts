import type { GameEvent } from '../../shared/engine/events';
import type { RoundEnd } from '../../shared/engine/roundEnd';
import type { Seat, Side } from '../../shared/engine/seat';
import type { Setup } from '../../shared/protocol/tableFacts';
import { unreachable } from '../../shared/result';
import type { Game, PlayedRound } from './game';

/** What happened at a table, for whoever runs it; nothing here is hidden from anybody at the table. */
export type RoomNews =
  /** `back`: a seat was kept for them. */
  | { readonly is: 'joined'; readonly name: string; readonly seat: Seat | null; readonly back: boolean }
  /** `kept`: the connection was lost, and the seat waits. */
  | { readonly is: 'left'; readonly name: string; readonly seat: Seat | null; readonly kept: boolean }
  | { readonly is: 'began'; readonly names: readonly string[] }
  | { readonly is: 'round'; readonly round: number; readonly end: RoundEnd }
  | {
      readonly is: 'game';
      readonly winner: Side;
      readonly scores: readonly number[];
      readonly played: PlayedGame;
    }
  /** The table was handed to another machine, where it stands at these places. */
  | { readonly is: 'moved'; readonly places: readonly string[] }
  | { readonly is: 'closed' };

/** A whole game, over and open to everybody. */
export type PlayedGame = {
  readonly setup: Setup;
  /** Who sat where when it ended, in seat order. */
  readonly names: readonly string[];
  readonly rounds: readonly PlayedRound[];
};

/** The news in something everybody saw; null where it is only a move. */
export function newsOf(
  event: GameEvent,
  { state, rounds }: Game,
  setup: Setup,
  names: readonly string[],
): RoomNews | null {
  const { round, scores } = state.table;
  switch (event.type) {
    case 'dealt':
      return event.round === 1 ? { is: 'began', names } : null;
    case 'roundEnded':
      return { is: 'round', round, end: event.end };
    case 'gameEnded':
      return { is: 'game', winner: event.winner, scores, played: { setup, names, rounds } };
    case 'redrawn':
    case 'played':
    case 'drew':
    case 'passed':
      return null;
    default:
      return unreachable(event);
  }
}
