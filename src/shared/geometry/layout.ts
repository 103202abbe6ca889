import type { End } from '../engine/line';
import type { SetTop, Tile } from '../engine/tile';
import { areaOf } from './area';
import type { Shape } from './area';
import type { Arm } from './arm';
import type { Box, Placement } from './placement';

/** What a table's rules say about how its line lies. */
export type LayRules = {
  readonly top: SetTop;
  /** Whether the rules have a spinner: the line keeps room for its arms, wherever it may come. */
  readonly branches: boolean;
  /** The area a line lies in; `wide` unless said. */
  readonly shape?: Shape;
};

export type LayOptions = LayRules & {
  /** The index in `laid` of the spinner; null where there is none. */
  readonly spinner: number | null;
};

/** The line on the table, and what is needed to lay the next tile of it. */
export type Layout = {
  readonly placements: readonly Placement[];
  /** Everything that can be added to: two arms, four from the moment the spinner lies. */
  readonly arms: Readonly<Partial<Record<End, Arm>>>;
  readonly area: Box;
  readonly top: SetTop;
  readonly branches: boolean;
  /** The doubles on the table. */
  readonly doubles: readonly Tile[];
};

/** A table with nothing on it. */
export function emptyLayout({ top, branches, shape = 'wide' }: LayOptions): Layout {
  return { placements: [], arms: {}, area: areaOf(top, branches, shape), top, branches, doubles: [] };
}
