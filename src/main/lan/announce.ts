import type { BaseLogger } from 'pino';
import { unreachable } from '../../shared/result';
import type { NetworkAdapter } from '../../shared/network';
import { PROTOCOL, SERVICE_TYPE } from '../../shared/protocol/version';
import { isTableId, makeHostName, makeLabel, makeTxt } from './label';
import { openNetwork } from './network';
import type { NetworkState } from './network';
import type { Place } from './near';
import { parseNotices, SERVICE } from './notices';
import { placesOf } from './sightings';

/** Whether others can find the table, and what stands in the way. */
export type AnnouncementState = 'on' | 'noNetwork' | 'blocked' | 'portTaken';

export type Announced = {
  /** The table's id: letters, digits, `-` and `_`, at most 40. */
  readonly id: string;
  readonly epoch: number;
  /** The table's name as people chose it. */
  readonly name: string;
  /** The port the table listens on. */
  readonly port: number;
  /** Told where the same table stands that another machine has by now: of a higher epoch than ours (lan.md 6.3). */
  readonly onMovedOn?: (places: readonly Place[]) => void;
  readonly log: BaseLogger;
};

export type Announcement = {
  readonly state: () => AnnouncementState;
  /** Calls back at every change of the state; gives back what ends that. */
  readonly onState: (listener: (state: AnnouncementState) => void) => () => void;
  readonly adapters: () => readonly NetworkAdapter[];
  /** Calls back whenever the adapters or their self-tests changed; gives back what ends that. */
  readonly onAdapters: (listener: () => void) => () => void;
  /** Opens everything anew, as after the machine slept. */
  readonly rebuild: () => void;
  /** Says goodbye (for 500 ms at most) and falls silent. */
  readonly stop: () => Promise<void>;
};

/** Milliseconds a goodbye may take: nobody waits longer for a window to close. */
const GOODBYE = 500;

/** Makes a table findable on every network of this machine until it is stopped (lan.md 1). */
export function announce({ id, epoch, name, port, onMovedOn, log }: Announced): Announcement {
  if (!isTableId(id)) throw new Error('A table id has letters, digits, - and _ only.');

  const listeners = new Set<(state: AnnouncementState) => void>();
  const adapterListeners = new Set<() => void>();
  let stopped: Promise<void> | null = null;

  const service = {
    name: makeLabel(name, id),
    type: SERVICE_TYPE,
    port,
    host: makeHostName(id),
    txt: makeTxt({ protocol: PROTOCOL, id, epoch, name }),
    // The label is ours alone, and a probe that loses says goodbye in the winner's name (lan.md 1.2, fault 7).
    probe: false,
    disableIPv6: true,
  };
  const network = openNetwork({
    // Only who wants to know whether the table is elsewhere by now has to ask.
    questions: onMovedOn === undefined ? [] : [{ name: SERVICE, type: 'PTR' }],
    opened: (multicast) => multicast.publish(service),
    response: hear,
    asked: () => undefined,
    stateChanged: (state) => {
      for (const listener of listeners) listener(toAnnouncementState(state));
    },
    adaptersChanged: () => adapterListeners.forEach((listener) => listener()),
    log,
  });

  function hear(packet: unknown, source: string): void {
    for (const notice of onMovedOn === undefined ? [] : parseNotices(packet)) {
      if (notice.is !== 'here' || notice.id !== id || notice.epoch <= epoch) continue;
      onMovedOn?.(placesOf({ addresses: [...new Set([source, ...notice.addresses])], port: notice.port }));
    }
  }

  async function stop(): Promise<void> {
    listeners.clear();
    adapterListeners.clear();
    await Promise.race([network.sayGoodbye(), pause(GOODBYE)]);
    network.close();
  }

  return {
    state: () => toAnnouncementState(network.state()),
    onState: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    adapters: network.adapters,
    onAdapters: (listener) => {
      adapterListeners.add(listener);
      return () => adapterListeners.delete(listener);
    },
    rebuild: () => {
      if (!stopped) network.rebuild();
    },
    stop: () => (stopped ??= stop()),
  };
}

function toAnnouncementState(state: NetworkState): AnnouncementState {
  switch (state) {
    case 'open':
      return 'on';
    case 'noNetwork':
    case 'blocked':
    case 'portTaken':
      return state;
    default:
      return unreachable(state);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
