import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, createView, hexToBytes } from '@noble/hashes/utils';

const KEY_BYTES = 32;
const COUNTER_BYTES = 8;
const WORD_BYTES = 4;

/**
 * Chance that nobody can foresee or steer who does not know its key: the blocks HMAC-SHA-256(key, 0), (key, 1) … one
 * after the other, each read as eight 32-bit words, big end first (lan.md section 5).
 */
export type Keystream = {
  /** 32 bytes in hex. */
  readonly key: string;
  /** The block that is made next. */
  readonly block: number;
  /** What is left of the block made last. */
  readonly left: readonly number[];
};

/** The keystream of a key of 32 bytes, from its beginning; throws for anything else. */
export function keystreamOf(key: Uint8Array): Keystream {
  if (key.length !== KEY_BYTES) throw new Error(`A key has ${KEY_BYTES} bytes, not ${key.length}`);
  return { key: bytesToHex(key), block: 0, left: [] };
}

/** The next 32-bit word, and the keystream after it. */
export function nextKeyWord(stream: Keystream): readonly [number, Keystream] {
  const { key, block, left } = stream.left.length > 0 ? stream : withNextBlock(stream);
  const [word, ...rest] = left;
  if (word === undefined) throw new Error('A block without words');
  return [word, { key, block, left: rest }];
}

function withNextBlock({ key, block }: Keystream): Keystream {
  const counter = new Uint8Array(COUNTER_BYTES);
  createView(counter).setBigUint64(0, BigInt(block));
  const bytes = hmac(sha256, hexToBytes(key), counter);
  const view = createView(bytes);
  const left = Array.from({ length: bytes.length / WORD_BYTES }, (_, at) => view.getUint32(at * WORD_BYTES));
  return { key, block: block + 1, left };
}
