import { findPlaces, makeAddress, parseAddress } from './address';

/**
 * Where a browser finds the page of the host at an address, as people type it: `http://192.168.1.24:27500/`, always
 * by a number, which hosts insist on. Null for what is no address in this house, and for a name that nobody has.
 */
export async function hostPage(address: string): Promise<string | null> {
  const parsed = parseAddress(address);
  if (!parsed.ok) return null;
  const places = await findPlaces(parsed.value);
  const first = places.ok ? places.value[0] : undefined;
  return first === undefined ? null : `http://${makeAddress(first)}/`;
}
