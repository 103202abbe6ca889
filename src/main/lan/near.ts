import ipaddr from 'ipaddr.js';

/** Where a machine listens. */
export type Place = { readonly host: string; readonly port: number };

/** Kinds of addresses that stay inside a house (ipaddr.js' names for RFC 1918 and RFC 3927). */
const IN_HOUSE: readonly string[] = ['private', 'linkLocal'];

/** Whether a text is an IPv4 address in full: four numbers, nothing left out. */
export function isIPv4(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text);
}

/** Whether another machine of this house may have this IPv4 address. */
export function isInHouse(text: string): boolean {
  return isIPv4(text) && IN_HOUSE.includes(ipaddr.IPv4.parse(text).range());
}

/** Whether an IPv4 address is in this house or is this machine itself: the only ones we ever connect to. */
export function isNear(text: string): boolean {
  return isInHouse(text) || (isIPv4(text) && ipaddr.IPv4.parse(text).range() === 'loopback');
}
