import { PLAY_SCORING } from '../rules/playScore';
import type { Rules } from '../rules/rules';
import { SPINNER } from '../rules/spinner';
import { lay, sumOfEnds } from './lay';
import type { Laid, Line } from './line';

/** What a play comes to. */
export type Outcome = {
  readonly line: Line;
  /** What the open ends then add up to. */
  readonly sum: number;
  /** What that scores at once; 0 where the rules give nothing during play. */
  readonly scored: number;
};

/**
 * A tile laid by the rules of a table: the engine plays by it, and screens say by it what a play would score before
 * it is made (rules.md sections 4 and 6). Throws on a tile that does not fit.
 */
export function layByRules(rules: Rules, line: Line, laid: Laid): Outcome {
  const spins = SPINNER[rules.spinner](line, laid.tile);
  const after = lay(line, laid, spins);
  const sum = sumOfEnds(after.ends);
  return { line: after, sum, scored: PLAY_SCORING[rules.playScoring].forPlay(sum) };
}
