import { unreachable } from '../result';
import { PLAY_SCORING } from '../rules/playScore';
import { BLOCK_SCORE, BLOCK_TIE, TEAM_BLOCK, TEAM_SCORE } from '../rules/roundScore';
import type { Rules } from '../rules/rules';
import type { HandCount, RoundEnd, RoundEnding } from './roundEnd';
import type { Seat, Side } from './seat';
import { seatsOfSide, sideOf } from './seat';
import type { Tile } from './tile';
import { pipsOfAll } from './tile';

type Hands = readonly (readonly Tile[])[];

/** What lies face down and face up when a round ends. */
export type Finish = {
  readonly ended: RoundEnding;
  readonly rules: Rules;
  readonly lastSeat: Seat;
  readonly hands: Hands;
  readonly boneyard: readonly Tile[];
  /** Every side's score, points made during play included. */
  readonly scores: readonly number[];
};

/** Who wins a round that nobody can go on with: the side with the fewest pips, or as `blockTie` says. */
function winnerOfBlock(hands: Hands, rules: Rules): Side | null {
  const fewest = TEAM_BLOCK[rules.teamBlock](hands, rules.teams);
  const sides = new Set(fewest.map((seat) => sideOf(seat, rules.teams)));
  const [side = null] = sides;
  if (sides.size === 1) return side;
  return BLOCK_TIE[rules.blockTie](hands, fewest, rules.teams);
}

function winnerOf({ ended, rules, lastSeat, hands }: Finish): Side | null {
  switch (ended) {
    case 'out':
      return sideOf(lastSeat, rules.teams);
    case 'blocked':
      return winnerOfBlock(hands, rules);
    case 'target':
      return null;
    default:
      return unreachable(ended);
  }
}

/** The hands as they lie, with those that count for the winner marked. */
function countHands(hands: Hands, rules: Rules, winner: Side | null): readonly HandCount[] {
  const isCounted = TEAM_SCORE[rules.teams === 'partners' ? rules.teamScore : 'opponents'];
  return hands.map((tiles, seat) => ({
    seat,
    tiles,
    pips: pipsOfAll(tiles),
    counted: winner !== null && isCounted(sideOf(seat, rules.teams), winner),
  }));
}

function takenOffBy({ ended, rules, hands }: Finish, winner: Side): number {
  if (ended !== 'blocked') return 0;
  const winners = seatsOfSide(winner, hands.length, rules.teams);
  return BLOCK_SCORE[rules.blockScore]({
    own: pipsOfAll(winners.flatMap((seat) => hands[seat] ?? [])),
    opponents: hands.length - winners.length,
    teams: rules.teams,
  });
}

/** How a round ended and what its winner scores for it (rules.md section 5). */
export function finishRound(finish: Finish): RoundEnd {
  const { ended, rules, lastSeat, boneyard, scores } = finish;
  const winner = winnerOf(finish);
  const hands = countHands(finish.hands, rules, winner);
  const nobody = { together: 0, takenOff: 0, boneyardPips: 0, points: 0, scores };
  if (winner === null) return { ended, lastSeat, winner, hands, ...nobody };

  const together = hands.reduce((sum, hand) => (hand.counted ? sum + hand.pips : sum), 0);
  const takenOff = takenOffBy(finish, winner);
  const boneyardPips = rules.countBoneyard ? pipsOfAll(boneyard) : 0;
  const counted = Math.max(0, together - takenOff + boneyardPips);
  const points = PLAY_SCORING[rules.playScoring].forRound(counted, rules);
  return {
    ended,
    lastSeat,
    winner,
    hands,
    together,
    takenOff,
    boneyardPips,
    points,
    scores: withPoints(scores, winner, points),
  };
}

/** The scores with points added to one side's. */
export function withPoints(scores: readonly number[], side: Side, points: number): readonly number[] {
  return points === 0 ? scores : scores.map((score, other) => (other === side ? score + points : score));
}
