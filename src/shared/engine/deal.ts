import type { LastRound, Leader, LeadRule } from '../rules/lead';
import { leadRuleOf } from '../rules/lead';
import type { Rules } from '../rules/rules';
import type { Result } from '../result';
import { err, ok, unreachable } from '../result';
import type { GameEvent } from './events';
import { EMPTY_LINE } from './lay';
import type { Random } from './random';
import { below, shuffle } from './random';
import type { RoundLine } from './roundEnd';
import type { Seat } from './seat';
import { sidesOf } from './seat';
import type { LeadReason, State } from './state';
import type { Tile } from './tile';
import { tilesOfSet } from './tile';

/** A state, and what everybody saw on the way to it. */
export type Step = { readonly state: State; readonly events: readonly GameEvent[] };

/** What stands before the tiles of a round are drawn. */
export type Opening = {
  readonly rules: Rules;
  readonly seats: number;
  /** Counted from 1. */
  readonly round: number;
  readonly scores: readonly number[];
  readonly rounds: readonly RoundLine[];
  /** Null before the first round. */
  readonly last: LastRound | null;
};

type Drawn = {
  readonly hands: readonly (readonly Tile[])[];
  readonly boneyard: readonly Tile[];
  readonly leader: Leader;
  readonly lots: readonly Tile[] | null;
  readonly random: Random;
};

/** Before the first round of a game. */
export function firstOpening(rules: Rules, seats: number): Opening {
  const scores = sidesOf(seats, rules.teams).map(() => 0);
  return { rules, seats, round: 1, scores, rounds: [], last: null };
}

/** Before the round after this one. Throws while a round is played and after the game. */
export function openingAfter({ table }: State): Opening {
  const { rules, seats, round, leader, scores, rounds, phase } = table;
  if (phase.at !== 'roundOver') throw new Error(`No round can follow: ${phase.at}`);
  return { rules, seats, round: round + 1, scores, rounds, last: { leader, end: phase.end, seats } };
}

/** Draws the first round of a game. The rules have passed `check` for this many seats. */
export function startGame(rules: Rules, seats: number, random: Random): Step {
  return dealRound(firstOpening(rules, seats), random);
}

/** Draws the round after a finished one. Throws while a round is played and after the game. */
export function nextRound(state: State): Step {
  return dealRound(openingAfter(state), state.secrets.random);
}

type LeadKnown = {
  readonly leader: Leader | null;
  readonly lots: readonly Tile[] | null;
  readonly random: Random;
};

/** What lots or chance decide before the hands are drawn; the leader is null where the hands decide. */
function drawLead({ rules, seats }: Opening, rule: LeadRule, random: Random): LeadKnown {
  switch (rule.from) {
    case 'lastRound':
      return { leader: rule.leader, lots: null, random };
    case 'hands':
      return { leader: null, lots: null, random };
    case 'chance': {
      const [seat, after] = below(random, seats);
      return { leader: { seat, reason: 'chance' }, lots: null, random: after };
    }
    case 'lots': {
      const [mixed, after] = shuffle(tilesOfSet(rules.set), random);
      const lots = mixed.slice(0, seats);
      return { leader: rule.find(lots, rules), lots, random: after };
    }
    default:
      return unreachable(rule);
  }
}

/** Draws hands until somebody may lead (rules.md section 3), however often that takes. */
function dealRound(opening: Opening, random: Random): Step {
  const { rules, seats, last } = opening;
  const rule = leadRuleOf(rules, last);
  const lead = drawLead(opening, rule, random);
  const set = tilesOfSet(rules.set);
  let after = lead.random;
  for (let redraws = 0; ; redraws++) {
    let mixed: readonly Tile[];
    [mixed, after] = shuffle(set, after);
    const hands = Array.from({ length: seats }, (_, seat) =>
      mixed.slice(seat * rules.handSize, (seat + 1) * rules.handSize),
    );
    const leader = rule.from === 'hands' ? rule.find(hands, rules) : lead.leader;
    if (leader === null) continue;
    const boneyard = mixed.slice(seats * rules.handSize);
    const step = layOut(opening, { hands, boneyard, leader, lots: lead.lots, random: after });
    return redraws === 0 ? step : { ...step, events: [{ type: 'redrawn', times: redraws }, ...step.events] };
  }
}

/** A round whose tiles are known, as a record has it. */
export type GivenDeal = {
  readonly hands: readonly (readonly Tile[])[];
  /** In the order it is drawn. */
  readonly boneyard: readonly Tile[];
  /** Null: the rules decide. */
  readonly leader: Seat | null;
  /** One different tile a seat, where lots were drawn and are known; then they decide. */
  readonly lots: readonly Tile[] | null;
  /** What goes on being drawn from after the round; a record needs none. */
  readonly random: Random;
};

/** Why a known deal cannot be played. */
export type DealTrouble =
  | { readonly code: 'draws-again' | 'lots-not-drawn' | 'leader-by-chance' }
  | { readonly code: 'other-leader'; readonly leader: Seat };

/** Deals known tiles; refuses hands, lots and leaders that the rules of the lead contradict (rules.md section 3). */
export function dealGiven(opening: Opening, given: GivenDeal): Result<Step, DealTrouble> {
  const rule = leadRuleOf(opening.rules, opening.last);
  if (given.lots !== null && rule.from !== 'lots') return err({ code: 'lots-not-drawn' });
  const leader = leaderOf(opening, rule, given);
  if (!leader.ok) return leader;
  const { seat } = leader.value;
  if (given.leader !== null && given.leader !== seat) return err({ code: 'other-leader', leader: seat });
  return ok(layOut(opening, { ...given, leader: leader.value }));
}

/** The leader by the rules; by the deal's own word where the rules leave it to chance. */
function leaderOf({ rules }: Opening, rule: LeadRule, given: GivenDeal): Result<Leader, DealTrouble> {
  switch (rule.from) {
    case 'lastRound':
      return ok(rule.leader);
    case 'hands': {
      const leader = rule.find(given.hands, rules);
      return leader === null ? err({ code: 'draws-again' }) : ok(leader);
    }
    case 'lots':
      if (given.lots !== null) return ok(rule.find(given.lots, rules));
      return saidLeader(given, 'lots');
    case 'chance':
      return saidLeader(given, 'chance');
    default:
      return unreachable(rule);
  }
}

function saidLeader({ leader }: GivenDeal, reason: LeadReason): Result<Leader, DealTrouble> {
  return leader === null ? err({ code: 'leader-by-chance' }) : ok({ seat: leader, reason });
}

function layOut(opening: Opening, { hands, boneyard, leader, lots, random }: Drawn): Step {
  const { rules, seats, round, scores, rounds } = opening;
  const dealt: GameEvent = { type: 'dealt', round, leader: leader.seat, reason: leader.reason };
  return {
    state: {
      table: {
        rules,
        seats,
        round,
        leader: leader.seat,
        leadReason: leader.reason,
        line: EMPTY_LINE,
        held: hands.map((hand) => hand.length),
        boneyard: boneyard.length,
        turns: [],
        scores,
        rounds,
        phase: { at: 'turn', toMove: leader.seat, drawn: 0 },
      },
      secrets: { hands, boneyard, random },
    },
    events: [lots === null ? dealt : { ...dealt, lots }],
  };
}
