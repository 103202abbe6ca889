import { play } from '../../src/shared/engine/play';
import type { State } from '../../src/shared/engine/state';
import { viewFor } from '../../src/shared/engine/view';

let chance = 0x2545f491;

/** A whole number below `limit`; as cheap and as random as the yardstick's. */
function pick(limit: number): number {
  chance ^= chance << 13;
  chance ^= chance >>> 17;
  chance ^= chance << 5;
  return (chance >>> 0) % limit;
}

/** Plays a dealt round at random to its end, with the view of every seat at each move; returns the last state. */
export function playRound(deal: State): State {
  let state = deal;
  const { seats } = deal.table;
  for (;;) {
    const { phase } = state.table;
    if (phase.at !== 'turn') return state;
    let legal = viewFor(state, { as: 'seat', seat: 0 }).legal;
    for (let seat = 1; seat < seats; seat++) {
      const view = viewFor(state, { as: 'seat', seat });
      if (seat === phase.toMove) legal = view.legal;
    }
    const move = legal[pick(legal.length)];
    if (move === undefined) throw new Error('Nothing to do in a round that is not over');
    const step = play(state, phase.toMove, move);
    if (!step.ok) throw new Error(`A legal move was refused: ${step.error}`);
    state = step.value.state;
  }
}
