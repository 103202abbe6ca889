import type { BaseLogger } from 'pino';

/** Whether others can find the table, and what stands in the way. */
export type AnnouncementState = 'on' | 'noNetwork' | 'blocked' | 'portTaken';

export type Announced = {
  /** The table's id: letters, digits, `-` and `_`, at most 40. */
  readonly id: string;
  /** The table's name as people chose it. */
  readonly name: string;
  /** The port the table listens on. */
  readonly port: number;
  readonly log: BaseLogger;
};

export type Announcement = {
  readonly state: () => AnnouncementState;
  /** Calls back at every change of the state; gives back what ends that. */
  readonly onState: (listener: (state: AnnouncementState) => void) => () => void;
  /** Opens everything anew, as after the machine slept. */
  readonly rebuild: () => void;
  /** Says goodbye (for 500 ms at most) and falls silent. */
  readonly stop: () => Promise<void>;
};

/** Makes a table findable on every network of this machine until it is stopped (lan.md 1). */
export function announce(_: Announced): Announcement {
  throw new Error('not written yet');
}
