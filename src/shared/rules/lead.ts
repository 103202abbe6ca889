import type { RoundEnd } from '../engine/roundEnd';
import type { Seat } from '../engine/seat';
import { inOrder, nextSeat, sideOf } from '../engine/seat';
import type { LeadReason } from '../engine/state';
import type { Tile } from '../engine/tile';
import { byWeight, isDouble, lowOf } from '../engine/tile';
import type { OptionTable } from './optionTable';
import type { Rules } from './rules';

export type Leader = { readonly seat: Seat; readonly reason: LeadReason };
type Hands = readonly (readonly Tile[])[];

/** The round before, as far as it bears on who leads next. */
export type LastRound = { readonly leader: Seat; readonly end: RoundEnd; readonly seats: number };

/** Where the leader of a round comes from. */
export type LeadRule =
  | { readonly from: 'lastRound'; readonly leader: Leader }
  /** Null: these hands are not played, everything goes back and is drawn again. */
  | { readonly from: 'hands'; readonly find: (hands: Hands, rules: Rules) => Leader | null }
  /** One tile a seat, drawn face up in seat order before the hands are. */
  | { readonly from: 'lots'; readonly find: (lots: readonly Tile[], rules: Rules) => Leader }
  | { readonly from: 'chance' };

type Lead<Rule> = {
  readonly rule: Rule;
  /** Whether the tile that decided is the tile that must be led; otherwise any tile may be. */
  readonly leadsIt: boolean;
};

function heaviestOf(tiles: readonly Tile[]): Tile | undefined {
  return [...tiles].sort(byWeight)[0];
}

/** Whoever holds the heaviest of the tiles that `counts` lets through. */
function holderOfHeaviest(hands: Hands, reason: LeadReason, counts: (tile: Tile) => boolean): Leader | null {
  const heaviest = heaviestOf(hands.flat().filter(counts));
  if (heaviest === undefined) return null;
  return { seat: hands.findIndex((hand) => hand.includes(heaviest)), reason };
}

/** `noDouble`: who leads when nobody holds a double; null for drawing again (rules.md section 3). */
export const NO_DOUBLE: OptionTable<Rules['noDouble'], (hands: Hands) => Leader | null> = {
  redraw: () => null,
  heaviest: (hands) => holderOfHeaviest(hands, 'heaviest-tile', () => true),
};

const HIGHEST_DOUBLE: LeadRule = {
  from: 'hands',
  find: (hands, rules) =>
    holderOfHeaviest(hands, 'highest-double', isDouble) ?? NO_DOUBLE[rules.noDouble](hands),
};

const TOP_DOUBLE: LeadRule = {
  from: 'hands',
  find: (hands, { set }) => holderOfHeaviest(hands, 'top-double', (tile) => lowOf(tile) === set),
};

/** `lots`: which of the tiles drawn for the lead wins it. */
export const LOTS: OptionTable<Rules['lots'], (lots: readonly Tile[]) => Tile | undefined> = {
  heaviest: heaviestOf,
  'highest-double': (lots) => heaviestOf(lots.filter(isDouble)) ?? heaviestOf(lots),
};

const DRAW_LOTS: LeadRule = {
  from: 'lots',
  find: (lots, rules) => {
    const best = LOTS[rules.lots](lots);
    return { seat: lots.findIndex((lot) => lot === best), reason: 'lots' };
  },
};

const CHANCE: LeadRule = { from: 'chance' };

/** `firstLead`: who leads the first round. */
export const FIRST_LEAD: OptionTable<Rules['firstLead'], Lead<LeadRule>> = {
  'highest-double': { rule: HIGHEST_DOUBLE, leadsIt: true },
  'highest-double-any-tile': { rule: HIGHEST_DOUBLE, leadsIt: false },
  'top-double-only': { rule: TOP_DOUBLE, leadsIt: true },
  'draw-lots': { rule: DRAW_LOTS, leadsIt: false },
  random: { rule: CHANCE, leadsIt: false },
};

type AfterRound = (last: LastRound, rules: Rules) => LeadRule;

function leads(seat: Seat, reason: LeadReason): LeadRule {
  return { from: 'lastRound', leader: { seat, reason } };
}

const rotate: AfterRound = ({ leader, seats }, { direction }) =>
  leads(nextSeat(leader, seats, direction), 'rotation');

/** `tiedLead`: who leads after a round that nobody won, where the winner would. */
export const TIED_LEAD: OptionTable<Rules['tiedLead'], AfterRound> = {
  rotate,
  same: ({ leader }) => leads(leader, 'same-again'),
  random: () => CHANCE,
};

/** Of a team that won, who went out; after a block who holds fewer pips, or else comes earlier in order of play. */
const winnerLeads: AfterRound = (last, rules) => {
  const { end, leader, seats } = last;
  const { winner, ended, lastSeat } = end;
  if (winner === null) return TIED_LEAD[rules.tiedLead](last, rules);
  if (ended === 'out') return leads(lastSeat, 'winner');
  const pips = (seat: Seat): number => end.hands[seat]?.pips ?? 0;
  const [seat = leader] = inOrder(leader, seats, rules.direction)
    .filter((each) => sideOf(each, rules.teams) === winner)
    .sort((a, b) => pips(a) - pips(b));
  return leads(seat, 'winner');
};

/** `laterLead`: who leads the rounds after the first. */
export const LATER_LEAD: OptionTable<Rules['laterLead'], Lead<AfterRound>> = {
  rotate: { rule: rotate, leadsIt: false },
  winner: { rule: winnerLeads, leadsIt: false },
  'highest-double': { rule: () => HIGHEST_DOUBLE, leadsIt: true },
};

/** Where the leader comes from, in the first round (`last` is null) or after another. */
export function leadRuleOf(rules: Rules, last: LastRound | null): LeadRule {
  if (last === null) return FIRST_LEAD[rules.firstLead].rule;
  return LATER_LEAD[rules.laterLead].rule(last, rules);
}

/**
 * Where the leader of a round came from, for somebody who sees the round but not the one before it: all that chance
 * and hands decided, and the word of the table for what the last round did.
 */
export function leadRuleSeen(rules: Rules, round: number, leader: Leader): LeadRule {
  if (round === 1) return FIRST_LEAD[rules.firstLead].rule;
  if (rules.laterLead === 'highest-double') return HIGHEST_DOUBLE;
  return leader.reason === 'chance' ? CHANCE : { from: 'lastRound', leader };
}

/** Whether the tile that decided who leads a round is the tile led, where a tile of the hands decided. */
export function isDecidingTileLed(rules: Rules, round: number): boolean {
  const lead = round === 1 ? FIRST_LEAD[rules.firstLead] : LATER_LEAD[rules.laterLead];
  return lead.leadsIt;
}

/** The tiles of the leader's hand that may be led. */
export function tilesToLead(
  rules: Rules,
  round: number,
  reason: LeadReason,
  hand: readonly Tile[],
): readonly Tile[] {
  if (!isDecidingTileLed(rules, round)) return hand;
  const tile = heaviestOf(reason === 'heaviest-tile' ? hand : hand.filter(isDouble));
  return tile === undefined ? [] : [tile];
}
