import type { End } from '../engine/line';
import type { SetTop, Tile } from '../engine/tile';
import { areaOf } from './area';
import type { Arm } from './arm';
import type { Exits } from './exits';
import type { Box, Placement } from './placement';

export type LayOptions = {
  readonly top: SetTop;
  /** The index in `laid` of the spinner; null where there is none. */
  readonly spinner: number | null;
  /** Whether the rules have a spinner: until it lies, the line keeps room for its arms wherever it may come. */
  readonly branches: boolean;
};

/** The line on the table, and what is needed to lay the next tile of it. */
export type Layout = {
  readonly placements: readonly Placement[];
  /** Everything that can be added to: two arms, four from the moment the spinner lies. */
  readonly arms: Readonly<Partial<Record<End, Arm>>>;
  readonly exits: Exits;
  readonly area: Box;
  readonly top: SetTop;
  /** While no double lies and the rules have a spinner: the next double will be it. */
  readonly mayBranch: boolean;
  /** The doubles on the table. */
  readonly doubles: readonly Tile[];
};

/** A table with nothing on it. */
export function emptyLayout(options: LayOptions): Layout {
  return {
    placements: [],
    arms: {},
    exits: {},
    area: areaOf(options.top),
    top: options.top,
    mayBranch: options.branches,
    doubles: [],
  };
}
