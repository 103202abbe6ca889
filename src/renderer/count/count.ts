import type { HandCount, RoundEnd } from '../../shared/engine/roundEnd';
import type { Seat } from '../../shared/engine/seat';
import { seatsOfSide, sideOf } from '../../shared/engine/seat';
import type { Table } from '../../shared/engine/state';
import { pipsOfAll } from '../../shared/engine/tile';
import { TEAM_BLOCK } from '../../shared/rules/roundScore';
import type { Who } from '../../shared/texts/who';
import type { Texts } from '../../shared/texts/book';
import { changesOfCount, lastLineOf } from './countLines';
import type { CountLine } from './countLines';
import type { Finished } from '../told/finished';
import { headline } from '../told/headline';
import { markOf } from './score';
import type { SideMark } from './score';

/** A hand on the table at the end of a round, and what is written by it. */
export type CountedHand = HandCount & {
  readonly remark: string;
  readonly mark: SideMark | null;
  /** Whether its pips come off the sum: they are shown as well. */
  readonly isTakenOff: boolean;
};

/** How the score of a round was made, in the order it is read (design.md section 8). */
export type Count = {
  readonly title: string;
  readonly says: string;
  /** The hands that count, a row each. */
  readonly counted: readonly CountedHand[];
  /** The hands that do not, smaller below. */
  readonly others: readonly CountedHand[];
  /** The counted hands together; null where that is no line of its own. */
  readonly together: number | null;
  /** What changes the sum of the counted hands, a line each. */
  readonly changes: readonly CountLine[];
  readonly points: string;
  readonly pointsFor: string;
};

export function countOfRound(texts: Texts, table: Table, end: RoundEnd, whose: (seat: Seat) => Who): Count {
  const { rules, seats } = table;
  const hands = end.hands.map(({ tiles }) => tiles);
  const finished: Finished = {
    table,
    end,
    whose,
    winners: end.winner === null ? [] : seatsOfSide(end.winner, seats, rules.teams),
    fewest: TEAM_BLOCK[rules.teamBlock](hands, rules.teams),
  };
  const mySeat = end.hands.find(({ seat }) => whose(seat).isYou)?.seat ?? null;
  const remarked = inOrderOfReading(finished).map((hand): CountedHand => ({
    ...hand,
    remark: remarkOn(texts.result, finished, hand),
    mark: markOf(table, hand.seat, mySeat),
    isTakenOff: end.takenOff > 0 && finished.winners.includes(hand.seat),
  }));
  // When nobody wins nothing counts, and all hands are shown as equals.
  const counted = remarked.filter((hand) => end.winner === null || hand.counted);
  const changes = changesOfCount(texts.result, finished);
  const isSum = end.winner !== null && (counted.length > 1 || changes.length > 0);
  return {
    ...headline(texts.result, finished),
    counted,
    others: remarked.filter((hand) => !counted.includes(hand)),
    together: isSum ? end.together : null,
    changes,
    ...lastLineOf(texts.result, finished),
  };
}

/** Sides together, the winner's last; after a block those with fewer pips come first. */
function inOrderOfReading({ end, table, winners }: Finished): readonly HandCount[] {
  const { teams } = table.rules;
  const rank = ({ seat, pips }: HandCount): readonly number[] => {
    const side = sideOf(seat, teams);
    const own = end.hands.filter((other) => sideOf(other.seat, teams) === side);
    const sidePips = pipsOfAll(own.flatMap(({ tiles }) => tiles));
    const isLast = winners.includes(seat) ? 1 : 0;
    return end.ended === 'blocked' ? [isLast, sidePips, side, pips, seat] : [isLast, side, seat];
  };
  return [...end.hands].sort((a, b) => {
    const [first, second] = [rank(a), rank(b)];
    const at = first.findIndex((value, index) => value !== second[index]);
    return at === -1 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
  });
}

function remarkOn(
  result: Texts['result'],
  { end, winners, fewest, table }: Finished,
  hand: HandCount,
): string {
  if (hand.tiles.length === 0 && hand.seat === end.lastSeat) return result.lastTile;
  const remarks: string[] = [];
  if (end.ended === 'blocked' && fewest.includes(hand.seat)) {
    const isShared = table.rules.teams === 'partners' && table.rules.teamBlock === 'team-total';
    remarks.push(isShared ? result.fewestTogether : result.fewest);
  }
  if (end.takenOff > 0 && winners.includes(hand.seat)) remarks.push(result.comesOff);
  else if (!hand.counted && end.winner !== null && remarks.length === 0) remarks.push(result.notCounted);
  return remarks.join(', ');
}
