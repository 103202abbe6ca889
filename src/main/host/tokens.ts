import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_HALVES, CODE_MOST } from '../../shared/protocol/door';

const TOKEN_BYTES = 16;

/** A new secret of 128 bits, as text that fits into an address. */
export function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** A new code for the door of a table: three tiles, each half drawn by itself, every number of pips as likely. */
export function makeCode(): string {
  return Array.from({ length: CODE_HALVES }, () => randomInt(CODE_MOST + 1)).join('');
}

/** What is kept of a secret: enough to know it again, nothing to make it from (SHA-256). */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether a secret shown is the one that is known by its hash, in a time that tells nothing. */
export function isTokenOf(hash: string, token: string): boolean {
  return timingSafeEqual(Buffer.from(hash), Buffer.from(hashToken(token)));
}
