import type { RoundEnd } from '../engine/roundEnd';
import { finishRound, withPoints } from '../engine/score';
import type { Seat, Side } from '../engine/seat';
import { sideOf, sidesOf } from '../engine/seat';
import { pipsOfAll } from '../engine/tile';
import { leadRuleOf } from '../rules/lead';
import type { Rules } from '../rules/rules';
import { TARGET_REACHED } from '../rules/target';
import type { EnteredRound, Line, Pile, Sheet } from './sheet';
import { handsOf, pileOf, rulesOf } from './sheet';

/** Who leads a round: a player, whoever the tiles say, chance, or nobody knows. */
export type Lead =
  { readonly by: 'seat'; readonly seat: Seat } | { readonly by: 'hands' | 'lots' | 'chance' | 'unknown' };

/** One line of the sheet, added up. */
export type TalliedLine = {
  readonly line: Line;
  readonly lead: Lead;
  /** How the round ended and how its score was made; null while it is played. */
  readonly end: RoundEnd | null;
  /** Points each side made in the round, during play included. */
  readonly made: readonly number[];
  /** Every side's score after it. */
  readonly scores: readonly number[];
  /** Whether the game had been won before it: it is kept, and counts for nothing. */
  readonly isAfterEnd: boolean;
};

/** A sheet added up by the rules of its table. */
export type Tally = {
  readonly rules: Rules;
  readonly lines: readonly TalliedLine[];
  readonly scores: readonly number[];
  /** The side that has won the game; null while nobody has. */
  readonly winner: Side | null;
  /** The sides with the highest score; none before anybody scored. */
  readonly ahead: readonly Side[];
  /** Who leads the round that is played now or comes next. */
  readonly lead: Lead;
};

type Walk = Pick<Tally, 'lines' | 'scores' | 'winner' | 'lead'>;

/** Adds a sheet up from its first line: every score, who leads next and who has won (rules.md sections 3, 5, 6, 7). */
export function tally(sheet: Sheet): Tally {
  const rules = rulesOf(sheet);
  const sides = sidesOf(sheet.setup.seats, rules.teams);
  const begun: Walk = { lines: [], scores: sides.map(() => 0), winner: null, lead: firstLead(rules) };
  const { scores, ...walked } = sheet.lines.reduce((walk, line) => walkLine(walk, line, rules, sheet), begun);
  const most = Math.max(...scores);
  const ahead = most === 0 ? [] : sides.filter((side) => scores[side] === most);
  return { ...walked, rules, scores, ahead };
}

function firstLead(rules: Rules): Lead {
  const rule = leadRuleOf(rules, null);
  return rule.from === 'lastRound' ? { by: 'unknown' } : { by: rule.from };
}

function walkLine(walk: Walk, line: Line, rules: Rules, { setup: { seats } }: Sheet): Walk {
  const lead: Lead = line.leader === null ? walk.lead : { by: 'seat', seat: line.leader };
  if (walk.winner !== null) {
    const made = walk.scores.map(() => 0);
    const after = { line, lead, end: null, made, scores: walk.scores, isAfterEnd: true };
    return { ...walk, lines: [...walk.lines, after] };
  }
  const inPlay = line.plays.reduce(
    (scores, { side, points }) => withPoints(scores, side, points),
    walk.scores,
  );
  const wonInPlay = TARGET_REACHED[rules.targetReached].inPlay(inPlay, rules.target);
  const end = line.round === null || wonInPlay !== null ? null : endOf(line.round, inPlay, rules, seats);
  const scores = end?.scores ?? inPlay;
  const made = scores.map((score, side) => score - (walk.scores[side] ?? 0));
  const wonAfter = end === null ? null : TARGET_REACHED[rules.targetReached].afterRound(scores, rules.target);
  return {
    lines: [...walk.lines, { line, lead, end, made, scores, isAfterEnd: false }],
    scores,
    winner: wonInPlay ?? wonAfter,
    lead: end === null ? lead : nextLead(end, lead, rules, seats),
  };
}

/** The end of an entered round; the points that somebody added up themselves stand as they are. */
function endOf(round: EnteredRound, scores: readonly number[], rules: Rules, seats: number): RoundEnd {
  const { count } = round;
  const lastSeat = round.ended === 'out' ? round.seat : 0;
  if (count.by === 'tiles') {
    const counted = countedHands(count.piles, round, rules, seats);
    const boneyard = pileOf(count.piles, 'boneyard');
    return finishRound({ ended: round.ended, rules, lastSeat, hands: counted, boneyard, scores });
  }
  const winner = round.ended === 'out' ? sideOf(round.seat, rules.teams) : winnerTyped(round);
  const { points } = count;
  return {
    ended: round.ended,
    lastSeat,
    winner,
    hands: [],
    together: points,
    takenOff: 0,
    boneyardPips: 0,
    points: winner === null ? 0 : points,
    scores: winner === null ? scores : withPoints(scores, winner, points),
  };
}

function winnerTyped({ count }: Extract<EnteredRound, { ended: 'blocked' }>): Side | null {
  return count.by === 'points' ? count.winner : null;
}

/** Tiles entered together lie with the first opponent: they count the same wherever they lie. */
function countedHands(
  piles: readonly Pile[],
  round: EnteredRound,
  rules: Rules,
  seats: number,
): ReturnType<typeof handsOf> {
  const others = pileOf(piles, 'others');
  const hands = handsOf(piles, seats);
  if (others.length === 0 || round.ended !== 'out') return hands;
  const winner = sideOf(round.seat, rules.teams);
  const opponent = hands.findIndex((_, seat) => sideOf(seat, rules.teams) !== winner);
  return hands.map((hand, seat) => (seat === opponent ? [...hand, ...others] : hand));
}

function nextLead(end: RoundEnd, lead: Lead, rules: Rules, seats: number): Lead {
  const leader = lead.by === 'seat' ? lead.seat : null;
  // Only where the winner leads does it not matter who led, as long as it is clear who of the winners.
  const isKnown =
    leader !== null ||
    (rules.laterLead === 'winner' && end.winner !== null && (end.ended === 'out' || rules.teams === 'none'));
  const rule = leadRuleOf(rules, { leader: leader ?? 0, end, seats });
  if (rule.from !== 'lastRound') return { by: rule.from };
  return isKnown ? { by: 'seat', seat: rule.leader.seat } : { by: 'unknown' };
}

/** The pips of everything that was tapped for a round, for the sum that builds up. */
export function pipsTapped(piles: readonly Pile[]): number {
  return pipsOfAll(piles.flatMap(({ tiles }) => tiles));
}
