import type { Seat } from './seat';
import type { Tile } from './tile';

/** The two ways of the line, and a spinner's arms (rules.md section 4). */
export const ENDS = ['left', 'right', 'up', 'down'] as const;
export type End = (typeof ENDS)[number];

/** A tile on the table: who laid it and at which end; `end` is null for the tile led. */
export type Laid = { readonly tile: Tile; readonly seat: Seat; readonly end: End | null };

/** A place a tile may be added to. */
export type OpenEnd = {
  /** The number a tile must have to fit here. */
  readonly pips: number;
  /** What this end counts in the sum of the open ends (rules.md section 6); 0 for a spinner's bare tip. */
  readonly counts: number;
};

export type OpenEnds = Readonly<Partial<Record<End, OpenEnd>>>;

/** The tiles on the table, in the order they were laid, and the places that are open. */
export type Line = {
  readonly laid: readonly Laid[];
  readonly ends: OpenEnds;
  /** The index in `laid` of the spinner; null where there is none. */
  readonly spinner: number | null;
};
