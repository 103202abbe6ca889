import type { NetworkInterfaceInfo } from 'node:os';

/** What `os.networkInterfaces()` gives. */
export type Interfaces = Readonly<Partial<Record<string, readonly NetworkInterfaceInfo[]>>>;

/** A way out of this machine into a network: its first IPv4 address. */
export type Adapter = {
  /** Changes when the adapter is another one or has another address. */
  readonly key: string;
  readonly name: string;
  readonly address: string;
};

/** The adapters among a machine's interfaces that lead out of it. */
export function findAdapters(_: Interfaces): readonly Adapter[] {
  throw new Error('not written yet');
}

/**
 * The addresses to show to people, best first: the one of the default route (`usual`), then the others; those of
 * containers and tunnels only where there is nothing else.
 */
export function rankAddresses(_adapters: readonly Adapter[], _usual: string | null): readonly string[] {
  throw new Error('not written yet');
}

/** This machine's addresses as they are now, ranked by `rankAddresses`. */
export function findAddresses(): Promise<readonly string[]> {
  throw new Error('not written yet');
}
