import { EMPTY_LINE, lay } from '../../shared/engine/lay';
import type { Line } from '../../shared/engine/line';

/** A line as it lay when it had so many tiles. */
export function lineThen({ laid, spinner }: Line, tiles: number): Line {
  return laid.slice(0, tiles).reduce((line, each, at) => lay(line, each, at === spinner), EMPTY_LINE);
}
