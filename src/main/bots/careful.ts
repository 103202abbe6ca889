import { layByRules } from '../../shared/engine/layByRules';
import type { Line } from '../../shared/engine/line';
import type { Move } from '../../shared/engine/moves';
import { nextSeat } from '../../shared/engine/seat';
import type { Tile } from '../../shared/engine/tile';
import { hasEnd, isDouble, pipsOf } from '../../shared/engine/tile';
import type { SeatView } from '../../shared/engine/view';
import type { Bot } from './bot';
import { knownVoids, openPips } from './knownVoids';

type TilePlay = Extract<Move, { type: 'play' }>;

/** What each thing a play does is worth, in pips shed; found by playing against `greedy`. */
const WORTH = {
  double: 6,
  /** One more tile in the hand that fits an end after the play. */
  suitAlive: 2,
  /** An end the next player is known not to fit. */
  nextIsVoid: 8,
  partnerIsVoid: -3,
  /** An end that nobody can play to any more. */
  deadSuit: -2,
  /** A point scored at once. */
  point: 3,
} as const;

/**
 * Plays as somebody who looks about: sheds weight and doubles early, leaves open what fits its own hand and what the
 * next player has shown to lack, spares the partner that, and takes points where plays score.
 */
export const careful: Bot = (view) => {
  const plays = view.legal.filter((move): move is TilePlay => move.type === 'play');
  const only = plays.length > 1 ? undefined : (plays[0] ?? view.legal[0]);
  if (only !== undefined) return only;
  const worth = worthFor(view);
  let best: { readonly play: TilePlay; readonly worth: number } | null = null;
  for (const play of plays) {
    const here = worth(play);
    if (best === null || here > best.worth) best = { play, worth: here };
  }
  if (best === null) throw new Error('A bot was asked to move where nothing is legal');
  return best.play;
};

function worthFor({ table, seat, hand }: SeatView): (play: TilePlay) => number {
  const { rules, line, seats } = table;
  const voids = knownVoids(table);
  const next = nextSeat(seat, seats, rules.direction);
  const partner = rules.teams === 'partners' ? nextSeat(next, seats, rules.direction) : null;
  const nextLacks = voids[next];
  const partnerLacks = partner === null ? undefined : voids[partner];

  return ({ tile, end }) => {
    const { line: after, scored } = layByRules(rules, line, { tile, seat, end });
    const kept = hand.filter((held) => held !== tile);
    let worth = pipsOf(tile) + (isDouble(tile) ? WORTH.double : 0) + WORTH.point * scored;
    for (const pips of openPips(after.ends)) {
      const own = kept.filter((held) => hasEnd(held, pips)).length;
      worth += WORTH.suitAlive * own;
      if (nextLacks?.has(pips) === true) worth += WORTH.nextIsVoid;
      if (partnerLacks?.has(pips) === true) worth += WORTH.partnerIsVoid;
      if (own === 0 && unseen(pips, after, kept, rules.set) === 0) worth += WORTH.deadSuit;
    }
    return worth;
  };
}

/** How many tiles with this number lie neither on the table nor in the hand. */
function unseen(pips: number, { laid }: Line, hand: readonly Tile[], top: number): number {
  const isOfSuit = (tile: Tile): boolean => hasEnd(tile, pips);
  return top + 1 - laid.filter(({ tile }) => isOfSuit(tile)).length - hand.filter(isOfSuit).length;
}
