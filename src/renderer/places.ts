import { ENDS } from '../shared/engine/line';
import type { End } from '../shared/engine/line';
import type { Table } from '../shared/engine/state';
import type { Tile } from '../shared/engine/tile';
import { hasEnd } from '../shared/engine/tile';
import type { SeatView } from '../shared/engine/view';
import type { Texts } from '../shared/texts/texts';

/** Where a tile may go: an end and the number it touches there, or the middle of the empty table. */
export type Place =
  { readonly at: 'middle' } | { readonly at: 'end'; readonly end: End; readonly pips: number };

/** Every place a tile may go to, as the legal moves name them; none where it may not be played. */
export function placesFor(view: SeatView, tile: Tile): readonly Place[] {
  return view.legal.flatMap((move): readonly Place[] => {
    if (move.type !== 'play' || move.tile !== tile) return [];
    if (move.end === null) return [{ at: 'middle' }];
    const pips = view.table.line.ends[move.end]?.pips;
    return pips === undefined ? [] : [{ at: 'end', end: move.end, pips }];
  });
}

export function mayDraw(view: SeatView): boolean {
  return view.legal.some(({ type }) => type === 'draw');
}

export function mayPass(view: SeatView): boolean {
  return view.legal.some(({ type }) => type === 'pass');
}

export function isMyTurn({ table, seat }: SeatView): boolean {
  return table.phase.at === 'turn' && table.phase.toMove === seat;
}

/** The numbers a place's tile touches, each once: what a tile says of itself. */
export function pipsOfPlaces(places: readonly Place[]): readonly number[] {
  return [...new Set(places.flatMap((place) => (place.at === 'end' ? [place.pips] : [])))];
}

/** `On the 2`; where two places touch the same number, `Left 4` and `Right 4`. */
export function placeName({ play }: Texts, place: Place, all: readonly Place[]): string {
  if (place.at === 'middle') return play.placeLeads;
  const alike = all.filter((other) => other.at === 'end' && other.pips === place.pips);
  return alike.length > 1 ? play.placeAt(play.placeSide[place.end], place.pips) : play.placeOn(place.pips);
}

/** Why a tile cannot be played now. */
export function whyUnfit({ play }: Texts, tile: Tile, table: Table): string {
  const open = ENDS.flatMap((end) => table.line.ends[end]?.pips ?? []);
  const needed = [...new Set(open)].sort((a, b) => a - b);
  if (needed.length === 0 || needed.some((pips) => hasEnd(tile, pips))) return play.mustLead(tile);
  return play.needs(tile, needed);
}
