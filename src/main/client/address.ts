import type { Result } from '../../shared/result';

/** Where a table listens. */
export type Address = { readonly host: string; readonly port: number };

/**
 * Reads an address as people type it: `192.168.1.24`, `192.168.1.24:27500`, `http://192.168.1.24:27500/`, or a
 * machine's name instead of the number. Without a port it is `FIRST_PORT`. Refused: anything else, and IPv4
 * addresses outside the house.
 */
export function parseAddress(_: string): Result<Address, 'badAddress'> {
  throw new Error('not written yet');
}

/** `192.168.1.24:27500` */
export function makeAddress({ host, port }: Address): string {
  return `${host}:${port}`;
}
