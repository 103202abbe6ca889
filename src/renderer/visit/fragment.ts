/** What a link brings behind its `#`, where it is in no log and no referrer: the table's link, or somebody's seat. */
export type Fragment = { readonly is: 'link' | 'seat'; readonly token: string };

const KINDS: Readonly<Record<string, Fragment['is']>> = { t: 'link', s: 'seat' };

/** Reads `#t=…` of the table's QR code and `#s=…` of a seat that moves to this phone; null for anything else. */
export function parseFragment(hash: string): Fragment | null {
  const parts = /^#([ts])=([\w-]{1,64})$/.exec(hash);
  const is = KINDS[parts?.[1] ?? ''];
  const token = parts?.[2];
  return is === undefined || token === undefined ? null : { is, token };
}
