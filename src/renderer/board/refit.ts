import type { Attachment } from 'svelte/attachments';
import type { View } from '../../shared/geometry/fitView';
import { isStill } from '../motion';

const REFIT_MS = 420;
const CURVE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** Where the table's middle is seen: at whole px, so that what lies on it is sharp. */
export function seenAs({ x, y }: View): string {
  return `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}

/**
 * Eases the table from one fitted view to the next; `view` is read again whenever it changes. Tiles are drawn at
 * their new size at once, so that they are sharp when all is still; a transform that begins at the old view carries
 * them there.
 */
export function refit(view: () => View): Attachment<HTMLElement> {
  let before: View | null = null;
  return (table) => {
    const to = view();
    const from = before;
    before = to;
    if (from === null || isStill()) return;
    if (from.end === to.end && from.x === to.x && from.y === to.y) return;
    const start = `${seenAs(from)} scale(${from.end / to.end})`;
    table.animate([{ transform: start }, { transform: seenAs(to) }], { duration: REFIT_MS, easing: CURVE });
  };
}
