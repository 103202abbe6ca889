import type { Opened } from '../../shared/desktop';
import type { PageUse } from '../address';
import type { Clock } from '../clock';
import type { Ending } from '../told/ending';
import type { CardAnswer } from './askCard';
import type { OpenSocket } from './line';
import type { Papers } from './papers';

export type VisitParts = {
  readonly use: PageUse;
  /** `192.168.1.24:27500`: where this page came from. */
  readonly address: string;
  readonly papers: Papers;
  readonly askCard: (signal: AbortSignal) => Promise<CardAnswer>;
  readonly openSocket: OpenSocket;
  /** Gets the page anew, as the host has it now. */
  readonly reload: () => void;
  /** Leaves this page for the table's own at another address. */
  readonly goTo: (address: string) => void;
  readonly isHidden: () => boolean;
  readonly clock: Clock;
  /** From 0 to 1: where in its jitter a wait lies. */
  readonly chance: () => number;
};

/** Whether somebody is in, or stands at the door and why. */
export type Arrival =
  { readonly is: 'in'; readonly opened: Opened } | { readonly is: 'door'; readonly why: Ending | null };
