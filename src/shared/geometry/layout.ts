import type { End } from '../engine/line';
import type { SetTop } from '../engine/tile';
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
  readonly shape: Shape;
  /** The smallest box around all tiles. */
  readonly bounds: Box;
  readonly top: SetTop;
  readonly branches: boolean;
  /** The numbers whose doubles lie on the table. */
  readonly doubles: readonly number[];
};

/** A table with nothing on it. */
export function emptyLayout({ top, branches, shape = 'wide' }: LayOptions): Layout {
  const bounds = { x: 0, y: 0, w: 0, h: 0 };
  const area = areaOf(top, branches, shape);
  return { placements: [], arms: {}, area, shape, bounds, top, branches, doubles: [] };
}
