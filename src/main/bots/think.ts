import type { Move } from '../../shared/engine/moves';
import type { Random } from '../../shared/engine/random';
import type { SeatView } from '../../shared/engine/view';
import type { BotKind } from '../../shared/protocol/botKind';

/** Thinks of a move as a bot of that kind does; at once, or in a while where it thinks elsewhere. Never refuses. */
export type Think = (view: SeatView, chance: Random, kind: BotKind) => Move | Promise<Move>;
