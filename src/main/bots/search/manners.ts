import { layByRules } from '../../../shared/engine/layByRules';
import type { Move } from '../../../shared/engine/moves';
import { nextSeat } from '../../../shared/engine/seat';
import { hasEnd, isDouble, pipsOf } from '../../../shared/engine/tile';
import type { SeatView } from '../../../shared/engine/view';
import { knownVoids, openPips } from '../knownVoids';

/** What each thing a play does is worth in pips shed: the partner first, then the next player, then doubles and weight. */
const COUNTS = { partnerMayPass: -60, nextMayPass: 15, double: 6, suitAlive: 2 } as const;

/**
 * What somebody with manners prefers among moves that are as good: nothing that the partner has shown to lack, ends
 * the next player lacks, doubles and heavy tiles early, ends that fit the own hand. More is better.
 */
export function mannersOf({ table, seat, hand }: SeatView): (move: Move) => number {
  const { rules, line, seats } = table;
  const voids = knownVoids(table);
  const next = nextSeat(seat, seats, rules.direction);
  const partner = rules.teams === 'partners' ? nextSeat(next, seats, rules.direction) : null;
  return (move) => {
    if (move.type !== 'play') return -Infinity;
    const { tile, end } = move;
    const open = [...openPips(layByRules(rules, line, { tile, seat, end }).line.ends)];
    const kept = hand.filter((held) => held !== tile);
    const fitting = open.reduce((sum, pips) => sum + kept.filter((held) => hasEnd(held, pips)).length, 0);
    const mayPass = (who: number | null): boolean =>
      who !== null && open.every((pips) => voids[who]?.has(pips) === true);
    return (
      pipsOf(tile) +
      (isDouble(tile) ? COUNTS.double : 0) +
      (mayPass(partner) ? COUNTS.partnerMayPass : 0) +
      (mayPass(next) ? COUNTS.nextMayPass : 0) +
      COUNTS.suitAlive * fitting
    );
  };
}
