import { sideOf, sidesOf } from '../../../shared/engine/seat';
import { DRAWING, RESERVE } from '../../../shared/rules/drawing';
import { PLAY_SCORING } from '../../../shared/rules/playScore';
import { TEAM_SCORE } from '../../../shared/rules/roundScore';
import type { Rules } from '../../../shared/rules/rules';
import { ENDS, WAYS } from './numbers';

/** What the rules come to at a table of so many seats, ready for a loop that looks nothing up. */
export type Terms = {
  readonly rules: Rules;
  readonly seats: number;
  readonly sides: number;
  /** The side of each seat. */
  readonly side: Int32Array;
  /** How many seats on the next one sits. */
  readonly step: number;
  /** How many tiles a seat may draw in a turn. */
  readonly drawsMost: number;
  /** How many tiles of the boneyard stay in it. */
  readonly kept: number;
  readonly mayChooseToDraw: boolean;
  /** Whether the first double takes tiles on all four sides. */
  readonly spins: boolean;
  /** How many ends there may ever be. */
  readonly ends: number;
  /** Whether plays score. */
  readonly scores: boolean;
  /** The score that ends the game at the very play that reaches it. */
  readonly endsAt: number;
  /** Whether a hand of the first side counts for the second, by `first * sides + second`. */
  readonly counts: Uint8Array;
};

const SPINS: Readonly<Record<Rules['spinner'], boolean>> = { none: false, 'first-double': true };
const ENDS_AT_ONCE: Readonly<Record<Rules['targetReached'], boolean>> = {
  'at-once': true,
  'after-round': false,
};

/** The terms of a game. What a tile may do where `placing` narrows it is left out: no playout knows the table's geometry. */
export function termsOf(rules: Rules, seats: number): Terms {
  const sides = sidesOf(seats, rules.teams);
  const isCounted = TEAM_SCORE[rules.teams === 'partners' ? rules.teamScore : 'opponents'];
  return {
    rules,
    seats,
    sides: sides.length,
    side: Int32Array.from({ length: seats }, (_, seat) => sideOf(seat, rules.teams)),
    step: rules.direction === 'clockwise' ? 1 : seats - 1,
    drawsMost: DRAWING[rules.drawing],
    kept: DRAWING[rules.drawing] === 0 ? Infinity : RESERVE[rules.reserve](seats),
    mayChooseToDraw: rules.drawByChoice,
    spins: SPINS[rules.spinner],
    ends: SPINS[rules.spinner] ? ENDS : WAYS,
    scores: PLAY_SCORING[rules.playScoring].countsEnds,
    endsAt: ENDS_AT_ONCE[rules.targetReached] ? rules.target : Infinity,
    counts: Uint8Array.from(sides.flatMap((side) => sides.map((winner) => Number(isCounted(side, winner))))),
  };
}
