import { differentMoves } from '../bots/search/search';
import type { Move } from '../../shared/engine/moves';
import { play } from '../../shared/engine/play';
import type { Seat } from '../../shared/engine/seat';
import type { State } from '../../shared/engine/state';
import type { SeatView } from '../../shared/engine/view';
import { viewFor } from '../../shared/engine/view';
import type { Game, PlayedRound } from './game';

/** A moment at which a seat could choose, what it saw, and what it did. */
export type Choice = { readonly before: State; readonly view: SeatView; readonly made: Move };

/** The round that was over last; null while none is. */
export function lastOver({ rounds, state }: Game): PlayedRound | null {
  return rounds.at(state.table.phase.at === 'turn' ? -2 : -1) ?? null;
}

/** The choices of a seat in a round, played through again. */
export function choicesOf({ dealt, moves }: PlayedRound, seat: Seat): readonly Choice[] {
  const choices: Choice[] = [];
  let { state } = dealt;
  for (const { seat: mover, move } of moves) {
    if (mover === seat) {
      const view = viewFor(state, { as: 'seat', seat });
      if (differentMoves(view).length > 1) choices.push({ before: state, view, made: move });
    }
    const played = play(state, mover, move);
    if (!played.ok) throw new Error(`A move that was made is refused: ${played.error}`);
    ({ state } = played.value);
  }
  return choices;
}
