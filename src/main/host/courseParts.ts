import type { Bytes32 } from '../../shared/fairness/hash';
import type { Setup, TableOptions } from '../../shared/protocol/tableFacts';
import type { DealCount } from './ceremony';
import type { PlayParts, Stopped } from './play';

export type CourseOptions = {
  /** Passes `check`. */
  readonly setup: Setup;
  readonly options: TableOptions;
  /** `when-full`: as soon as no seat is free. */
  readonly begins: 'by-keeper' | 'when-full';
  /** `plays-again`: the same again by itself, as the next round does. */
  readonly afterGame: 'waits' | 'plays-again';
  /** The table's. */
  readonly id: string;
  readonly stopped: Stopped;
  /** How often this table dealt before it was carried on. */
  readonly dealCount: DealCount;
};

export type CourseParts = Pick<PlayParts, 'clock' | 'seed' | 'start' | 'bot' | 'onHappened' | 'onStep'> & {
  /** A secret of the host's for one deal, that nobody can foresee; null deals from `seed`, for tests. */
  readonly makeSecret: (() => Bytes32) | null;
  /** Called when something about the people changed by itself, as when their time to say OK was over. */
  readonly onChange: () => void;
};
