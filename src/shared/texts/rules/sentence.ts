import type { TableOptions } from '../../protocol/tableFacts';
import type { RuleName } from '../../rules/rules';

/** How people sit, as sentences say it: options of the table that are no rules of the game. */
export const TABLE_SLOTS = [
  'pace',
  'awayAfter',
  'turnTime',
  'pointsShown',
  'hints',
] as const satisfies readonly (keyof TableOptions)[];
export type TableSlot = (typeof TABLE_SLOTS)[number];

/** What a sentence of the rules leaves open: an option of rules.md, or one of the table. */
export type Slot = RuleName | TableSlot;

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
