import type { Setup, TableOptions } from './protocol/tableFacts';
import type { Result } from './result';
import type { RuleTrouble } from './rules/check';

/** Rules that people keep under a name. */
export type HouseRules = {
  /** Which of those on the shelf; means nothing elsewhere. */
  readonly id: string;
  readonly name: string;
  readonly setup: Setup;
  readonly options: TableOptions;
};

/** House rules that need not lie on the shelf. */
export type RulesToKeep = Omit<HouseRules, 'id'>;

/** Why house rules could not be kept, shared or taken from a file; sentences are made in `texts`. */
export const SHELF_TROUBLES = [
  'noName',
  'nameTaken',
  'gone',
  'notKept',
  'unreadable',
  'tooBig',
  'notRules',
  'otherVersion',
] as const;
export type ShelfTrouble =
  | { readonly code: (typeof SHELF_TROUBLES)[number] }
  /** The first option that is not one of rules.md, or has a value it never has. */
  | { readonly code: 'unknownOption' | 'badValue'; readonly option: string }
  | { readonly code: 'unplayable'; readonly trouble: RuleTrouble };

/** The house rules of this data folder. Whatever is refused, nothing on the shelf has changed. */
export type RulesShelf = {
  /** All of them by name. Files that cannot be read as rules are put aside, and the shell says so itself. */
  readonly houseRules: () => Promise<readonly HouseRules[]>;
  /** Keeps rules under their name, as new ones or in the place of those with the id `replaces`. */
  readonly keepRules: (
    rules: RulesToKeep,
    replaces: string | null,
  ) => Promise<Result<HouseRules, ShelfTrouble>>;
  readonly renameRules: (id: string, name: string) => Promise<Result<HouseRules, ShelfTrouble>>;
  /** Rules that are gone already count as deleted. */
  readonly deleteRules: (id: string) => Promise<Result<null, ShelfTrouble>>;
  /** Asks where, and writes them there; the name of the file, or null where nobody chose one. */
  readonly shareRules: (rules: RulesToKeep) => Promise<Result<string | null, ShelfTrouble>>;
  /** Asks for a file and keeps its rules; null where nobody chose one. A name that is taken gets a number. */
  readonly importRules: () => Promise<Result<HouseRules | null, ShelfTrouble>>;
};
