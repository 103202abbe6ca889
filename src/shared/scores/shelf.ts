import type { Result } from '../result';
import type { NamedSheet } from './sheet';

/** A score sheet kept on this machine. */
export type KeptScores = NamedSheet & {
  /** Which of those kept; means nothing elsewhere. */
  readonly id: string;
  /** When it was last written to, in milliseconds since 1970. */
  readonly lastWritten: number;
};

/** Why scores could not be kept; sentences are made in `texts`. */
export const SCORES_TROUBLES = [
  'noName',
  'gone',
  'notKept',
  'unreadable',
  'notScores',
  'otherVersion',
] as const;
export type ScoresTrouble = (typeof SCORES_TROUBLES)[number];

/** The score sheets of this data folder. Whatever is refused, nothing kept has changed. */
export type ScoresShelf = {
  /** All of them, the one last written to first. Files that cannot be read are put aside, and the shell says so. */
  readonly scores: () => Promise<readonly KeptScores[]>;
  /** Keeps a sheet as a new one, or in the place of the one with the id `replaces`; resolves once it is on disk. */
  readonly keepScores: (
    named: NamedSheet,
    replaces: string | null,
  ) => Promise<Result<KeptScores, ScoresTrouble>>;
  /** Scores that are gone already count as deleted. */
  readonly deleteScores: (id: string) => Promise<Result<null, ScoresTrouble>>;
};
