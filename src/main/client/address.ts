import { lookup } from 'node:dns/promises';
import type { Trouble } from '../../shared/desktop';
import { FIRST_PORT } from '../../shared/protocol/version';
import { err, ok } from '../../shared/result';
import type { Result } from '../../shared/result';
import { isIPv4, isNear } from '../lan/near';

/** Where a table listens. */
export type Address = { readonly host: string; readonly port: number };

/** Addresses worth trying of a table that moves about. */
const MOST_ADDRESSES = 8;

/** Milliseconds a name may take to be looked up. */
const LOOKUP = 3000;

const SCHEME = /^(https?|wss?):\/\//i;
const PATH = /[/?#].*$/;
const HOST_AND_PORT = /^(?<host>[^\s:]+)(?:[\s:](?<port>\d{1,5}))?$/;
const NUMBERS = /^[\d.]+$/;
const NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*\.?$/i;

/**
 * Reads an address as people type it: `192.168.1.24`, `192.168.1.24:27500`, `http://192.168.1.24:27500/`, or a
 * machine's name instead of the number. Without a port it is `FIRST_PORT`. Refused: anything else, and IPv4
 * addresses outside the house.
 */
export function parseAddress(text: string): Result<Address, 'badAddress'> {
  const bare = text.trim().replace(SCHEME, '').replace(PATH, '');
  const spaced = bare
    .replace(/\s*([.:])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const parts = HOST_AND_PORT.exec(spaced)?.groups;
  const host = parts?.['host'] ?? '';
  const port = Number(parts?.['port'] ?? FIRST_PORT);
  if (port < 1 || port > 65535) return err('badAddress');

  const isGood = NUMBERS.test(host) ? isNear(host) : NAME.test(host);
  return isGood ? ok({ host, port }) : err('badAddress');
}

/** `192.168.1.24:27500` */
export function makeAddress({ host, port }: Address): string {
  return `${host}:${port}`;
}

/**
 * The numbers behind an address: a machine's name is looked up, as hosts answer to numbers only, since a name can be
 * made to lead elsewhere (lan.md 3.4). Refused with `badAddress`: what leads out of the house; with `noAnswer`: a
 * name nobody has.
 */
export async function findPlaces({ host, port }: Address): Promise<Result<readonly Address[], Trouble>> {
  if (isIPv4(host)) return isNear(host) ? ok([{ host, port }]) : err('badAddress');
  const found = await Promise.race([lookup(host, { family: 4, all: true }).catch(() => []), lookupOver()]);
  if (found.length === 0) return err('noAnswer');
  const near = found.filter(({ address }) => isNear(address));
  return near.length > 0 ? ok(near.map(({ address }) => ({ host: address, port }))) : err('badAddress');
}

/** Without an internet a system may ask its name servers for half a minute. */
function lookupOver(): Promise<readonly []> {
  return new Promise((resolve) => {
    setTimeout(() => resolve([]), LOOKUP).unref();
  });
}

/** The first, then those of the second that are not among them; no more than are worth trying. */
export function mergeAddresses(first: readonly Address[], second: readonly Address[]): readonly Address[] {
  const isNew = ({ host, port }: Address): boolean =>
    !first.some((known) => known.host === host && known.port === port);
  return [...first, ...second.filter(isNew)].slice(0, MOST_ADDRESSES);
}
