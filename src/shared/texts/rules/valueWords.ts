import type { TableOptions } from '../../protocol/tableFacts';
import type { RuleName, Rules } from '../../rules/rules';
import type { TableSlot } from './sentence';

/** How one value of an option is said. */
export type ValueWords = {
  /** Underlined in its sentence, between `before` and `after`. */
  readonly word: string;
  readonly before?: string;
  readonly after?: string;
  /** By itself, among what was changed. */
  readonly short: string;
  /** What it does, or who plays it so. */
  readonly says: string;
};

/** Options of which one of a few values is taken; the others are numbers. */
export type ListedRule = Exclude<RuleName, 'handSize' | 'target'>;
export type ListedSlot = ListedRule | TableSlot;

type ListedValue<Slot extends ListedSlot> = (Rules & TableOptions)[Slot];

/** The words of every value of every option: a new value is one more line here. */
export type OptionWords = {
  readonly [Slot in ListedSlot]: Readonly<Record<`${ListedValue<Slot>}`, ValueWords>>;
};

/** The words of some of the options. */
export type WordsOf<Slot extends ListedSlot> = Pick<OptionWords, Slot>;
