import type { BaseLogger } from 'pino';
import type { DiscoveryState, NetworkAdapter } from '../../shared/network';
import { unreachable } from '../../shared/result';
import { isListening } from './knock';
import { openNetwork } from './network';
import type { Network, NetworkState } from './network';
import { parseNotices, SERVICE } from './notices';
import { findSilent, listHeard, placesOf, noteAlive, noteLost, noteNotice, noteQuestion } from './sightings';
import type { Heard, Sightings } from './sightings';

export type BrowsingListener = (found: readonly Heard[], state: DiscoveryState) => void;

export type Browsing = {
  /** Asks around for as long as somebody listens; calls back at once and at every change. */
  readonly listen: (listener: BrowsingListener) => () => void;
  /** Keeps looking, and tells how that goes on each adapter: at once, and at every change. */
  readonly listenAdapters: (
    listener: (adapters: readonly NetworkAdapter[], state: DiscoveryState) => void,
  ) => () => void;
  /** Opens everything anew, as after the machine slept. */
  readonly rebuild: () => void;
  /** Ends it for all listeners. */
  readonly stop: () => void;
};

/** Milliseconds an answer may take after the last question a table is given (lan.md 1.2, fault 9). */
const ANSWER = 600;

/**
 * Listens for the tables of this house, leaving out those named in `except`: our own (lan.md 1). While nobody
 * listens no socket is open and nothing is known.
 */
export function browse({
  except,
  log,
}: {
  readonly except?: () => readonly string[];
  readonly log: BaseLogger;
}): Browsing {
  const listeners = new Set<BrowsingListener>();
  const adapterListeners = new Set<Parameters<Browsing['listenAdapters']>[0]>();
  let network: Network | null = null;
  let sightings: Sightings = new Map();
  let answerDue: NodeJS.Timeout | undefined;

  function tell(to: Iterable<BrowsingListener> = listeners): void {
    if (!network) return;
    const own = except?.() ?? [];
    const found = listHeard(sightings).filter((table) => !own.includes(table.id));
    for (const listener of to) listener(found, toDiscoveryState(network.state()));
  }

  function tellAdapters(): void {
    if (!network) return;
    const adapters = network.adapters();
    for (const listener of adapterListeners) listener(adapters, toDiscoveryState(network.state()));
  }

  function response(packet: unknown, source: string): void {
    for (const notice of parseNotices(packet)) {
      const { sightings: next, change } = noteNotice(sightings, notice, source);
      sightings = next;
      if (!change) continue;
      log.debug({ table: change.id, is: change.is }, 'table heard');
      tell();
    }
  }

  function asked(): void {
    sightings = noteQuestion(sightings);
    clearTimeout(answerDue);
    answerDue = setTimeout(() => {
      for (const table of findSilent(sightings)) void knockOn(table);
    }, ANSWER);
  }

  /** Multicast gets lost where a connection does not: only a table that takes none either is gone. */
  async function knockOn(table: Heard): Promise<void> {
    const isThere = await isListening(placesOf(table));
    const isStillSilent = findSilent(sightings).some((silent) => silent.id === table.id);
    if (!isStillSilent) return;
    sightings = isThere ? noteAlive(sightings, table.id) : noteLost(sightings, table.id);
    if (isThere) return;
    log.debug({ table: table.id }, 'table lost');
    tell();
  }

  function open(): void {
    const use = {
      questions: [{ name: SERVICE, type: 'PTR' }],
      opened: () => undefined,
      response,
      asked,
      stateChanged: () => {
        tell();
        tellAdapters();
      },
      adaptersChanged: tellAdapters,
      log,
    } as const;
    network = openNetwork(use);
  }

  function close(): void {
    clearTimeout(answerDue);
    network?.close();
    network = null;
    sightings = new Map();
  }

  function closeUnheard(): void {
    if (listeners.size + adapterListeners.size === 0) close();
  }

  return {
    listen: (listener) => {
      listeners.add(listener);
      if (!network) open();
      tell([listener]);
      return () => {
        listeners.delete(listener);
        closeUnheard();
      };
    },
    listenAdapters: (listener) => {
      adapterListeners.add(listener);
      if (!network) open();
      tellAdapters();
      return () => {
        adapterListeners.delete(listener);
        closeUnheard();
      };
    },
    rebuild: () => network?.rebuild(),
    stop: () => {
      listeners.clear();
      adapterListeners.clear();
      close();
    },
  };
}

function toDiscoveryState(state: NetworkState): DiscoveryState {
  switch (state) {
    case 'open':
      return 'looking';
    case 'noNetwork':
    case 'blocked':
    case 'portTaken':
      return state;
    default:
      return unreachable(state);
  }
}
