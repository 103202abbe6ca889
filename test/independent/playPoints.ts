/*
 * A second opinion on what a play scores at once and on who has won the game (rules.md sections 6 and 7). Imports
 * nothing: two opinions that share code are one.
 */

/** What a play scores at once that leaves open places worth so much together. */
export function playPoints(sum: number, playScoring: string): number {
  return playScoring === 'fives' && ['0', '5'].includes(String(sum).slice(-1)) ? sum : 0;
}

export type Target = { readonly target: number; readonly targetReached: string };

/** The side that has won the game by these scores, in mid-round or after the round; null where none has. */
export function gameWinner(scores: readonly number[], isRoundOver: boolean, rules: Target): number | null {
  if (rules.targetReached === 'after-round' && !isRoundOver) return null;
  const [best, second] = scores.map((score, side) => ({ score, side })).sort((a, b) => b.score - a.score);
  if (best!.score < rules.target || best!.score === second!.score) return null;
  return best!.side;
}
