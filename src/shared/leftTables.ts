/** A table of this machine that was left without being closed. */
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
};

/** Why a table that was left cannot be carried on; sentences are made in `texts`. */
export const LEFT_TROUBLES = ['damaged', 'otherVersion', 'otherRules'] as const;
export type LeftTrouble = (typeof LEFT_TROUBLES)[number];

export type LeftHere = {
  /** The one that was played at last; null where all were closed. */
  readonly newest: LeftTable | null;
  /** Those that cannot be carried on, and where they are kept. */
  readonly unreadable: readonly { readonly path: string; readonly why: LeftTrouble }[];
};
