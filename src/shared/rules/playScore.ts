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

/** `playScoring` (rules.md section 6). */
export const PLAY_SCORING: OptionTable<Rules['playScoring'], PlayScoring> = {
  none: { countsEnds: false, forPlay: () => 0, forRound: (points) => points },
};
