import { randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { Bonjour } from 'bonjour-service';
import type { ServiceConfig } from 'bonjour-service';
import type { BaseLogger } from 'pino';
import type { Adapter } from './adapters';

export type Question = { readonly name: string; readonly type: 'PTR' | 'A' };

/** What a multicast socket has to tell. */
export type MulticastEvents = {
  /** One of our own questions came back: packets leave and arrive. */
  readonly heardItself: () => void;
  /** A response arrived; the packet is a stranger's. */
  readonly response: (packet: unknown, source: string) => void;
  /** Another program holds the mDNS port for itself alone. */
  readonly portTaken: () => void;
};

/** mDNS on one adapter. */
export type Multicast = {
  /** Asks these questions, and one more that only we hear. */
  readonly ask: (questions: readonly Question[]) => void;
  readonly publish: (service: ServiceConfig) => void;
  /** Says goodbye for what was published; settles when that went out or could not. */
  readonly sayGoodbye: () => Promise<void>;
  /** Closes the socket. Says no goodbye. */
  readonly close: () => void;
};

/** Bonjour's options as multicast-dns reads them; the published types leave them out (lan.md 1.1). */
type SocketOptions = { readonly interface: string; readonly bind?: string };

/** The part of multicast-dns we use; Bonjour's types hide it. */
type Mdns = EventEmitter & {
  readonly query: (packet: { questions: readonly Question[] }, done: (error?: Error | null) => void) => void;
};

/**
 * How the socket of an adapter is bound. Bound to the adapter's own address, Linux delivers it no multicast and
 * macOS refuses it beside the system's responder; bound to all addresses, Windows sends by any adapter it likes
 * (lan.md 1.2, faults 1, 4 and 5).
 * @param override an address to bind to whatever the platform: `BONEYARD_MDNS_BIND`
 */
export function chooseSocket(
  adapter: Adapter,
  platform: string,
  override: string | undefined,
): SocketOptions {
  if (override) return { interface: adapter.address, bind: override };
  if (platform === 'win32') return { interface: adapter.address };
  return { interface: adapter.address, bind: '0.0.0.0' };
}

/**
 * Opens mDNS on one adapter, with every way listened to in which it may fail: unheard, some of them would end
 * the program (lan.md 1.2, faults 2 and 3).
 */
export function openMulticast(adapter: Adapter, events: MulticastEvents, log: BaseLogger): Multicast {
  const ourQuestion: Question = { name: `ear-${randomBytes(6).toString('hex')}.local`, type: 'A' };
  let isClosed = false;

  const tell = (error: Error | null | undefined): void => {
    if (error && !isClosed) log.debug({ adapter: adapter.name, error: error.message }, 'mDNS stumbled');
  };
  const options = chooseSocket(adapter, process.platform, process.env['BONEYARD_MDNS_BIND']);
  const bonjour = new Bonjour(options as Partial<ServiceConfig>, tell);
  const mdns = innerMdns(bonjour);

  mdns.on('warning', tell);
  // multicast-dns makes 'error' of nothing but a port that may not be had.
  mdns.on('error', (error: Error) => {
    tell(error);
    if (!isClosed) events.portTaken();
  });
  mdns.on('query', (packet: { questions: readonly { name: string }[] }) => {
    if (!isClosed && packet.questions.some(({ name }) => name === ourQuestion.name)) events.heardItself();
  });
  mdns.on('response', (packet: unknown, source: { address: string }) => {
    if (!isClosed) events.response(packet, source.address);
  });

  return {
    ask: (questions) => mdns.query({ questions: [...questions, ourQuestion] }, tell),
    publish: (service) => void bonjour.publish(service),
    sayGoodbye: () => new Promise((resolve) => bonjour.unpublishAll(() => resolve())),
    close: () => {
      if (isClosed) return;
      isClosed = true;
      bonjour.destroy();
    },
  };
}

function innerMdns(bonjour: Bonjour): Mdns {
  return (bonjour as unknown as { readonly server: { readonly mdns: Mdns } }).server.mdns;
}
