import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { isStill } from '../motion';

const PAPER_MS = 240;
const STILL_MS = 120;
/** px by which a paper comes up as it is laid down. */
const RISE = 24;

/** How a paper comes and goes (design.md section 10): it fades, and rises a little unless people want less motion. */
export function paper(_node: Element): TransitionConfig {
  if (isStill()) return { duration: STILL_MS, css: (shown) => `opacity: ${shown}` };
  return {
    duration: PAPER_MS,
    easing: cubicOut,
    css: (shown, gone) => `opacity: ${shown}; transform: translateY(${gone * RISE}px)`,
  };
}
