import { findAddresses } from '../lan/adapters';

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/** The addresses by which a table that listens on `address` is reached just now, best first. */
export async function reachedAt(address: string): Promise<readonly string[]> {
  return EVERYWHERE.includes(address) ? findAddresses() : [address];
}

/** `192.168.1.24:27500`, `[fe80::1]:27500` */
export function makePlace(address: string, port: number): string {
  return `${address.includes(':') ? `[${address}]` : address}:${port}`;
}
