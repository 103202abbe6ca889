import { randomBytes, webcrypto } from 'node:crypto';
import { randomFrom, seedRandom } from '../../shared/engine/random';
import type { Random } from '../../shared/engine/random';
import { makeSecret, SECRET_BYTES } from '../../shared/fairness/hash';
import type { Bytes32 } from '../../shared/fairness/hash';

/** Where the chance of a table comes from. */
export type Seeds = {
  /** A generator of its own for each call. */
  readonly seed: () => Random;
  /** The host's secret for one deal; null where tiles are dealt from `seed`, and nobody takes part in it. */
  readonly makeSecret: (() => Bytes32) | null;
};

/** From the operating system, as real games must. */
export const realSeeds: Seeds = {
  seed: () => {
    for (;;) {
      const [a = 0, b = 0, c = 0, d = 0] = webcrypto.getRandomValues(new Uint32Array(4));
      // A generator cannot start from zeros only; once in 2^128 tables the system gives them.
      if ((a | b | c | d) !== 0) return randomFrom([a, b, c, d]);
    }
  },
  makeSecret: () => makeSecret(randomBytes(SECRET_BYTES)),
};

/** From a text, the same games every time: for tests, never for people. */
export function seedsFrom(text: string): Seeds {
  let given = 0;
  return { seed: () => seedRandom(`${text}/${given++}`), makeSecret: null };
}
