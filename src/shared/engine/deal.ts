import type { Leader, LeadRule } from '../rules/lead';
import { leadRuleOf } from '../rules/lead';
import type { Rules } from '../rules/rules';
import { unreachable } from '../result';
import type { Drawn, Opening } from './opening';
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

/**
 * Draws the round after a finished one, by chance of its own, or else by what the round before left over. Throws
 * while a round is played and after the game.
 */
export function nextRound(state: State, random: Random = state.secrets.random): Step {
  return dealRound(openingAfter(state), random);
}

function dealRound(opening: Opening, random: Random): Step {
  const drawn = drawTiles(opening.rules, opening.seats, leadRuleOf(opening.rules, opening.last), random);
  const step = layOut(opening, drawn);
  const { redraws } = drawn;
  return redraws === 0 ? step : { ...step, events: [{ type: 'redrawn', times: redraws }, ...step.events] };
}

type LeadKnown = {
  readonly leader: Leader | null;
  readonly lots: readonly Tile[] | null;
  readonly random: Random;
};

/** What lots or chance decide before the hands are drawn; the leader is null where the hands decide. */
function drawLead(rules: Rules, seats: number, rule: LeadRule, random: Random): LeadKnown {
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

/**
 * Draws lots where the lead needs them, and then hands until somebody may lead (rules.md section 3), however often
 * that takes. All of it follows from the chance alone.
 */
export function drawTiles(
  rules: Rules,
  seats: number,
  rule: LeadRule,
  random: Random,
): Drawn & { readonly redraws: number } {
  const lead = drawLead(rules, seats, rule, random);
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
    return { hands, boneyard, leader, lots: lead.lots, random: after, redraws };
  }
}
