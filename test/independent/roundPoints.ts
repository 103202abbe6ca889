/*
 * A second opinion on who wins a round and with how many points (rules.md sections 5 and 6). Imports nothing: two
 * opinions that share code are one.
 */

export type RoundToScore = {
  readonly ended: 'out' | 'blocked' | 'target';
  /** The seat that played last. */
  readonly last: number;
  readonly hands: readonly (readonly string[])[];
  readonly boneyard: readonly string[];
  readonly rules: {
    readonly teams: string;
    readonly blockScore: string;
    readonly blockTie: string;
    readonly teamBlock: string;
    readonly teamScore: string;
    readonly countBoneyard: boolean;
    readonly playScoring: string;
    readonly roundBonus: string;
  };
};

function weigh(tiles: readonly string[]): number {
  let sum = 0;
  for (const tile of tiles) for (const end of tile.split('-')) sum += Number(end);
  return sum;
}

/** The side that wins, and the points it scores; null and 0 where nobody does. */
export function roundPoints(round: RoundToScore): {
  readonly winner: number | null;
  readonly points: number;
} {
  const { ended, last, hands, boneyard, rules } = round;
  const nobody = { winner: null, points: 0 };
  const inTeams = rules.teams === 'partners';
  const side = (seat: number): number => (inTeams ? seat % 2 : seat);
  const seats = hands.map((_, seat) => seat);
  const sides = [...new Set(seats.map(side))];
  const held = (which: number): number =>
    weigh(seats.filter((seat) => side(seat) === which).flatMap((s) => hands[s]!));

  let winner: number;
  if (ended === 'target') return nobody;
  if (ended === 'out') {
    winner = side(last);
  } else {
    const byHand = inTeams && rules.teamBlock === 'lowest-hand';
    const least = byHand ? Math.min(...hands.map(weigh)) : Math.min(...sides.map(held));
    const tiedSeats = seats.filter((seat) => (byHand ? weigh(hands[seat]!) : held(side(seat))) === least);
    const tiedSides = [...new Set(tiedSeats.map(side))];
    if (tiedSides.length === 1) {
      winner = tiedSides[0]!;
    } else if (rules.blockTie === 'nobody') {
      return nobody;
    } else {
      const lightest = Math.min(...tiedSeats.flatMap((seat) => hands[seat]!.map((tile) => weigh([tile]))));
      const holders = tiedSeats.filter((seat) => hands[seat]!.some((tile) => weigh([tile]) === lightest));
      const holding = [...new Set(holders.map(side))];
      if (holding.length > 1) return nobody;
      winner = holding[0]!;
    }
  }

  const countsAll = inTeams && rules.teamScore === 'all';
  let points = 0;
  for (const seat of seats) if (countsAll || side(seat) !== winner) points += weigh(hands[seat]!);
  if (ended === 'blocked' && rules.blockScore === 'minus-own') points -= held(winner);
  if (ended === 'blocked' && rules.blockScore === 'minus-own-each') {
    points -= held(winner) * (inTeams ? 1 : seats.length - 1);
  }
  if (rules.countBoneyard) points += weigh(boneyard);
  points = Math.max(0, points);
  if (rules.playScoring === 'fives') {
    if (rules.roundBonus === 'none') points = 0;
    else {
      const rest = points % 5;
      points = rest <= 2 ? points - rest : points + 5 - rest;
    }
  }
  return { winner, points };
}
