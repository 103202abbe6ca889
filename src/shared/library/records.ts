import type { Result } from '../result';
import type { Listed } from './search';

/** Why a file among the records cannot be shown; sentences are made in `texts`. */
export const UNREADABLE_WHYS = ['notARecord', 'tooBig', 'impossible', 'unreadable'] as const;
export type UnreadableWhy = (typeof UNREADABLE_WHYS)[number];

/** A file among the records that is none, or a record that could not have happened. It stays where it is. */
export type UnreadableRecord = { readonly id: string; readonly why: UnreadableWhy };

export type RecordList = {
  /** The latest first. */
  readonly records: readonly Listed[];
  readonly unreadable: readonly UnreadableRecord[];
};

/** Why something could not be done with a record. */
export const LIBRARY_TROUBLES = [...UNREADABLE_WHYS, 'gone', 'notKept', 'alreadyHere'] as const;
export type LibraryTrouble = (typeof LIBRARY_TROUBLES)[number];

/** The games that were played on this machine, and those that somebody brought. Nothing of it leaves this machine. */
export type RecordLibrary = {
  readonly records: () => Promise<RecordList>;
  /** The text of a record, to be replayed. */
  readonly readRecord: (id: string) => Promise<Result<string, LibraryTrouble>>;
  /** A record that is gone already counts as deleted. */
  readonly deleteRecord: (id: string) => Promise<Result<null, LibraryTrouble>>;
  /** Deletes every file among the records, whatever it is, and all that was remembered of them. */
  readonly eraseRecords: () => Promise<Result<null, LibraryTrouble>>;
};
