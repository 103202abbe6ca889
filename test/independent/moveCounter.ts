import type { LaidTile, Place } from './openPlaces';
import { openPlaces } from './openPlaces';

/*
 * Counts the sequences of moves a dealt round allows, by trying all of them: slow, plain and with nothing of the
 * engine in it. A tile that fits two places is two moves, also where the places are equal.
 */

export type CountedRound = {
  readonly hands: readonly (readonly string[])[];
  readonly boneyard: readonly string[];
  readonly toMove: number;
  /** The one tile that may be led; null where any may be. */
  readonly lead: string | null;
  readonly line: readonly LaidTile[];
  readonly drawn: number;
  /** Points made in play so far, by side. */
  readonly points: readonly number[];
  readonly rules: CountedRules;
};

export type CountedRules = {
  readonly drawsInATurn: number;
  readonly reserve: number;
  readonly mayDrawByChoice: boolean;
  readonly spins: boolean;
  /** 1 for clockwise, -1 for the other way. */
  readonly direction: 1 | -1;
  /** How many sides score: one for each seat, or two in partners. */
  readonly sides: number;
  /** The points in play that end the game at once; infinite where plays score nothing. */
  readonly target: number;
};

function fits(tile: string, places: readonly Place[]): readonly string[] {
  const shown = tile.split('-').map(Number);
  return places.filter((place) => shown.includes(place.pips)).map((place) => place.end);
}

function after(round: CountedRound, changes: Partial<CountedRound>): CountedRound {
  return { ...round, ...changes };
}

function nextToMove({ toMove, hands, rules }: CountedRound): number {
  return (toMove + rules.direction + hands.length) % hands.length;
}

function isOver({ hands, boneyard, line, points, rules }: CountedRound, places: readonly Place[]): boolean {
  if (points.some((made) => made >= rules.target)) return true;
  if (hands.some((hand) => hand.length === 0)) return true;
  if (line.length === 0) return false;
  if (rules.drawsInATurn > 0 && boneyard.length > rules.reserve) return false;
  return hands.every((hand) => hand.every((tile) => fits(tile, places).length === 0));
}

function withHand(
  hands: CountedRound['hands'],
  seat: number,
  hand: readonly string[],
): CountedRound['hands'] {
  return hands.map((other, index) => (index === seat ? hand : other));
}

/** Every round that one move may lead to; none where it is over. */
export function successors(round: CountedRound): readonly CountedRound[] {
  const places = openPlaces(round.line, round.rules.spins);
  if (isOver(round, places)) return [];
  const { hands, boneyard, toMove, lead, line, drawn, points, rules } = round;
  const hand = hands[toMove]!;
  const lay = (tile: string, end: string | null): CountedRound => {
    const left = hand.filter((held) => held !== tile);
    const longer = [...line, { tile, end }];
    const sum = openPlaces(longer, rules.spins).reduce((worth, place) => worth + place.worth, 0);
    return after(round, {
      hands: withHand(hands, toMove, left),
      toMove: nextToMove(round),
      line: longer,
      drawn: 0,
      points: points.map((made, side) => made + (side === toMove % rules.sides && sum % 5 === 0 ? sum : 0)),
    });
  };
  if (line.length === 0)
    return hand.filter((tile) => lead === null || tile === lead).map((tile) => lay(tile, null));

  const plays = hand.flatMap((tile) => fits(tile, places).map((end) => lay(tile, end)));
  const mayDraw = drawn < rules.drawsInATurn && boneyard.length > rules.reserve;
  const draw = after(round, {
    hands: withHand(hands, toMove, [...hand, boneyard[0]!]),
    boneyard: boneyard.slice(1),
    drawn: drawn + 1,
  });
  const pass = after(round, { toMove: nextToMove(round), drawn: 0 });
  if (plays.length > 0) return mayDraw && rules.mayDrawByChoice ? [...plays, draw] : plays;
  return [mayDraw ? draw : pass];
}

/** How many sequences of exactly `moves` moves begin here; a round that is over has none. */
export function countMoves(round: CountedRound, moves: number): number {
  if (moves === 0) return 1;
  return successors(round).reduce((sum, next) => sum + countMoves(next, moves - 1), 0);
}
