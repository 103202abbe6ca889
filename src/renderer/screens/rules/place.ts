/** A box in the window, in px. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
export type Size = { readonly width: number; readonly height: number };

export type Placed = {
  readonly left: number;
  readonly top: number;
  /** Which side of the word it is on; `over` where it covers it for want of room. */
  readonly side: 'below' | 'above' | 'over';
  /** Where it points at the word, from its own left. */
  readonly points: number;
};

/** Kept clear between a paper and the edge of the window, and between it and the word it belongs to. */
const EDGE = 12;
const GAP = 14;

/** Where a paper of this size lies, that belongs to a word: below it, else above, always whole in the window. */
export function placeBy(word: Box, paper: Size, window: Size): Placed {
  const middle = word.left + word.width / 2;
  const left = Math.max(EDGE, Math.min(middle - paper.width / 2, window.width - paper.width - EDGE));
  const points = Math.max(20, Math.min(middle - left, paper.width - 20));
  const below = word.top + word.height + GAP;
  if (below + paper.height <= window.height - EDGE) return { left, top: below, side: 'below', points };
  const above = word.top - paper.height - GAP;
  if (above >= EDGE) return { left, top: above, side: 'above', points };
  return { left, top: Math.max(EDGE, window.height - paper.height - EDGE), side: 'over', points };
}
