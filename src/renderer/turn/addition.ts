import { layByRules } from '../../shared/engine/layByRules';
import type { End, Line } from '../../shared/engine/line';
import type { Table } from '../../shared/engine/state';
import type { Tile } from '../../shared/engine/tile';
import { PLAY_SCORING } from '../../shared/rules/playScore';
import type { Rules } from '../../shared/rules/rules';

/** The open ends in the order they are read: round the table, from the left. */
const ROUND_THE_TABLE: readonly End[] = ['left', 'up', 'right', 'down'];

/** The open ends added up, and what that scores (rules.md section 6). */
export type Addition = {
  /** What each end counts, round the table; a spinner's bare tips are none of them. */
  readonly counts: readonly number[];
  readonly sum: number;
  readonly scored: number;
};

/** Whether plays may score, so that people want to see what the ends add up to. */
export function scoresInPlay(rules: Rules): boolean {
  return PLAY_SCORING[rules.playScoring].countsEnds;
}

/** The open ends in the order they are read. */
export function openEnds(line: Line): readonly End[] {
  return ROUND_THE_TABLE.filter((end) => line.ends[end] !== undefined);
}

/** Whether an open end counts nothing because no tile lies there yet: the short end of a spinner. */
export function isBareTip(line: Line, end: End): boolean {
  return (end === 'up' || end === 'down') && !line.laid.some((laid) => laid.end === end);
}

/** The open ends that count something, in the order they are read. */
export function countingEnds(line: Line): readonly End[] {
  return openEnds(line).filter((end) => !isBareTip(line, end));
}

/** The ends of a line as they count now; `scored` is what the last play made of them. */
export function additionOf(line: Line, sum: number, scored: number): Addition {
  return { counts: countingEnds(line).map((end) => line.ends[end]?.counts ?? 0), sum, scored };
}

/** The ends on the table as they stand, and what the play that made them scored. */
export function additionNow({ line, turns }: Table): Addition {
  const counts = additionOf(line, 0, 0).counts;
  const last = turns.findLast(({ did }) => did === 'play');
  const sum = counts.reduce((all, count) => all + count, 0);
  return { counts, sum, scored: last?.did === 'play' ? (last.scored ?? 0) : 0 };
}

/**
 * What the ends would add up to after `tile` is laid at `end`, and what that would score; null where plays score
 * nothing. The engine's own sum: it throws, as the engine does, on a tile that does not fit.
 */
export function additionAfter({ rules, line, leader }: Table, tile: Tile, end: End | null): Addition | null {
  if (!scoresInPlay(rules)) return null;
  const { line: after, sum, scored } = layByRules(rules, line, { tile, seat: leader, end });
  return additionOf(after, sum, scored);
}

/** The spinner while its tips are closed; null where there is none, or they are open. */
export function closedSpinner({ laid, ends, spinner }: Line): Tile | null {
  if (spinner === null || ends.up !== undefined) return null;
  return laid[spinner]?.tile ?? null;
}
