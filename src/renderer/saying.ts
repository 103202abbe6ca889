import type { Seat } from '../shared/engine/seat';
import type { Tile } from '../shared/engine/tile';
import { byWeight, isDouble } from '../shared/engine/tile';
import type { SeatView } from '../shared/engine/view';
import type { Who } from '../shared/texts/en/words';
import type { Texts } from '../shared/texts/texts';
import { hindranceSays } from './hindrance';
import type { Place } from './places';
import { isMyTurn, mayDraw, mayPass } from './places';
import type { Hindrance } from './session.svelte';

/** What the rail says: whose turn it is, and one sentence about what can be done. */
export type Saying = { readonly isMine: boolean; readonly title: string; readonly text: string };

/** How things stand on the rail beside the view itself. */
export type Rail = {
  readonly whose: (seat: Seat) => Who;
  readonly isPending: boolean;
  readonly hindrance: Hindrance | null;
  /** Why the tile pressed last cannot be played. */
  readonly unfit: string | null;
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
  if (rail.hindrance !== null) return { isMine, title, text: hindranceSays(texts, rail.hindrance) };
  if (rail.unfit !== null) return { isMine, title, text: rail.unfit };
  if (!isMine) return { isMine, title, text: rail.lastTold };
  if (rail.isPending) return { isMine, title, text: '' };
  return { isMine, title, text: myTurn(texts, view, rail) };
}

function myTurn({ play }: Texts, view: SeatView, { chosen }: Rail): string {
  if (chosen !== null) return aboutChosen(play, chosen);
  if (mayPass(view)) return play.knockSays;
  const plays = view.legal.flatMap((move) => (move.type === 'play' ? [move] : []));
  if (plays.length === 0 && mayDraw(view)) return `${play.nothingFits} ${play.drawSays(view.table.boneyard)}`;
  if (view.table.line.laid.length > 0) return play.fits;
  const [first] = plays;
  if (first === undefined || plays.length > 1) return play.lead;
  const isHeaviest = [...view.hand].sort(byWeight)[0] === first.tile && !isDouble(first.tile);
  return isHeaviest ? play.leadHeaviest(first.tile) : play.leadWith(first.tile);
}

function aboutChosen(play: Texts['play'], { tile, places }: NonNullable<Rail['chosen']>): string {
  const [place] = places;
  if (places.length > 1) return play.twoPlaces(tile);
  return place?.at === 'end' ? play.onePlace(tile, place.pips) : play.pressAgain(tile);
}
