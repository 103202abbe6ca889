import type { Move } from '../../shared/engine/moves';
import type { Random } from '../../shared/engine/random';
import type { SeatView } from '../../shared/engine/view';

/**
 * Picks one of `view.legal`, of which there is at least one, from what its seat may see and chance alone: the same
 * view and chance give the same move (cases.md C89).
 */
export type Bot = (view: SeatView, random: Random) => Move;
