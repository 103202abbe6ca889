import type { LastRound, Leader } from '../rules/lead';
import type { Rules } from '../rules/rules';
import type { GameEvent } from './events';
import { EMPTY_LINE } from './lay';
import type { Random } from './random';
import type { RoundLine } from './roundEnd';
import { sidesOf } from './seat';
import type { State } from './state';
import type { Step } from './step';
import type { Tile } from './tile';

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

/** Tiles that were drawn, and who leads with them. */
export type Drawn = {
  readonly hands: readonly (readonly Tile[])[];
  readonly boneyard: readonly Tile[];
  readonly leader: Leader;
  readonly lots: readonly Tile[] | null;
  readonly random: Random;
};

/** The round as it begins with these tiles, and what everybody sees of it. */
export function layOut(opening: Opening, { hands, boneyard, leader, lots, random }: Drawn): Step {
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
