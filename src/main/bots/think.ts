import type { Move } from '../../shared/engine/moves';
import type { Random } from '../../shared/engine/random';
import type { SeatView } from '../../shared/engine/view';

/** Thinks of a move as a `Bot` does; at once, or in a while where it thinks elsewhere. Never refuses. */
export type Think = (view: SeatView, chance: Random) => Move | Promise<Move>;
