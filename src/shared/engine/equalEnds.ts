import { PLAY_SCORING } from '../rules/playScore';
import { isFreeLongSide } from './lay';
import { placesOf } from './legal';
import type { End } from './line';
import type { Table } from './state';
import type { Tile } from './tile';

/** Whether it makes no difference to the game at which of two open ends a tile is laid (records.md). */
export function isEqualEnd({ line, rules }: Table, a: End, b: End): boolean {
  const [one, other] = [line.ends[a], line.ends[b]];
  if (one?.pips !== other?.pips) return false;
  if (isFreeLongSide(line, a) !== isFreeLongSide(line, b)) return false;
  return !PLAY_SCORING[rules.playScoring].countsEnds || one?.counts === other?.counts;
}

/** The places of a tile that differ: of equal ends only the first of left, right, up, down. */
export function differentPlacesOf(table: Table, tile: Tile): readonly End[] {
  const places = placesOf(table, tile);
  return places.filter((end, at) => !places.slice(0, at).some((earlier) => isEqualEnd(table, earlier, end)));
}
