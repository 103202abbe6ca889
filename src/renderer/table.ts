import { createContext } from 'svelte';
import type { Desktop, Opened } from '../shared/desktop';
import type { Seat } from '../shared/engine/seat';
import type { TableFacts } from '../shared/protocol/tableFacts';
import type { Who } from '../shared/texts/who';
import type { Session } from './session.svelte';
import type { Speaker } from './sound/speaker.svelte';
import type { Stage } from './stage.svelte';

/** A paper that can be laid over the table. */
export type LaidPaper = 'rules' | 'network' | 'door' | 'deal' | 'file' | 'settings' | 'review';

/** What every screen at a table may use; made in App. */
export type AtTable = {
  /** Null in a browser: then what is asked of the desktop is not offered. */
  readonly desktop: Desktop | null;
  readonly session: Session;
  readonly stage: Stage;
  readonly speaker: Speaker;
  readonly opened: () => Opened | null;
  /** Goes home, or to the door of the table; a host closes the table. */
  readonly leave: () => void;
  /** An address that moves my seat to another device; null where that cannot be. */
  readonly seatLink: () => Promise<string | null>;
  /** Takes my seat back that another device has. */
  readonly takeHere: () => void;
  /** Lays the rules of the table over it, to be read. */
  readonly showRules: () => void;
  /** Lays over it how the tiles were dealt, and what proves it. */
  readonly showDeal: () => void;
  /** Lays over it what the desktop knows of the network. */
  readonly showNetwork: () => void;
  readonly showSettings: () => void;
  /** Lays over it how somebody else comes in. */
  readonly showDoor: () => void;
  /** Lays over it how it is saved to a file. */
  readonly showFile: () => void;
  /** Lays over it how I chose in the round that is over. */
  readonly showReview: () => void;
};

export const [useTable, provideTable] = createContext<AtTable>();

/** Who sits there, as `mySeat` reads it; an empty seat has no name. */
export function whoSits(facts: TableFacts | null, seat: Seat, mySeat: Seat | null): Who {
  const chair = facts?.chairs[seat];
  const name = chair === undefined || chair.is === 'empty' ? '' : chair.name;
  return { name, isYou: seat === mySeat };
}
