import type { Seat } from '../../shared/engine/seat';
import type { Tile } from '../../shared/engine/tile';
import { byWeight, isDouble } from '../../shared/engine/tile';
import type { SeatView } from '../../shared/engine/view';
import type { Who } from '../../shared/texts/who';
import type { Texts } from '../../shared/texts/book';
import { hindranceSays } from './hindrance';
import type { Place } from '../turn/places';
import { isMyTurn, mayDraw, mayPass, placeName } from '../turn/places';
import type { Hindrance } from '../connection';

/** What the rail says: whose turn it is, and one sentence about what can be done. */
export type Saying = { readonly isMine: boolean; readonly title: string; readonly text: string };

/** How things stand on the rail beside the view itself. */
export type Rail = {
  readonly whose: (seat: Seat) => Who;
  readonly isPending: boolean;
  readonly hindrance: Hindrance | null;
  /** Whether a bot plays for whoever reads this. */
  readonly isPlayedFor: boolean;
  /** Why the tile pressed last cannot be played. */
  readonly unfit: string | null;
  /** Which of the chosen tile's places is looked at. */
  readonly focused: number;
  readonly chosen: { readonly tile: Tile; readonly places: readonly Place[] } | null;
  /** What happened last. */
  readonly lastTold: string;
};

export function saying(texts: Texts, view: SeatView, rail: Rail): Saying {
  const { play } = texts;
  const { phase } = view.table;
  const isMine = isMyTurn(view);
  const toMove = phase.at === 'turn' ? rail.whose(phase.toMove).name : '';
  const title = isMine ? play.yourTurn : toMove === '' ? '' : play.toPlay(toMove);
  if (rail.isPlayedFor) {
    const text = rail.hindrance === null ? play.botForYouSays : hindranceSays(texts, rail.hindrance);
    return { isMine: false, title: play.botForYou, text };
  }
  if (rail.hindrance !== null) return { isMine, title, text: hindranceSays(texts, rail.hindrance) };
  if (rail.unfit !== null) return { isMine, title, text: rail.unfit };
  if (!isMine) return { isMine, title, text: rail.lastTold };
  if (rail.isPending) return { isMine, title, text: '' };
  return { isMine, title, text: myTurn(texts, view, rail) };
}

function myTurn(texts: Texts, view: SeatView, { chosen, focused }: Rail): string {
  const { play } = texts;
  if (chosen !== null) return aboutChosen(texts, chosen, chosen.places[focused] ?? chosen.places[0]);
  if (mayPass(view)) return play.knockSays;
  const plays = view.legal.flatMap((move) => (move.type === 'play' ? [move] : []));
  if (plays.length === 0 && mayDraw(view)) return `${play.nothingFits} ${play.drawSays(view.table.boneyard)}`;
  if (view.table.line.laid.length > 0) return mayDraw(view) ? play.fitsOrDraw : play.fits;
  const [first] = plays;
  if (first === undefined || plays.length > 1) return play.lead;
  const isHeaviest = [...view.hand].sort(byWeight)[0] === first.tile && !isDouble(first.tile);
  return isHeaviest ? play.leadHeaviest(first.tile) : play.leadWith(first.tile);
}

function aboutChosen(
  texts: Texts,
  { tile, places }: NonNullable<Rail['chosen']>,
  place: Place | undefined,
): string {
  const { play } = texts;
  if (place === undefined) return '';
  const { addition } = place;
  if (place.at === 'middle') {
    const makes = addition === null ? [] : [play.leadMakes(tile, addition.counts, addition.sum)];
    return [...makes, play.pressAgain(tile)].join(' ');
  }
  const where = places.length > 1 ? play.places(tile, places.length) : play.onePlace(tile, place.pips);
  if (addition === null) return where;
  return `${where} ${play.makes(places.length > 1 ? placeName(texts, place, places) : play.there, addition.counts, addition.sum)}`;
}
