/** One line of a bench (records.md): what was measured, beside a yardstick measured in the same run. */
export type BenchResult = {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly yardstick: number | null;
  /** Ours divided by the yardstick; null where there is none. */
  readonly ratio: number | null;
  /** How many measurements the figures come from. */
  readonly n: number;
  readonly note: string;
};

/** Runs a bench; the short form takes at most 20 seconds. */
export type Bench = (short: boolean) => readonly BenchResult[] | Promise<readonly BenchResult[]>;

/** The value below which the share `part` (0 to 1) of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  if (value === undefined) throw new Error('Nothing was measured');
  return value;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
