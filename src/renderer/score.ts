import type { Seat, Side } from '../shared/engine/seat';
import { seatsOfSide, sideOf, sidesOf } from '../shared/engine/seat';
import type { Table } from '../shared/engine/state';
import type { Who } from '../shared/texts/en/words';
import type { Texts } from '../shared/texts/texts';

export type SideScore = { readonly side: Side; readonly name: string; readonly score: number };

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
    const names = seatsOfSide(side, seats, rules.teams).map((seat) => whose(seat));
    return {
      side,
      name: names.map(({ name, isYou }) => (isYou ? play.you : name)).join(' & '),
      score: scores[side] ?? 0,
    };
  });
}
