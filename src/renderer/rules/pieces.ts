import type { Slot } from '../../shared/texts/rules/sentence';

/** A stretch of a sentence: words, or an option with what stands around its word. */
export type Stretch = string | { readonly slot: Slot; readonly word: string };
/** The same as it is written; an option brings the marks along that must not begin a line without it. */
export type Piece = string | { readonly slot: Slot; readonly word: string; readonly marks: string };

/** Marks that close what stands before them, with the space that some languages leave there. */
const MARKS = /^\s?[.,;:!?)…»]+/u;

/** Gives every option the marks that follow its word. */
export function piecesOf(stretches: readonly Stretch[]): readonly Piece[] {
  return stretches.map((stretch, index) => {
    const [before, after] = [stretches[index - 1], stretches[index + 1]];
    if (typeof stretch === 'string') return typeof before === 'object' ? stretch.replace(MARKS, '') : stretch;
    return { ...stretch, marks: typeof after === 'string' ? (MARKS.exec(after)?.[0] ?? '') : '' };
  });
}
