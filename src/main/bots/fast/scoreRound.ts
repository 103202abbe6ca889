import { PLAY_SCORING } from '../../../shared/rules/playScore';
import { BLOCK_SCORE } from '../../../shared/rules/roundScore';
import type { Rules } from '../../../shared/rules/rules';
import { lowestBit } from './bits';
import { BLOCKED, NOBODY, OUT, ROW, SUITS } from './numbers';
import type { Terms } from './terms';

/** A round that has just ended, as `FastRound` has it, with room for what came of it. */
type EndedRound = {
  readonly terms: Terms;
  readonly ended: number;
  readonly lastSeat: number;
  readonly pips: Int32Array;
  readonly rows: Int32Array;
  readonly scores: Int32Array;
  readonly yard: Int32Array;
  readonly yardAt: number;
  winner: number;
  points: number;
};

/** `teamBlock`: whose pips are compared in a blocked round. */
const COMPARED: Readonly<Record<Rules['teamBlock'], (round: EndedRound, seat: number) => number>> = {
  'team-total': (round, seat) => pipsOfSide(round, round.terms.side[seat]!),
  'lowest-hand': ({ pips }, seat) => pips[seat]!,
};

/** `blockTie`: the side that wins where several players share the fewest pips. */
const TIE: Readonly<Record<Rules['blockTie'], (round: EndedRound, fewest: number) => number>> = {
  nobody: () => NOBODY,
  'lightest-tile': holderOfLightest,
};

/** Says who won and what for, and adds it to the scores (rules.md section 5). */
export function scoreRound(round: EndedRound): void {
  const { terms, ended, lastSeat, scores } = round;
  const { rules, sides, counts, side, seats } = terms;
  const winner = ended === OUT ? side[lastSeat]! : ended === BLOCKED ? winnerOfBlock(round) : NOBODY;
  round.winner = winner;
  round.points = 0;
  if (winner === NOBODY) return;
  let points = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (counts[side[seat]! * sides + winner] === 1) points += round.pips[seat]!;
  }
  if (ended === BLOCKED) {
    points -= BLOCK_SCORE[rules.blockScore]({
      own: pipsOfSide(round, winner),
      opponents: seats - seats / sides,
      teams: rules.teams,
    });
  }
  if (rules.countBoneyard) points += pipsInYard(round);
  round.points = PLAY_SCORING[rules.playScoring].forRound(Math.max(0, points), rules);
  scores[winner]! += round.points;
}

function pipsOfSide({ terms, pips }: EndedRound, which: number): number {
  let sum = 0;
  for (let seat = 0; seat < terms.seats; seat++) if (terms.side[seat] === which) sum += pips[seat]!;
  return sum;
}

function pipsInYard({ yard, yardAt }: EndedRound): number {
  let sum = 0;
  for (let at = yardAt; at < yard.length; at++) sum += (yard[at]! >> 5) + (yard[at]! & 31);
  return sum;
}

function winnerOfBlock(round: EndedRound): number {
  const { terms } = round;
  const compared = COMPARED[terms.rules.teamBlock];
  let least = Infinity;
  let fewest = 0;
  for (let seat = 0; seat < terms.seats; seat++) {
    const pips = compared(round, seat);
    if (pips < least) [least, fewest] = [pips, 0];
    if (pips === least) fewest |= 1 << seat;
  }
  const winner = onlySide(terms, fewest);
  return winner === NOBODY ? TIE[terms.rules.blockTie](round, fewest) : winner;
}

/** The side all these seats, a bit each, belong to; nobody where they belong to several. */
function onlySide({ side }: Terms, seats: number): number {
  const first = side[lowestBit(seats)]!;
  for (let rest = seats; rest !== 0; rest &= rest - 1) if (side[lowestBit(rest)] !== first) return NOBODY;
  return first;
}

function holderOfLightest(round: EndedRound, tied: number): number {
  let lightest = Infinity;
  let holders = 0;
  for (let rest = tied; rest !== 0; rest &= rest - 1) {
    const seat = lowestBit(rest);
    const pips = lightestOf(round, seat);
    if (pips < lightest) [lightest, holders] = [pips, 0];
    if (pips === lightest) holders |= 1 << seat;
  }
  return onlySide(round.terms, holders);
}

function lightestOf({ rows }: EndedRound, seat: number): number {
  let lightest = Infinity;
  for (let suit = 0; suit < SUITS; suit++) {
    const row = rows[seat * ROW + suit]!;
    if (row !== 0) lightest = Math.min(lightest, suit + lowestBit(row));
  }
  return lightest;
}
