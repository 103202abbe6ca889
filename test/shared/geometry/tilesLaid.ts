import type { End, Laid } from '../../../src/shared/engine/line';
import { makeTile } from '../../../src/shared/engine/tile';

/** Tiles as they were laid: both numbers, and the end. */
export function tilesLaid(...tiles: readonly (readonly [number, number, End | null])[]): readonly Laid[] {
  return tiles.map(([a, b, end]) => ({ tile: makeTile(a, b), seat: 0, end }));
}
