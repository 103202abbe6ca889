import type { BaseLogger } from 'pino';
import type { LinkNews, Trouble } from '../../shared/desktop';
import type { FromPage } from '../../shared/protocol/messages';
import type { Result } from '../../shared/result';
import type { Address } from './address';
import type { FindAgain } from './findAgain';
import type { SeatTokens } from './seatTokens';

/** Who comes to the table. */
export type Newcomer = {
  readonly as: 'seat' | 'watch';
  /** Left out by a screen that only shows the table. */
  readonly name?: string;
  /** Shows that this is the machine that hosts. */
  readonly keeperToken?: string;
  /** The table's code, as somebody typed it: shown until it let us in. */
  readonly code?: string;
  /** What the table's QR code carries: lets a screen know what stands on the door. */
  readonly link?: string;
};

export type ConnectTable = {
  /** Best first; all are tried, 250 ms apart, and the first that answers is taken. Names of machines will do. */
  readonly addresses: readonly Address[];
  /** The table that is meant, where it is known: another one at the same address is not joined. */
  readonly tableId?: string;
  readonly newcomer: Newcomer;
  /** The secrets of tables that this machine was at; those given from now on are kept there. */
  readonly seatTokens: SeatTokens;
  readonly findAgain?: FindAgain;
  /** Opens the table here, as its journal has it; where it then stands, or null where it could not be opened. */
  readonly takeOver?: (journal: string) => Promise<readonly string[] | null>;
  readonly log: BaseLogger;
};

export type Joined = { readonly tableId: string; readonly address: Address };

export type Connection = {
  /** Settles once: at the first welcome, or with why there was none; then the connection is over. */
  readonly joined: Promise<Result<Joined, Trouble>>;
  /**
   * Calls back with all that happens from now on, and first with where things stand: a page that comes late gets
   * a `welcome` with the newest facts and view.
   */
  readonly listen: (listener: (news: LinkNews) => void) => () => void;
  /** Where the table answered last; null before it did. */
  readonly address: () => Address | null;
  /** Finds out at once whether the host is still there, as after this machine slept. */
  readonly wake: () => void;
  /** Says something to the host; while it is away nothing is said and nothing is kept for later. */
  readonly say: (message: FromPage) => void;
  /** Gives the seat up and hangs up; the table lets us in again without its code. */
  readonly leave: () => void;
  /** Hangs up; the seat is kept. */
  readonly close: () => void;
};
