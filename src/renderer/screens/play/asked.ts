import { pressedKey } from '../../letterKey';
import { keyAction } from '../../turn/keys';
import type { HandState, KeyAction } from '../../turn/keys';

/**
 * What a key pressed at the table asks for, with the focus where it is; null where it is nothing of ours or belongs to
 * what has the focus. `isFresh`: the chosen tile was taken up this very moment.
 */
export function actionAsked(event: KeyboardEvent, hand: HandState, isFresh: boolean): KeyAction | null {
  const key = pressedKey(event);
  if (key === null) return null;
  // A focused slab, place or tile takes Enter itself; only a chosen tile's own Enter means "play it".
  const focused = event.target instanceof HTMLButtonElement ? event.target : null;
  const isOnChosen = focused?.getAttribute('aria-pressed') === 'true';
  if (key === 'Enter' && (event.repeat || (isOnChosen && isFresh))) {
    // Held down, or trembling: the press that took it up, still.
    event.preventDefault();
    return null;
  }
  if (key === 'Enter' && focused !== null && !isOnChosen) return null;
  return keyAction(key, hand, event.shiftKey);
}
