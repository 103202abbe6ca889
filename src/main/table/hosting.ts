import type { ScreenUse, Trouble } from '../../shared/desktop';
import type { PersonId } from '../../shared/protocol/tableFacts';
import type { Result } from '../../shared/result';

/** A table this copy holds. */
export type HostedTable = {
  readonly id: string;
  readonly port: number;
  /** Shows a connection to be this machine's own; known here and to the host alone. */
  readonly keeperToken: string;
  /** What lets a screen in that may know what stands on the door, whatever is asked of others just now. */
  readonly link: () => string;
  readonly solo: boolean;
  /** What this machine's window is at it. */
  readonly screen: ScreenUse;
  /** Where others may type themselves in just now, best first: a machine's networks come and go. */
  readonly addresses: () => readonly string[];
  /** All there is of the table, as it is on disk now. */
  readonly journal: () => Promise<string>;
  /** Says goodbye to everyone, takes the table off the network and keeps the game. */
  readonly close: () => Promise<void>;
};

/** A table that another machine hands to this one; `giveUp`: that machine keeps it after all. */
export type TakenTable = { readonly table: HostedTable; readonly giveUp: () => Promise<void> };

/** Opens a table here that another machine hands over; null where that cannot be. */
export type TakeTable = (journal: string, keeper: PersonId) => Promise<TakenTable | null>;

export type HostRequest =
  | { readonly for: 'solo' }
  | { readonly for: 'house'; readonly tableName: string; readonly screen: ScreenUse }
  | { readonly for: 'left'; readonly id: string }
  /** The table in the file that was chosen last. */
  | { readonly for: 'file' };

/**
 * Opens a table on this machine: for the house, or out of everybody's reach on the loopback address, or as it was:
 * one that was left here, or the one of a file.
 */
export type HostTable = (request: HostRequest) => Promise<Result<HostedTable, Trouble>>;
