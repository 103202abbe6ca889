import { layByRules } from '../../../shared/engine/layByRules';
import { ENDS } from '../../../shared/engine/line';
import type { Line } from '../../../shared/engine/line';
import type { Move } from '../../../shared/engine/moves';
import type { Seat } from '../../../shared/engine/seat';
import { nextSeat } from '../../../shared/engine/seat';
import { faceOf, hasEnd, isDouble, pipsOf, tilesOfSet } from '../../../shared/engine/tile';
import type { Tile } from '../../../shared/engine/tile';
import type { SeatView } from '../../../shared/engine/view';
import { PLAY_SCORING } from '../../../shared/rules/playScore';
import { knownVoids, openPips } from '../knownVoids';
import { suitsIn } from '../leaning';

/** What is certain of a play before it is made, from the table, the own hand, and what others have shown to lack. */
export type Facts = {
  readonly isLast: boolean;
  readonly isDouble: boolean;
  readonly pips: number;
  readonly scores: number;
  /** How many numbers the hand keeps. */
  readonly suits: number;
  /** The most that the next player's first play can score on it. */
  readonly allows: number;
  readonly next: Seat;
  readonly partner: Seat | null;
  /** The open numbers, and of them those that each is known to have no tile of. */
  readonly open: readonly number[];
  readonly nextLacks: readonly number[];
  readonly partnerLacks: readonly number[];
  /** The open numbers of which all that are left are in the hand, and how many those are. */
  readonly onlyYours: readonly { readonly pips: number; readonly tiles: number }[];
};

/** Says what is certain of a seat's plays. */
export function factsFor(view: SeatView): (play: Extract<Move, { type: 'play' }>) => Facts {
  const { table, seat, hand } = view;
  const { rules, line, seats } = table;
  const voids = knownVoids(table);
  const next = nextSeat(seat, seats, rules.direction);
  const partner = rules.teams === 'partners' ? nextSeat(next, seats, rules.direction) : null;
  const laid = new Set(line.laid.map(({ tile }) => tile));
  const hidden = tilesOfSet(rules.set).filter((tile) => !laid.has(tile) && !hand.includes(tile));
  const isGone = (pips: number): boolean => !hidden.some((tile) => hasEnd(tile, pips));
  const lackedBy = (who: Seat | null, open: readonly number[]): readonly number[] =>
    who === null ? [] : open.filter((pips) => isGone(pips) || voids[who]?.has(pips) === true);
  const mayHold = (tile: Tile): boolean => {
    const { low, high } = faceOf(tile);
    const lacked = voids[next];
    return lacked?.has(low) !== true && lacked?.has(high) !== true;
  };

  return ({ tile, end }) => {
    const { line: after, scored } = layByRules(rules, line, { tile, seat, end });
    const kept = hand.filter((held) => held !== tile);
    const open = [...openPips(after.ends)];
    return {
      isLast: kept.length === 0,
      isDouble: isDouble(tile),
      pips: pipsOf(tile),
      scores: scored,
      suits: suitsIn(kept),
      allows: PLAY_SCORING[rules.playScoring].countsEnds
        ? mostOn(view, after, hidden.filter(mayHold), next)
        : 0,
      next,
      partner,
      open,
      nextLacks: lackedBy(next, open),
      partnerLacks: lackedBy(partner, open),
      onlyYours: open.filter(isGone).flatMap((pips) => {
        const tiles = kept.filter((held) => hasEnd(held, pips)).length;
        return tiles === 0 ? [] : [{ pips, tiles }];
      }),
    };
  };
}

/** The most that one of these tiles can score on a line. */
function mostOn({ table: { rules } }: SeatView, line: Line, tiles: readonly Tile[], seat: Seat): number {
  let most = 0;
  for (const end of ENDS) {
    const pips = line.ends[end]?.pips;
    if (pips === undefined) continue;
    for (const tile of tiles) {
      if (hasEnd(tile, pips)) most = Math.max(most, layByRules(rules, line, { tile, seat, end }).scored);
    }
  }
  return most;
}
