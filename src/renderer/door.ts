import type { Door } from '../shared/protocol/door';

/** How somebody new gets to a table. */
export type WayIn =
  /** Nobody new comes in. */
  | { readonly is: 'locked' }
  /** This machine is on no network, so nobody can. */
  | { readonly is: 'nowhere' }
  | {
      readonly is: 'open';
      /** What is typed: `192.168.1.24:27500`. */
      readonly address: string;
      /** What a phone scans. */
      readonly url: string;
      /** What is asked of whoever does not scan: the code; `closed` where none is listened to; null for nothing. */
      readonly code: { readonly is: 'asked'; readonly code: string } | { readonly is: 'closed' } | null;
    };

/** How somebody new gets in by what stands on the door. */
export function wayIn({ locked, code, codes, link, addresses }: Door): WayIn {
  if (locked) return { is: 'locked' };
  const [address] = addresses;
  if (address === undefined) return { is: 'nowhere' };
  const url = link === null ? `http://${address}/` : `http://${address}/#t=${link}`;
  if (code === null) return { is: 'open', address, url, code: null };
  return { is: 'open', address, url, code: codes === 'closed' ? { is: 'closed' } : { is: 'asked', code } };
}
