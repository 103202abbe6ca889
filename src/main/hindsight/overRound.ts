import type { State } from '../../shared/engine/state';

/** A moment of a round that is over by now, with all that was hidden then. */
export type OverRound = State;
