import type { PresetName } from '../rules/presets';
import type { Summary } from './summary';

/** What is looked for; an empty wish finds everything. */
export type Wish = {
  /** Parts of names of players or of the table; all of them have to be there, in any letters' case, with or without accents. */
  readonly words?: string;
  readonly preset?: PresetName;
  readonly isFinished?: boolean;
};

/** A record as a library lists it. */
export type Listed = {
  /** Its file's name; means nothing elsewhere. */
  readonly id: string;
  /** When the game ended, in milliseconds since 1970. */
  readonly at: number;
  readonly table: string;
  readonly summary: Summary;
};

/** `João` is found by `joao`. */
export function plainly(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The records that a wish means, in the order given. */
export function findIn(
  records: readonly Listed[],
  { words = '', preset, isFinished }: Wish,
): readonly Listed[] {
  const wanted = plainly(words).split(/\s+/).filter(Boolean);
  return records.filter(({ summary, table }) => {
    if (preset !== undefined && summary.preset !== preset) return false;
    if (isFinished !== undefined && (summary.winner !== null) !== isFinished) return false;
    if (wanted.length === 0) return true;
    const text = plainly([table, ...summary.names].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}
