import type { Desktop } from '../shared/desktop';

declare global {
  interface Window {
    /** Put there by the preload; a page opened outside of the game has none. */
    readonly desktop?: Desktop;
  }
}
