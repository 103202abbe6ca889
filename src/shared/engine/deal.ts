import type { Leader, LeadRule } from '../rules/lead';
import { leadRuleOf } from '../rules/lead';
import type { Rules } from '../rules/rules';
import { unreachable } from '../result';
import type { Opening } from './opening';
import { firstOpening, layOut, openingAfter } from './opening';
import type { Random } from './random';
import { below, shuffle } from './random';
import type { State } from './state';
import type { Step } from './step';
import type { Tile } from './tile';
import { tilesOfSet } from './tile';

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
