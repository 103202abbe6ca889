import { PAD_DRAW } from '../pad/steer';

/** What a key asks for during play (design.md section 6, Keys). */
export type KeyAction =
  | { readonly do: 'tile'; readonly index: number }
  | { readonly do: 'turnPlace'; readonly by: 1 | -1 }
  | { readonly do: 'moveTile' | 'arrange'; readonly by: 1 | -1 }
  | { readonly do: 'up' | 'down' | 'places' | 'play' | 'putBack' | 'draw' | 'knock' | 'hint' | 'fullScreen' }
  | { readonly do: 'read'; readonly what: 'ends' | 'hand' | 'table' | 'scores' };

/** How the hand stands when a key is pressed. */
export type HandState = {
  readonly isChosen: boolean;
  readonly places: number;
  readonly mayPlay: boolean;
  readonly mayDraw: boolean;
  readonly mayPass: boolean;
};

const LETTERS: ReadonlyMap<string, KeyAction> = new Map<string, KeyAction>([
  ['d', { do: 'draw' }],
  ['e', { do: 'read', what: 'ends' }],
  ['h', { do: 'read', what: 'hand' }],
  ['t', { do: 'read', what: 'table' }],
  ['s', { do: 'read', what: 'scores' }],
  ['i', { do: 'hint' }],
  ['f', { do: 'fullScreen' }],
]);

/**
 * The action of a key by its name (`KeyboardEvent.key`), or null where it is none of ours. With Shift the arrows do
 * not go along the hand but take the tile along.
 */
export function keyAction(key: string, hand: HandState, isShifted = false): KeyAction | null {
  if (isShifted && key === 'ArrowLeft') return { do: 'arrange', by: -1 };
  if (isShifted && key === 'ArrowRight') return { do: 'arrange', by: 1 };
  if (/^[0-9]$/.test(key)) return { do: 'tile', index: key === '0' ? 9 : Number(key) - 1 };
  switch (key) {
    case 'ArrowLeft':
      return sideways(hand, -1);
    case 'ArrowRight':
      return sideways(hand, 1);
    case 'ArrowUp':
      return { do: hand.isChosen ? 'places' : 'up' };
    case 'ArrowDown':
      return { do: 'down' };
    case 'Enter':
      return entered(hand);
    case PAD_DRAW:
      return { do: 'draw' };
    case 'Escape':
      return hand.isChosen ? { do: 'putBack' } : null;
    default:
      return LETTERS.get(key.toLowerCase()) ?? null;
  }
}

function sideways(hand: HandState, by: 1 | -1): KeyAction {
  return hand.isChosen && hand.places > 1 ? { do: 'turnPlace', by } : { do: 'moveTile', by };
}

function entered(hand: HandState): KeyAction | null {
  if (hand.isChosen) return { do: 'play' };
  // Drawing although a tile fits is a choice of its own, never the answer to Enter.
  if (hand.mayPlay) return null;
  if (hand.mayDraw) return { do: 'draw' };
  return hand.mayPass ? { do: 'knock' } : null;
}
