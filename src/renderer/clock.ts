import type { Clock } from './stage.svelte';

/** The page's own time. */
export const pageClock: Clock = {
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};
