import type { Seat } from '../engine/seat';
import { sideOf } from '../engine/seat';
import type { Tile } from '../engine/tile';
import { highOf, pipsOfAll, tilesOfSet } from '../engine/tile';
import { MOST_IN_A_PLAY, PLAY_SCORING } from '../rules/playScore';
import type { Rules } from '../rules/rules';
import type { EnteredPlay, EnteredRound, Line, Pile, Sheet } from './sheet';
import { handsOf, pileOf, rulesOf, sidesOn } from './sheet';

/** Why something cannot stand on the sheet; sentences are made in `texts`. */
export type ScoreTrouble =
  | { readonly code: 'tooManyPoints'; readonly most: number }
  | { readonly code: 'notByFive' }
  | { readonly code: 'pointsForNobody' }
  | { readonly code: 'noPointsInPlay' }
  | { readonly code: 'noSuchPlayer' }
  | { readonly code: 'tileTwice'; readonly tile: Tile }
  | { readonly code: 'notInSet'; readonly tile: Tile }
  | { readonly code: 'outHoldsTiles'; readonly seat: Seat }
  | { readonly code: 'stuckWithoutTiles'; readonly seat: Seat }
  | { readonly code: 'boneyardDoesNotCount' }
  | { readonly code: 'gameIsOver' }
  | { readonly code: 'roundIsOpen' }
  | { readonly code: 'noSuchLine' }
  | { readonly code: 'sheetFull' }
  | { readonly code: 'tooManyPlayers' }
  | { readonly code: 'teamsStay' }
  | { readonly code: 'badTarget' };

/** The most points a round can give with this set: no more pips than all its tiles have. */
export function mostForRound({ set, playScoring }: Rules): number {
  const pips = pipsOfAll(tilesOfSet(set));
  return playScoring === 'fives' ? 5 * Math.round(pips / 5) : pips;
}

/** Why points made in play cannot be right; null where they can (rules.md section 6). */
export function troubleOfPlay(
  { side, points }: EnteredPlay,
  rules: Rules,
  sides: number,
): ScoreTrouble | null {
  if (side >= sides) return { code: 'noSuchPlayer' };
  if (!PLAY_SCORING[rules.playScoring].countsEnds) return { code: 'noPointsInPlay' };
  if (points % 5 !== 0) return { code: 'notByFive' };
  const most = MOST_IN_A_PLAY[rules.set];
  return points > most ? { code: 'tooManyPoints', most } : null;
}

/** Why a round cannot have ended like this; null where it can (rules.md sections 4 and 5). */
export function troubleOfRound(round: EnteredRound, rules: Rules, seats: number): ScoreTrouble | null {
  if (round.ended === 'out' && round.seat >= seats) return { code: 'noSuchPlayer' };
  return round.count.by === 'points'
    ? troubleOfPoints(round, rules, seats)
    : troubleOfPiles(round.count.piles, round, rules, seats);
}

function troubleOfPoints(round: EnteredRound, rules: Rules, seats: number): ScoreTrouble | null {
  const { count } = round;
  if (count.by !== 'points') return null;
  const { points } = count;
  if (round.ended === 'blocked' && 'winner' in count) {
    if (count.winner === null && points > 0) return { code: 'pointsForNobody' };
    if (count.winner !== null && count.winner >= sidesAmong(rules, seats)) return { code: 'noSuchPlayer' };
  }
  const most = mostForRound(rules);
  if (points > most) return { code: 'tooManyPoints', most };
  return rules.playScoring === 'fives' && points % 5 !== 0 ? { code: 'notByFive' } : null;
}

function sidesAmong({ teams }: Rules, seats: number): number {
  return sideOf(seats - 1, teams) + 1;
}

function troubleOfPiles(
  piles: readonly Pile[],
  round: EnteredRound,
  rules: Rules,
  seats: number,
): ScoreTrouble | null {
  if (piles.some(({ of }) => typeof of === 'number' && of >= seats)) return { code: 'noSuchPlayer' };
  const tiles = piles.flatMap((pile) => pile.tiles);
  const twice = tiles.find((tile, at) => tiles.indexOf(tile) !== at);
  if (twice !== undefined) return { code: 'tileTwice', tile: twice };
  const foreign = tiles.find((tile) => highOf(tile) > rules.set);
  if (foreign !== undefined) return { code: 'notInSet', tile: foreign };
  if (!rules.countBoneyard && pileOf(piles, 'boneyard').length > 0) return { code: 'boneyardDoesNotCount' };
  if (round.ended === 'out') {
    const isHolding = pileOf(piles, round.seat).length > 0;
    return isHolding ? { code: 'outHoldsTiles', seat: round.seat } : null;
  }
  const empty = handsOf(piles, seats).findIndex((hand) => hand.length === 0);
  return empty === -1 ? null : { code: 'stuckWithoutTiles', seat: empty };
}

/** Why a line cannot stand where it is; null where it can. Only the last one may have no end yet. */
export function troubleOfLine(line: Line, isLast: boolean, sheet: Sheet): ScoreTrouble | null {
  const { seats } = sheet.setup;
  const rules = rulesOf(sheet);
  if (line.leader !== null && line.leader >= seats) return { code: 'noSuchPlayer' };
  if (line.round === null && !isLast) return { code: 'roundIsOpen' };
  const sides = sidesOn(sheet).length;
  const ofPlays = line.plays.map((play) => troubleOfPlay(play, rules, sides));
  return (
    ofPlays.find((trouble) => trouble !== null) ??
    (line.round === null ? null : troubleOfRound(line.round, rules, seats))
  );
}

/** Whether a sheet that came from elsewhere is one that could have been written here. */
export function isWhole(sheet: Sheet): boolean {
  const { setup, names, lines } = sheet;
  if (names.length !== setup.seats) return false;
  if (rulesOf(sheet).teams === 'partners' && setup.seats !== 4) return false;
  return lines.every((line, at) => troubleOfLine(line, at === lines.length - 1, sheet) === null);
}
