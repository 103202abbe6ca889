import type { RoundEnd } from '../../shared/engine/roundEnd';
import type { Seat, Side } from '../../shared/engine/seat';
import { seatsOfSide, sideOf, sidesOf } from '../../shared/engine/seat';
import type { Table } from '../../shared/engine/state';
import type { Who } from '../../shared/texts/who';
import type { Texts } from '../../shared/texts/book';
import { scoresInPlay } from '../turn/addition';

/** The sign of a side in partners (design.md section 2). */
export type SideMark = 'disc' | 'diamond';

export type SideScore = {
  readonly side: Side;
  /** Null where everybody plays alone. */
  readonly mark: SideMark | null;
  /** `Us`, `Rosa`, or on the TV `Inês & Rosa`. */
  readonly name: string;
  /** Who they are, where the name does not say; else empty. */
  readonly members: readonly string[];
  readonly score: number;
  /** What the side's plays scored in this round so far. */
  readonly made: number;
};

/** What a round's count gave to whom, beside what plays scored. */
export type Counted = { readonly side: Side; readonly points: number };

/** The sign of the side a seat is on: mine is the disc, for whoever has no seat the first side is. */
export function markOf({ rules }: Table, seat: Seat, mySeat: Seat | null): SideMark | null {
  if (rules.teams === 'none') return null;
  return sideOf(seat, rules.teams) === sideOf(mySeat ?? 0, rules.teams) ? 'disc' : 'diamond';
}

/** Whether a seat plays together with mine. */
export function isPartner({ rules }: Table, seat: Seat, mySeat: Seat | null): boolean {
  if (rules.teams === 'none' || mySeat === null || seat === mySeat) return false;
  return sideOf(seat, rules.teams) === sideOf(mySeat, rules.teams);
}

/** Every side with its name as `whose` reads it and its running score; the side of `mySeat` comes first. */
export function sideScores(
  { play }: Texts,
  table: Table,
  whose: (seat: Seat) => Who,
  mySeat: Seat | null,
): readonly SideScore[] {
  const { seats, rules, scores } = table;
  const mine = mySeat === null ? null : sideOf(mySeat, rules.teams);
  const sides = [...sidesOf(seats, rules.teams)].sort((a, b) => Number(b === mine) - Number(a === mine));
  return sides.map((side) => {
    const members = seatsOfSide(side, seats, rules.teams);
    const first = members[0] ?? 0;
    return {
      side,
      mark: markOf(table, first, mySeat),
      ...named(play, members.map(whose), rules.teams === 'partners' && mine !== null),
      score: scores[side] ?? 0,
      made: madeInPlay(table, side),
    };
  });
}

/** The points at the end of a round where plays scored too, so that a pad can keep the two apart; else null. */
export function countedFor({ rules }: Table, { winner, points }: RoundEnd): Counted | null {
  return scoresInPlay(rules) && winner !== null ? { side: winner, points } : null;
}

function named(
  play: Texts['play'],
  members: readonly Who[],
  asTeams: boolean,
): Pick<SideScore, 'name' | 'members'> {
  const names = members.filter(({ isYou }) => !isYou).map(({ name }) => name);
  const isMine = names.length < members.length;
  if (asTeams && isMine) return { name: play.us, members: [play.youIn, ...names] };
  if (asTeams) return { name: play.them, members: names };
  return { name: members.map(({ name, isYou }) => (isYou ? play.you : name)).join(' & '), members: [] };
}

/** What the plays of a side scored in this round (rules.md section 6). */
function madeInPlay({ turns, rules }: Table, side: Side): number {
  return turns.reduce((sum, turn) => {
    const isTheirs = turn.did === 'play' && sideOf(turn.seat, rules.teams) === side;
    return isTheirs ? sum + (turn.scored ?? 0) : sum;
  }, 0);
}
