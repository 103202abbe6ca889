import type { Attachment } from 'svelte/attachments';
import { isStill } from '../motion';

const HOP_PX = 3;
const HOP_MS = 140;

/** Lets an element hop twice, 3 px high, each time `knocks` has gone up since it was put on the table. */
export function hop(knocks: () => number): Attachment<HTMLElement> {
  let heard: number | null = null;
  return (element) => {
    const now = knocks();
    const isNew = heard !== null && now > heard;
    heard = now;
    if (!isNew || isStill()) return;
    const up = { transform: `translateY(${-HOP_PX}px)` };
    const down = { transform: 'none' };
    element.animate([down, up, down], { duration: HOP_MS, iterations: 2, easing: 'ease-out' });
  };
}
