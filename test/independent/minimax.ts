import type { CountedRound } from './moveCounter';
import { successors } from './moveCounter';
import type { RoundToScore } from './roundPoints';
import { roundPoints } from './roundPoints';

/*
 * A second opinion on what an open round of two sides comes to where both play as well as can be: every sequence of
 * moves is tried, none is left out. Imports nothing of the engine.
 */

/** A round to be played out, and the rules it is scored by. */
export type OpenRound = { readonly round: CountedRound; readonly scoring: RoundToScore['rules'] };

function marginOf({ round, scoring }: OpenRound): number {
  const { hands, boneyard, points, rules, toMove, drawn } = round;
  const hasReached = points.some((made) => made >= rules.target);
  const isOut = hands.some((hand) => hand.length === 0);
  const last = drawn > 0 ? toMove : (toMove - rules.direction + hands.length) % hands.length;
  const ended = hasReached ? 'target' : isOut ? 'out' : 'blocked';
  const { winner, points: won } = roundPoints({ ended, last, hands, boneyard, rules: scoring });
  const inPlay = scoring.playScoring === 'fives' ? points[0]! - points[1]! : 0;
  return inPlay + (winner === null ? 0 : winner === 0 ? won : -won);
}

/** By how much side 0 is ahead in the end. */
export function bestMargin(open: OpenRound): number {
  const { round, scoring } = open;
  const next = successors(round);
  if (next.length === 0) return marginOf(open);
  const margins = next.map((each) => bestMargin({ round: each, scoring }));
  return round.toMove % 2 === 0 ? Math.max(...margins) : Math.min(...margins);
}
