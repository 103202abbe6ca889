import type { RuleName } from '../../../rules/rules';

/** What a sentence of the rules leaves open: an option of rules.md, or the table's pace. */
export type Slot = RuleName | 'pace';

/** Words, and between them the options whose chosen values stand there. */
export type Sentence = readonly (string | { readonly slot: Slot })[];

/** Writes a sentence with its options in place, as `sentence`First to ${'target'} wins.``. */
export function sentence(words: TemplateStringsArray, ...slots: readonly Slot[]): Sentence {
  return words
    .flatMap((word, at) => {
      const slot = slots[at];
      return slot === undefined ? [word] : [word, { slot }];
    })
    .filter((part) => part !== '');
}
