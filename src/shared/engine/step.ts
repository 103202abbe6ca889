import type { GameEvent } from './events';
import type { State } from './state';

/** A state, and what everybody saw on the way to it. */
export type Step = { readonly state: State; readonly events: readonly GameEvent[] };
