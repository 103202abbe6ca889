import type { SeatView } from '../../../shared/engine/view';
import { pageClock } from '../../clock';
import type { Arrangement } from '../../hand/arrangement.svelte';
import type { AroundCarry } from '../../hand/carry.svelte';
import { isStill } from '../../motion';
import type { Speaker } from '../../sound/speaker.svelte';
import type { Turn } from '../../turn/turn.svelte';
import { handSeen, placesSeen } from './seen';

type AtTable = {
  /** Undefined until it is on the page. */
  readonly screen: () => HTMLElement | undefined;
  readonly view: () => SeatView;
  readonly turn: Turn;
  readonly arrangement: Arrangement;
  readonly speaker: Pick<Speaker, 'play'>;
};

/** What a dragged tile does at this table: it is looked at, played, laid elsewhere in the hand, or put back. */
export function carryAround({ screen, view, turn, arrangement, speaker }: AtTable): AroundCarry {
  const here = (): HTMLElement => screen() ?? document.body;
  return {
    clock: pageClock,
    hand: () => handSeen(here()),
    places: () => placesSeen(here()),
    lift: (tile) => turn.lift(tile),
    look: (place) => {
      turn.choice.look(place);
      speaker.play({ name: 'tick' });
    },
    playAt: (place) => turn.choice.playAt(place),
    arrange: (tile, index) => {
      turn.putBack();
      arrangement.move(view(), tile, index);
    },
    putBack: (tile) => turn.putBackDragged(tile),
    isStill,
  };
}
