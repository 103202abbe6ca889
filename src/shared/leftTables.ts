import type { Result } from './result';

/** A table of this machine that was left without being closed, or one that somebody saved to a file. */
export type LeftTable = {
  readonly id: string;
  readonly name: string;
  readonly solo: boolean;
  /** What this machine's window was. */
  readonly screen: 'player' | 'table';
  /** 0 before the first deal. */
  readonly round: number;
  /** Who sits there, in seat order. */
  readonly names: readonly string[];
  /** When it was written down last, in milliseconds since 1970. */
  readonly lastWritten: number;
};

/** Why a table that was left cannot be carried on; sentences are made in `texts`. */
export const LEFT_TROUBLES = ['damaged', 'otherVersion', 'otherRules'] as const;
export type LeftTrouble = (typeof LEFT_TROUBLES)[number];

export type LeftHere = {
  /** Those that can be carried on, the one that was played at last first. */
  readonly tables: readonly LeftTable[];
  /** Those that cannot be carried on, and where they are kept. */
  readonly unreadable: readonly { readonly path: string; readonly why: LeftTrouble }[];
};

/** A table in a file, for whoever thinks of opening it here. */
export type TableInFile = LeftTable & {
  /** Whose seat this machine will have; null where its screen will be the table. */
  readonly seat: string | null;
  /** Whether the same table was left here and got as far or further: then that one is carried on. */
  readonly isFurtherHere: boolean;
};

/** Why a table cannot be opened from a file; sentences are made in `texts`. */
export const FILE_TROUBLES = [
  ...LEFT_TROUBLES,
  'unreadable',
  'tooBig',
  'notATable',
  /** It is open in this house: opened here as well it would stand in two places. */
  'openNearby',
] as const;
export type FileTrouble = (typeof FILE_TROUBLES)[number];

/** Why a table could not be saved to a file. */
export const SAVE_TROUBLES = ['notKept', 'gone'] as const;
export type SaveTrouble = (typeof SAVE_TROUBLES)[number];

/** Tables that are not being played just now. Whatever is refused, nothing on disk has changed. */
export type KeptTables = {
  /** The tables that were left on this machine without being closed. */
  readonly leftHere: () => Promise<LeftHere>;
  /** Lets go of a table that was left, and of its game; what is left then. One that is open stays. */
  readonly forgetTable: (id: string) => Promise<LeftHere>;
  /** Asks where, and writes the table we host there; the file's name, or null where nobody chose one. */
  readonly saveTable: () => Promise<Result<string | null, SaveTrouble>>;
  /** Asks for a file and looks at its table, which may then be opened; null where nobody chose one. */
  readonly chooseTableFile: () => Promise<Result<TableInFile | null, FileTrouble>>;
};
