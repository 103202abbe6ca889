import { createSocket } from 'node:dgram';
import { networkInterfaces } from 'node:os';
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

/** Adapters of containers, virtual machines and tunnels: nobody in the room is on the other side (lan.md 3.7). */
const SIDE_DOORS = /^(docker|br-|veth|virbr|vEthernet|VMnet|tun|tap|utun|wg|Tailscale|ZeroTier)/i;

/** An address for documentation (RFC 5737): surely not in this house, so the way there is the default route. */
const ELSEWHERE = '192.0.2.1';

/** The adapters among a machine's interfaces that lead out of it. */
export function findAdapters(interfaces: Interfaces): readonly Adapter[] {
  return Object.entries(interfaces).flatMap(([name, infos = []]) => {
    const first = infos.find((info) => info.family === 'IPv4' && !info.internal);
    if (!first) return [];
    return { key: `${name} ${first.cidr ?? first.address} ${first.mac}`, name, address: first.address };
  });
}

/** Whether this machine is on any network now. */
export function hasNetwork(): boolean {
  return findAdapters(networkInterfaces()).length > 0;
}

/** The adapters that people in the room may be on: side doors only where there is nothing else. */
export function frontDoors(adapters: readonly Adapter[]): readonly Adapter[] {
  const front = adapters.filter((adapter) => !SIDE_DOORS.test(adapter.name));
  return front.length > 0 ? front : adapters;
}

/**
 * The addresses to show to people, best first: the one of the default route (`usual`), then the others; those of
 * containers and tunnels only where there is nothing else.
 */
export function rankAddresses(adapters: readonly Adapter[], usual: string | null): readonly string[] {
  const addresses = frontDoors(adapters).map((adapter) => adapter.address);
  return [
    ...addresses.filter((address) => address === usual),
    ...addresses.filter((address) => address !== usual),
  ];
}

/** This machine's addresses as they are now, ranked by `rankAddresses`. */
export async function findAddresses(): Promise<readonly string[]> {
  return rankAddresses(findAdapters(networkInterfaces()), await findUsualAddress());
}

/**
 * The address of the adapter with the default route; null where there is none. Connecting a datagram socket sends
 * nothing: it only makes the system choose the way.
 */
function findUsualAddress(): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    const settle = (address: string | null): void => {
      socket.close();
      resolve(address);
    };
    socket.once('error', () => settle(null));
    socket.connect(9, ELSEWHERE, () => settle(socket.address().address));
  });
}
