import type { Level } from '../../shared/protocol/botKind';
import type { Ask } from '../bots/tasks';
import type { CourseOptions, CourseParts } from './courseParts';
import type { RoomLimits } from './limits';
import type { Stopped } from './play';
import type { RoomNews } from './roomNews';
import type { Saved } from './saved';

export type RoomOptions = Omit<CourseOptions, 'stopped' | 'dealCount'> & {
  readonly name: string;
  /** How often the table has moved to another machine, counted from 1. */
  readonly epoch: number;
  /** So many seats are given to bots from the start. */
  readonly bots: number;
  /** How well bots play here, unless somebody says otherwise. */
  readonly level?: Level;
  /** Shows a connection to be this machine's own; null for a table without a window. */
  readonly keeperToken: string | null;
  /** The code of the door; without it one by chance. */
  readonly code?: string;
};

/** A table at some moment: its people, what was agreed, and the game. */
export type StoppedTable = Stopped & { readonly saved: Saved };

export type RoomParts = Omit<CourseParts, 'onStep' | 'onChange'> & {
  /** A new secret of 128 bits. */
  readonly makeToken: () => string;
  /** A new code for the door. */
  readonly makeCode: () => string;
  readonly limits: RoomLimits;
  readonly onNews: (news: RoomNews) => void;
  /** Thinks out hints and judgements; without it nobody is advised. */
  readonly ask?: Ask;
  /** All there is of the table, as it is kept on disk; without it the table stays where it is. */
  readonly journal?: () => Promise<string>;
};
