/*
 * How many deals a lead takes in the mean, by counting alone (rules.md section 3). Imports nothing: two opinions
 * that share code are one.
 */

export type Needed = {
  /** The top number of the set. */
  readonly top: number;
  /** How many tiles all hands hold together. */
  readonly dealt: number;
  /** What one of the hands must hold. */
  readonly needs: 'any double' | 'the top double' | 'nothing';
};

/** The mean number of deals until one can be played; infinite where none ever can. */
export function dealsNeeded({ top, dealt, needs }: Needed): number {
  const tiles = ((top + 1) * (top + 2)) / 2;
  const wanted = { 'any double': top + 1, 'the top double': 1, nothing: tiles }[needs];
  let missed = 1;
  for (let drawn = 0; drawn < dealt; drawn++) {
    missed *= Math.max(0, tiles - wanted - drawn) / (tiles - drawn);
  }
  return 1 / (1 - missed);
}
