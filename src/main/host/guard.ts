import { isIP, isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Kinds of addresses inside a house, by ipaddr.js' names. */
const IN_HOUSE: readonly string[] = ['private', 'uniqueLocal', 'linkLocal', 'loopback'];

function rangeOf(remote: string | undefined): string | null {
  if (remote === undefined || !ipaddr.isValid(remote)) return null;
  return ipaddr.process(remote).range();
}

/** Where somebody comes from, written one way only; null where their line is gone already. */
export function addressOf({ remoteAddress }: Ends): string | null {
  const isKnown = remoteAddress !== undefined && ipaddr.isValid(remoteAddress);
  return isKnown ? ipaddr.process(remoteAddress).toString() : null;
}

/** Both ends of a connection, as a socket has them. */
export type Ends = {
  readonly remoteAddress?: string | undefined;
  readonly localAddress?: string | undefined;
};

/** Whether somebody comes from this house; nobody else is listened to (lan.md 3.4). */
export function isFromHouse(ends: Ends): boolean {
  const range = rangeOf(ends.remoteAddress);
  return isFromHere(ends) || (range !== null && IN_HOUSE.includes(range));
}

/** Whether somebody comes from this very machine, by whichever of its addresses. */
export function isFromHere({ remoteAddress, localAddress }: Ends): boolean {
  return isLoopback(remoteAddress) || (remoteAddress !== undefined && remoteAddress === localAddress);
}

export function isLoopback(address: string | undefined): boolean {
  return rangeOf(address) === 'loopback';
}

/**
 * Whether a request is meant for us, and not sent by some web page somewhere that a browser in this house has open
 * (lan.md 3.4). The host must be named by its number: a name can be made to point here, a number cannot. A page
 * that asks must come from this same place; our own players' machines send no origin.
 */
export function isMeantForUs({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { host, origin } = headers;
  if (host === undefined || !isNumbered(host)) return false;
  return origin === undefined || origin === `http://${host}`;
}

function isNumbered(host: string): boolean {
  const parts = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::\d{1,5})?$/.exec(host);
  if (parts === null) return false;
  const [, bracketed, plain] = parts;
  if (bracketed !== undefined) return isIPv6(bracketed);
  return plain === 'localhost' || isIP(plain ?? '') === 4;
}
