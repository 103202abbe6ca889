import type { LastRound, Leader } from '../rules/lead';
import { leadRuleOf } from '../rules/lead';
import type { Rules } from '../rules/rules';
import type { Result } from '../result';
import { err, ok } from '../result';
import type { GameEvent } from './events';
import { EMPTY_LINE } from './lay';
import type { Random } from './random';
import { shuffle } from './random';
import type { RoundLine } from './roundEnd';
import type { Seat } from './seat';
import { sidesOf } from './seat';
import type { State } from './state';
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

/** Draws hands until somebody may lead (rules.md section 3), however often that takes. */
function dealRound(opening: Opening, random: Random): Step {
  const { rules, seats, last } = opening;
  const rule = leadRuleOf(rules, last);
  const set = tilesOfSet(rules.set);
  let after = random;
  for (let redraws = 0; ; redraws++) {
    let mixed: readonly Tile[];
    [mixed, after] = shuffle(set, after);
    const hands = Array.from({ length: seats }, (_, seat) =>
      mixed.slice(seat * rules.handSize, (seat + 1) * rules.handSize),
    );
    const leader = rule.from === 'hands' ? rule.find(hands, rules) : rule.leader;
    if (leader === null) continue;
    const boneyard = mixed.slice(seats * rules.handSize);
    const step = layOut(opening, { hands, boneyard, leader, random: after });
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
  /** What goes on being drawn from after the round; a record needs none. */
  readonly random: Random;
};

/** Why a known deal cannot be played: the rules draw again, or let somebody else lead. */
export type DealTrouble =
  { readonly code: 'draws-again' } | { readonly code: 'other-leader'; readonly leader: Seat };

/** Deals known tiles; refuses hands and leaders that the rules of the lead contradict (rules.md section 3). */
export function dealGiven(opening: Opening, given: GivenDeal): Result<Step, DealTrouble> {
  const rule = leadRuleOf(opening.rules, opening.last);
  const leader = rule.from === 'hands' ? rule.find(given.hands, opening.rules) : rule.leader;
  if (leader === null) return err({ code: 'draws-again' });
  if (given.leader !== null && given.leader !== leader.seat) {
    return err({ code: 'other-leader', leader: leader.seat });
  }
  return ok(layOut(opening, { ...given, leader }));
}

function layOut(opening: Opening, { hands, boneyard, leader, random }: Drawn): Step {
  const { rules, seats, round, scores, rounds } = opening;
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
    events: [{ type: 'dealt', round, leader: leader.seat, reason: leader.reason }],
  };
}
