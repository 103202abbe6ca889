import { createHash } from 'node:crypto';

/** A DNS label may have 63 bytes; this leaves room for the ending (lan.md 1.2, fault 15). */
const LABEL_BYTES = 48;
/** `n=` and the name must fit into the 255 bytes of one TXT text. */
const TXT_NAME_BYTES = 200;

const TABLE_ID = /^[\w-]{1,40}$/;

/** Whether a text may be a table's id: letters, digits, `-` and `_`, at most 40. */
export function isTableId(text: string): boolean {
  return TABLE_ID.test(text);
}

/**
 * The name a table is published under: its own, cut, with an ending made from its id. Two tables of one name would
 * push each other off the network, and a table that comes back must be the same one (lan.md 1.2, fault 7).
 */
export function makeLabel(name: string, id: string): string {
  const ending = createHash('sha256').update(id).digest('hex').slice(0, 6);
  return `${cutBytes(name, LABEL_BYTES)} ~${ending}`;
}

/** The table's machine as DNS knows it. Never the machine's own name: others would lose it (fault 18). */
export function makeHostName(id: string): string {
  return `dl-${id}.local`;
}

/** The whole TXT record: the protocol, the table's id and epoch, and its name as people chose it. */
export function makeTxt(facts: {
  protocol: number;
  id: string;
  epoch: number;
  name: string;
}): Readonly<Record<string, string>> {
  const { protocol, id, epoch, name } = facts;
  return { v: String(protocol), id, e: String(epoch), n: cutBytes(name, TXT_NAME_BYTES) };
}

/** The longest beginning of a text that has at most `most` bytes in UTF-8; no letter is cut in two. */
export function cutBytes(text: string, most: number): string {
  let bytes = 0;
  let kept = '';
  for (const letter of text) {
    bytes += Buffer.byteLength(letter);
    if (bytes > most) break;
    kept += letter;
  }
  return kept;
}

/** What a stranger wrote, fit to be shown: at most 200 bytes, no control characters, nothing that turns writing around. */
export function plainText(text: string): string {
  return cutBytes(text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, ''), TXT_NAME_BYTES).trim();
}
