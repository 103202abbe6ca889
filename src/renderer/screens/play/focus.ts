import { unreachable } from '../../../shared/result';

export type FocusWish = 'next' | 'previous' | 'places' | 'hand';

/** Which tile of the hand and which place the focus comes back to, by their number. */
type Where = { readonly chosen: number; readonly place: number };

function buttonsIn(screen: HTMLElement, selector: string): readonly HTMLElement[] {
  return [...screen.querySelectorAll<HTMLElement>(`${selector} button`)];
}

/** The tiles of my hand, as buttons, in the order they lie in. */
export function tilesOf(screen: HTMLElement): readonly HTMLElement[] {
  return buttonsIn(screen, '.rail .hand');
}

/** Which of my tiles has the focus, by its number; -1 where none has. */
export function tileInFocus(screen: HTMLElement): number {
  return tilesOf(screen).findIndex((tile) => tile === document.activeElement);
}

/** Moves the focus along the hand and round its ends, to the place looked at, or back to the hand. */
export function moveFocus(screen: HTMLElement, wish: FocusWish, { chosen, place }: Where): void {
  const tiles = tilesOf(screen);
  const at = tileInFocus(screen);
  switch (wish) {
    case 'places':
      return buttonsIn(screen, '.places')[place]?.focus();
    case 'hand':
      return (tiles[chosen] ?? tiles[0])?.focus();
    case 'next':
      return tiles[(at + 1) % tiles.length]?.focus();
    case 'previous':
      return tiles.at(at === -1 ? -1 : at - 1)?.focus();
    default:
      return unreachable(wish);
  }
}
