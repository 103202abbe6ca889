import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, createView, utf8ToBytes } from '@noble/hashes/utils';
import * as v from 'valibot';

/** 32 bytes in hex: a secret, or a hash of SHA-256. */
export const bytes32Schema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export type Bytes32 = v.InferOutput<typeof bytes32Schema>;

export const SECRET_BYTES = 32;
const LENGTH_BYTES = 4;

/** A secret for one deal from 32 bytes that nobody could foresee; throws for any other number of them. */
export function makeSecret(bytes: Uint8Array): Bytes32 {
  if (bytes.length !== SECRET_BYTES) throw new Error(`A secret has ${SECRET_BYTES} bytes`);
  return bytesToHex(bytes);
}

/**
 * SHA-256 over texts in UTF-8, the length of each (in bytes, 4 bytes big end first) before it, so that no two lists
 * of texts give the same bytes (lan.md section 5).
 */
export function hashOf(texts: readonly string[]): Uint8Array {
  const hash = sha256.create();
  for (const text of texts) {
    const bytes = utf8ToBytes(text);
    const length = new Uint8Array(LENGTH_BYTES);
    createView(length).setUint32(0, bytes.length);
    hash.update(length).update(bytes);
  }
  return hash.digest();
}

/** The same, in hex. */
export function hexHashOf(texts: readonly string[]): Bytes32 {
  return bytesToHex(hashOf(texts));
}

/** JSON that is the same for equal values, in whatever order their fields were written. */
export function plainText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plainText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${plainText(field)}`).join(',')}}`;
}
