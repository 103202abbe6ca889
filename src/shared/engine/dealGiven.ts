import type { Leader, LeadRule } from '../rules/lead';
import { leadRuleOf } from '../rules/lead';
import type { Result } from '../result';
import { err, ok, unreachable } from '../result';
import type { Opening } from './opening';
import { layOut } from './opening';
import type { Random } from './random';
import type { Seat } from './seat';
import type { LeadReason } from './state';
import type { Step } from './step';
import type { Tile } from './tile';

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
