import type { SetTop } from '../engine/tile';
import type { OptionTable } from './optionTable';
import type { Rules } from './rules';

type PlayScoring = {
  /** Whether what an open end counts makes a difference to the game. */
  readonly countsEnds: boolean;
  /** What a play scores at once, from the sum of the open ends after it. */
  readonly forPlay: (sum: number) => number;
  /** What the points of rules.md section 5 become. */
  readonly forRound: (points: number, rules: Rules) => number;
};

/** `roundBonus`: what the points of a round come to where plays score too. No number of points lies midway. */
export const ROUND_BONUS: OptionTable<Rules['roundBonus'], (points: number) => number> = {
  rounded: (points) => 5 * Math.round(points / 5),
  none: () => 0,
};

/** `playScoring` (rules.md section 6). */
export const PLAY_SCORING: OptionTable<Rules['playScoring'], PlayScoring> = {
  none: { countsEnds: false, forPlay: () => 0, forRound: (points) => points },
  fives: {
    countsEnds: true,
    forPlay: (sum) => (sum % 5 === 0 ? sum : 0),
    forRound: (points, { roundBonus }) => ROUND_BONUS[roundBonus](points),
  },
};

/** The most that one play can score in All Fives, by set: shown by going through all that may lie open at once. */
export const MOST_IN_A_PLAY: Readonly<Record<SetTop, number>> = { 6: 35, 9: 60, 12: 80, 15: 100, 18: 130 };
