import type { Seat, Side } from '../engine/seat';
import { sideOf } from '../engine/seat';
import type { Tile } from '../engine/tile';
import { pipsOf, pipsOfAll } from '../engine/tile';
import type { OptionTable } from './optionTable';
import type { Rules } from './rules';

type Hands = readonly (readonly Tile[])[];
type Teams = Rules['teams'];

/** The players who share the fewest pips, by whatever counts as fewest. */
type Fewest = readonly Seat[];

function seatsWithLeast(hands: Hands, pipsFor: (seat: Seat) => number): Fewest {
  const pips = hands.map((_, seat) => pipsFor(seat));
  const least = Math.min(...pips);
  return pips.flatMap((count, seat) => (count === least ? [seat] : []));
}

/** `teamBlock`: whose pips are the fewest in a blocked round; without teams everybody is their own side (rules.md section 5). */
export const TEAM_BLOCK: OptionTable<Rules['teamBlock'], (hands: Hands, teams: Teams) => Fewest> = {
  'team-total': (hands, teams) =>
    seatsWithLeast(hands, (seat) =>
      pipsOfAll(hands.filter((_, other) => sideOf(other, teams) === sideOf(seat, teams)).flat()),
    ),
  'lowest-hand': (hands) => seatsWithLeast(hands, (seat) => pipsOfAll(hands[seat] ?? [])),
};

/** The side that alone holds the lightest of these players' tiles; null where several do. */
function holderOfLightest(hands: Hands, tied: Fewest, teams: Teams): Side | null {
  const pips = tied.flatMap((seat) => (hands[seat] ?? []).map(pipsOf));
  const lightest = Math.min(...pips);
  const holders = tied.filter((seat) => hands[seat]?.some((tile) => pipsOf(tile) === lightest));
  const [side = null, ...others] = new Set(holders.map((seat) => sideOf(seat, teams)));
  return others.length === 0 ? side : null;
}

/** `blockTie`: who wins a blocked round in which several sides share the fewest; null for nobody. */
export const BLOCK_TIE: OptionTable<
  Rules['blockTie'],
  (hands: Hands, tied: Fewest, teams: Teams) => Side | null
> = {
  nobody: () => null,
  'lightest-tile': holderOfLightest,
};

type Block = { readonly own: number; readonly opponents: number; readonly teams: Teams };

/** `blockScore`: what comes off the counted hands in a blocked round. */
export const BLOCK_SCORE: OptionTable<Rules['blockScore'], (block: Block) => number> = {
  others: () => 0,
  'minus-own': ({ own }) => own,
  'minus-own-each': ({ own, opponents, teams }) => (teams === 'partners' ? own : own * opponents),
};

/** `teamScore`: whether a seat's hand counts for the side that won. */
export const TEAM_SCORE: OptionTable<Rules['teamScore'], (side: Side, winner: Side) => boolean> = {
  opponents: (side, winner) => side !== winner,
  all: () => true,
};
