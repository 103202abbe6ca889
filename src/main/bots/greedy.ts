import type { Move } from '../../shared/engine/moves';
import { byWeight } from '../../shared/engine/tile';
import type { Bot } from './bot';

type TilePlay = Extract<Move, { type: 'play' }>;

/** Plays the heaviest tile that fits (rules.md section 1), on the first end it fits. */
export const greedy: Bot = (view) => {
  const [heaviest] = view.legal
    .filter((move): move is TilePlay => move.type === 'play')
    .sort((a, b) => byWeight(a.tile, b.tile));
  const move = heaviest ?? view.legal[0];
  if (move === undefined) throw new Error('A bot was asked to move where nothing is legal');
  return move;
};
