import type { Line } from '../engine/line';
import type { Tile } from '../engine/tile';
import { isDouble } from '../engine/tile';
import type { OptionTable } from './optionTable';
import type { Rules } from './rules';

/** `spinner`: whether this tile, about to be laid on this line, takes tiles on all four sides (rules.md section 4). */
export const SPINNER: OptionTable<Rules['spinner'], (line: Line, tile: Tile) => boolean> = {
  none: () => false,
  'first-double': (line, tile) => line.spinner === null && isDouble(tile),
};
