import type { End } from '../../shared/engine/line';
import type { Table } from '../../shared/engine/state';
import type { Tile } from '../../shared/engine/tile';
import { hasEnd, lowOf } from '../../shared/engine/tile';
import type { SeatView } from '../../shared/engine/view';
import type { PointsShown } from '../../shared/protocol/tableFacts';
import type { Texts } from '../../shared/texts/book';
import { additionAfter, closedSpinner, openEnds } from './addition';
import type { Addition } from './addition';

/**
 * Where a tile may go: an end and the number it touches there, or the middle of the empty table; and what the ends
 * would then add up to, null where plays score nothing.
 */
export type Place = { readonly addition: Addition | null } & (
  { readonly at: 'middle' } | { readonly at: 'end'; readonly end: End; readonly pips: number }
);

/**
 * Every place a tile may go to, as the legal moves name them; none where it may not be played. What playing there
 * would make is left out at a table where people count that themselves.
 */
export function placesFor(view: SeatView, tile: Tile, pointsShown: PointsShown = 'before'): readonly Place[] {
  return view.legal.flatMap((move): readonly Place[] => {
    if (move.type !== 'play' || move.tile !== tile) return [];
    const { end } = move;
    const addition = pointsShown === 'before' ? additionAfter(view.table, tile, end) : null;
    if (end === null) return [{ at: 'middle', addition }];
    const pips = view.table.line.ends[end]?.pips;
    return pips === undefined ? [] : [{ at: 'end', end, pips, addition }];
  });
}

/** The index of the place that scores most, the first of equal ones: what is looked at when a tile is taken up. */
export function bestPlace(places: readonly Place[]): number {
  const scored = places.map(({ addition }) => addition?.scored ?? 0);
  return Math.max(0, scored.indexOf(Math.max(...scored)));
}

export function mayPlay(view: SeatView): boolean {
  return view.legal.some(({ type }) => type === 'play');
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

/** What is written by a place: what playing there scores; null where plays score nothing. */
export function placeLabel({ play }: Texts, { addition }: Place): string | null {
  return addition === null ? null : play.award(addition.scored);
}

/** A place as it is read aloud: `On the 2, makes 20, scores 20`. */
export function placeSpoken(texts: Texts, place: Place, all: readonly Place[]): string {
  const name = placeName(texts, place, all);
  const { addition } = place;
  return addition === null ? name : texts.play.placeMakes(name, addition.sum, addition.scored);
}

/** What is drawn on the table of the places of a tile that was taken up. */
export function placesShown(
  texts: Texts,
  chosen: { readonly tile: Tile; readonly places: readonly Place[] },
) {
  const { tile, places } = chosen;
  return places.map((place) => ({
    end: place.at === 'end' ? place.end : null,
    tile,
    label: placeLabel(texts, place),
    spoken: placeSpoken(texts, place, places),
  }));
}

/** Why a tile cannot be played now; where it would fit a spinner's tips, also why those are closed. */
export function whyUnfit({ play }: Texts, tile: Tile, { line }: Table): string {
  const open = openEnds(line).flatMap((end) => line.ends[end]?.pips ?? []);
  const needed = [...new Set(open)].sort((a, b) => a - b);
  if (needed.length === 0 || needed.some((pips) => hasEnd(tile, pips))) return play.mustLead(tile);
  const needs = play.needs(tile, needed);
  const spinner = closedSpinner(line);
  const wouldFit = spinner !== null && hasEnd(tile, lowOf(spinner));
  return wouldFit ? `${needs} ${play.tipsClosed(spinner)}` : needs;
}
