import type { HandCount, RoundEnd } from '../shared/engine/roundEnd';
import type { Seat } from '../shared/engine/seat';
import { seatsOfSide } from '../shared/engine/seat';
import type { Table } from '../shared/engine/state';
import { unreachable } from '../shared/result';
import type { Who } from '../shared/texts/en/words';
import type { Texts } from '../shared/texts/texts';

/** A hand on the table at the end of a round, and what is written by it. */
export type CountedHand = HandCount & { readonly remark: string };

/** How the score of a round was made, in the order it is read (design.md section 8). */
export type Count = {
  readonly title: string;
  readonly says: string;
  /** The hands that count, a row each. */
  readonly counted: readonly CountedHand[];
  /** The hands that do not, smaller below. */
  readonly others: readonly CountedHand[];
  /** What changes the sum of the counted hands, a line each. */
  readonly changes: readonly { readonly says: string; readonly points: string }[];
  readonly points: string;
  readonly pointsFor: string;
};

export function countOfRound(texts: Texts, table: Table, end: RoundEnd, whose: (seat: Seat) => Who): Count {
  const { result } = texts;
  const winners = end.winner === null ? [] : seatsOfSide(end.winner, table.seats, table.rules.teams);
  const hands = end.ended === 'blocked' ? [...end.hands].sort((a, b) => a.pips - b.pips) : end.hands;
  const fewest = Math.min(...end.hands.map(({ pips }) => pips));
  const remarked = hands.map((hand) => ({ ...hand, remark: remarkOn(result, end, hand, fewest) }));
  // When nobody wins nothing counts, and all hands are shown as equals.
  const counted = remarked.filter((hand) => end.winner === null || hand.counted);
  const changes = [
    ...(end.takenOff > 0
      ? [{ says: takenOff(texts, winners, whose), points: result.minus(end.takenOff) }]
      : []),
    ...(end.boneyardPips > 0 ? [{ says: result.boneyard, points: result.plus(end.boneyardPips) }] : []),
  ];
  const [winner] = winners;
  return {
    ...headline(result, end, whose, winner, fewest),
    counted,
    others: remarked.filter((hand) => !counted.includes(hand)),
    changes,
    points: winner === undefined ? result.none : result.plus(end.points),
    pointsFor: winner === undefined ? result.nothing : result.scores(whose(winner)),
  };
}

function remarkOn(result: Texts['result'], end: RoundEnd, hand: HandCount, fewest: number): string {
  if (hand.tiles.length === 0) return result.lastTile;
  if (end.ended === 'blocked' && hand.pips === fewest) return result.fewest;
  return hand.counted || end.winner === null ? '' : result.notCounted;
}

function takenOff({ result }: Texts, winners: readonly Seat[], whose: (seat: Seat) => Who): string {
  const [winner] = winners;
  return winner === undefined ? '' : result.takenOff(whose(winner));
}

function headline(
  result: Texts['result'],
  end: RoundEnd,
  whose: (seat: Seat) => Who,
  winner: Seat | undefined,
  fewest: number,
): Pick<Count, 'title' | 'says'> {
  const nameOf = (seat: Seat): string => (whose(seat).isYou ? result.youIn : whose(seat).name);
  switch (end.ended) {
    case 'out': {
      const others = end.hands.filter(({ counted }) => counted).map(({ seat }) => nameOf(seat));
      const last = whose(end.lastSeat);
      return { title: result.out(last), says: result.outSays(last, others) };
    }
    case 'blocked': {
      const tied = end.hands.filter(({ pips }) => pips === fewest).map(({ seat }) => nameOf(seat));
      const says = winner === undefined ? result.tieSays(tied) : result.blockedSays(whose(winner));
      return { title: result.blocked, says };
    }
    case 'target':
      return { title: result.target(whose(end.lastSeat)), says: '' };
    default:
      return unreachable(end.ended);
  }
}
