import { goTowards } from '../../reach/goTowards';
import { unreachable } from '../../../shared/result';
import type { FocusWish } from '../../turn/turn.svelte';

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

/**
 * Moves the focus: along the hand, from its ends on along the rail and round again; up to what lies on the table, and
 * there to whatever is nearest; to the place looked at; or back to the hand.
 */
export function moveFocus(screen: HTMLElement, wish: FocusWish, { chosen, place }: Where): void {
  const tiles = tilesOf(screen);
  switch (wish) {
    case 'places':
      return buttonsIn(screen, '.places')[place]?.focus();
    case 'hand':
      return (tiles[chosen] ?? tiles[0])?.focus();
    case 'next':
      return along(screen, 1);
    case 'previous':
      return along(screen, -1);
    case 'up':
      if (!goTowards('up')) focusIfNothing(tiles);
      return;
    case 'down':
      if (isOnPlace(screen) || !goTowards('down')) (tiles[chosen] ?? tiles[0])?.focus();
      return;
    default:
      return unreachable(wish);
  }
}

function along(screen: HTMLElement, by: 1 | -1): void {
  const tiles = tilesOf(screen);
  const at = tileInFocus(screen);
  const next = tiles[at + by];
  if (at !== -1 && next !== undefined) return next.focus();
  // Past the end of the hand come the words beside it; over the table, what lies that way.
  const part = at === -1 ? screen : (screen.querySelector('.rail') ?? screen);
  if (goTowards(by === 1 ? 'right' : 'left', part)) return;
  (by === 1 ? tiles[0] : tiles.at(-1))?.focus();
}

function isOnPlace(screen: HTMLElement): boolean {
  return buttonsIn(screen, '.places').some((place) => place === document.activeElement);
}

/** Nothing lies further up: then the focus stays, or comes to the hand where it was nowhere. */
function focusIfNothing(tiles: readonly HTMLElement[]): void {
  if (document.activeElement === document.body) tiles[0]?.focus();
}
