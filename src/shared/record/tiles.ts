import type { Tile } from '../engine/tile';
import { highOf, parseTile, tilesOfSet } from '../engine/tile';
import type { Result } from '../result';
import { err, ok } from '../result';
import type { RecordRound } from './file';
import type { RecordReason } from './trouble';

/** Where the tiles of a recorded round lay before its first move. */
export type RecordedTiles = {
  readonly hands: readonly (readonly Tile[])[];
  /** In the order it is drawn. */
  readonly boneyard: readonly Tile[];
};

/** Reads tile names of the set with this top number, either way round; refuses others and any name twice. */
export function readTiles(names: readonly string[], top: number): Result<readonly Tile[], RecordReason> {
  const tiles: Tile[] = [];
  const seen = new Set<Tile>();
  for (const text of names) {
    const tile = parseTile(text);
    if (tile === null || highOf(tile) > top) return err({ code: 'not-a-tile', text });
    if (seen.has(tile)) return err({ code: 'tile-twice', tile });
    seen.add(tile);
    tiles.push(tile);
  }
  return ok(tiles);
}

/**
 * The hands and the boneyard of a recorded round (records.md): one hand a seat, none empty, every tile of the set
 * once. A boneyard left out is the rest in ascending order; tiles may be missing only where the record is partial.
 */
export function tilesOfRound(
  { hands, boneyard }: RecordRound,
  seats: number,
  top: number,
  isPartial: boolean,
): Result<RecordedTiles, RecordReason> {
  if (hands.length !== seats) return err({ code: 'hands-and-seats' });
  if (hands.some((hand) => hand.length === 0)) return err({ code: 'empty-hand' });
  const read = readTiles([...hands, boneyard ?? []].flat(), top);
  if (!read.ok) return read;

  const named = new Set(read.value);
  const rest = tilesOfSet(top).filter((tile) => !named.has(tile));
  const [missing] = rest;
  if (boneyard !== undefined && missing !== undefined && !isPartial) {
    return err({ code: 'tile-missing', tile: missing });
  }
  let from = 0;
  const dealt = hands.map((hand) => read.value.slice(from, (from += hand.length)));
  return ok({ hands: dealt, boneyard: boneyard === undefined ? rest : read.value.slice(from) });
}
