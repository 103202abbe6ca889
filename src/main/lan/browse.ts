import type { BaseLogger } from 'pino';
import type { DiscoveryState } from '../../shared/desktop';

/** A table that announced itself. Its strings were written by a stranger: show them as plain text only. */
export type Heard = {
  readonly id: string;
  readonly name: string;
  /** `PROTOCOL` of the copy that hosts it. */
  readonly protocol: number;
  /** IPv4 addresses in this house, the one the packet came from first. */
  readonly addresses: readonly string[];
  readonly port: number;
};

export type BrowsingListener = (found: readonly Heard[], state: DiscoveryState) => void;

export type Browsing = {
  /** Asks around for as long as somebody listens; calls back at once and at every change. */
  readonly listen: (listener: BrowsingListener) => () => void;
  /** Opens everything anew, as after the machine slept. */
  readonly rebuild: () => void;
  readonly stop: () => void;
};

/** Listens for the tables of this house, leaving out those named in `except` (lan.md 1). */
export function browse(_: { readonly except?: () => readonly string[]; readonly log: BaseLogger }): Browsing {
  throw new Error('not written yet');
}
