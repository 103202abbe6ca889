import { goAnywhere, goTowards, isReachable, wayOf } from '../reach/goTowards';
import type { Way } from '../reach/nextTo';
import type { PadButton } from './presses';

type Key = { readonly key: string; readonly shiftKey?: boolean };

/** Drawing has no key with a name of its own; letters may be switched off, the pad's button never is. */
export const PAD_DRAW = 'PadDraw';

const KEYS: Readonly<Record<PadButton, Key | null>> = {
  up: { key: 'ArrowUp' },
  down: { key: 'ArrowDown' },
  west: { key: 'ArrowLeft' },
  east: { key: 'ArrowRight' },
  below: { key: 'Enter' },
  right: { key: 'Escape' },
  left: { key: PAD_DRAW },
  above: null,
  shoulderLeft: { key: 'ArrowLeft', shiftKey: true },
  shoulderRight: { key: 'ArrowRight', shiftKey: true },
};

/**
 * Does what a button of a pad stands for: what its key does, where the page takes that; else it goes to what lies
 * that way, presses what has the focus, or puts away the paper it is on.
 */
export function steer(button: PadButton): void {
  const key = KEYS[button];
  if (key === null) return;
  const at = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true });
  if (!at.dispatchEvent(event)) return;
  const way = wayOf(key.key);
  if (way !== null && key.shiftKey !== true) return go(at, way);
  if (key.key === 'Enter') return press(at);
  if (key.key === 'Escape') at.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

function go(from: Element, way: Way): void {
  if (isReachable(from)) goTowards(way);
  else goAnywhere();
}

function press(at: Element): void {
  if (at === document.body || !(at instanceof HTMLElement)) goAnywhere();
  else at.click();
}
