import { networkInterfaces } from 'node:os';
import type { BaseLogger } from 'pino';
import type { EarState, NetworkAdapter } from '../../shared/network';
import { findAdapters, frontDoors } from './adapters';
import type { Adapter } from './adapters';
import { openMulticast } from './multicast';
import type { Multicast, Question } from './multicast';

/** Whether packets come and go, and what stands in the way. */
export type NetworkState = 'open' | 'noNetwork' | 'blocked' | 'portTaken';

export type NetworkUse = {
  /** What to ask, again and again. */
  readonly questions: readonly Question[];
  /** Called for each adapter's socket as it is opened. */
  readonly opened: (multicast: Multicast) => void;
  readonly response: (packet: unknown, source: string) => void;
  /** Called after each regular question, every `ROUND` ms. */
  readonly asked: () => void;
  readonly stateChanged: (state: NetworkState) => void;
  /** Called when an adapter came or went, or what its self-test says changed. */
  readonly adaptersChanged: () => void;
  readonly log: BaseLogger;
};

export type Network = {
  readonly state: () => NetworkState;
  /** The adapters as they now are, each with its self-test: whether our own question came back. */
  readonly adapters: () => readonly NetworkAdapter[];
  readonly rebuild: () => void;
  readonly sayGoodbye: () => Promise<void>;
  readonly close: () => void;
};

/** Milliseconds from one regular question to the next; adapters are looked up as often. */
export const ROUND = 2000;
/** Further questions right after opening, as a first one is easily lost (lan.md 1.2, fault 10). */
const EARLY_QUESTIONS = [300, 1000] as const;
/** Own questions that may go unheard before a socket is thought deaf: 6 s (fault 12). */
const MOST_UNHEARD = 3;
/** Rounds from one try at a taken port to the next: 10 s (fault 3). */
const PORT_ROUNDS = 5;

/** A socket, what is known of it, and for how many rounds it has been so. */
type Ear = {
  readonly adapter: Adapter;
  multicast: Multicast;
  is: EarState;
  rounds: number;
};

/**
 * Keeps one multicast socket open on every adapter of the machine: new adapters get one, those that changed, went
 * deaf or lost their port get another (lan.md 1.3).
 */
export function openNetwork(use: NetworkUse): Network {
  let ears: readonly Ear[] = [];
  let early: readonly NodeJS.Timeout[] = [];
  let lastState: NetworkState = 'open';
  let lastAdapters = '';

  function tellState(): void {
    const adapters = JSON.stringify(listAdapters(ears));
    if (adapters !== lastAdapters) {
      lastAdapters = adapters;
      use.adaptersChanged();
    }
    const state = judge(ears);
    if (state === lastState) return;
    lastState = state;
    use.log.info(
      { state, adapters: ears.map(({ adapter, is }) => `${adapter.name} ${is}`) },
      'network changed',
    );
    use.stateChanged(state);
  }

  function open(ear: Omit<Ear, 'multicast' | 'rounds'>): Ear {
    const events = {
      heardItself: () => {
        opened.is = 'hears';
        opened.rounds = 0;
        tellState();
      },
      portTaken: () => {
        if (opened.is !== 'portTaken') opened.rounds = 0;
        opened.is = 'portTaken';
        tellState();
      },
      response: use.response,
    };
    const opened: Ear = { ...ear, multicast: openMulticast(ear.adapter, events, use.log), rounds: 0 };
    use.opened(opened.multicast);
    return opened;
  }

  function closeAll(): void {
    for (const timer of early) clearTimeout(timer);
    for (const ear of ears) ear.multicast.close();
    ears = [];
  }

  function openAll(adapters: readonly Adapter[]): void {
    closeAll();
    ears = adapters.map((adapter) => open({ adapter, is: 'fresh' }));
    ask();
    early = EARLY_QUESTIONS.map((delay) => setTimeout(ask, delay));
  }

  function ask(): void {
    for (const ear of ears) ear.multicast.ask(use.questions);
  }

  /** Gives a socket that is of no use another try; what was thought of it stands until it hears something. */
  function mend(ear: Ear): Ear {
    const isDue = ear.is === 'portTaken' ? ear.rounds >= PORT_ROUNDS : ear.rounds >= MOST_UNHEARD;
    if (!isDue) return ear;
    ear.multicast.close();
    return open({ adapter: ear.adapter, is: ear.is === 'portTaken' ? 'portTaken' : 'deaf' });
  }

  function round(): void {
    const adapters = findAdapters(networkInterfaces());
    if (listKeys(adapters) === listKeys(ears.map(({ adapter }) => adapter))) {
      for (const ear of ears) ear.rounds += 1;
      ears = ears.map(mend);
      ask();
    } else {
      openAll(adapters);
    }
    tellState();
    use.asked();
  }

  openAll(findAdapters(networkInterfaces()));
  // The first state is told from outside: whoever opens a network asks for it.
  lastState = judge(ears);
  const rounds = setInterval(round, ROUND);

  return {
    state: () => lastState,
    adapters: () => listAdapters(ears),
    rebuild: () => {
      openAll(findAdapters(networkInterfaces()));
      tellState();
    },
    sayGoodbye: async () => {
      await Promise.all(ears.map((ear) => ear.multicast.sayGoodbye()));
    },
    close: () => {
      clearInterval(rounds);
      closeAll();
    },
  };
}

function listAdapters(ears: readonly Ear[]): readonly NetworkAdapter[] {
  const front = frontDoors(ears.map(({ adapter }) => adapter));
  return ears.map(({ adapter, is }) => ({
    name: adapter.name,
    address: adapter.address,
    isSideDoor: !front.includes(adapter),
    discovery: is,
  }));
}

function listKeys(adapters: readonly Adapter[]): string {
  return adapters.map((adapter) => adapter.key).join('\n');
}

/** What the sockets together make of the network; those that lead to nobody count only where there is no other. */
function judge(ears: readonly Ear[]): NetworkState {
  if (ears.length === 0) return 'noNetwork';
  const front = frontDoors(ears.map((ear) => ear.adapter));
  const states = ears.filter((ear) => front.includes(ear.adapter)).map((ear) => ear.is);
  if (states.includes('hears') || states.includes('fresh')) return 'open';
  return states.includes('portTaken') ? 'portTaken' : 'blocked';
}
