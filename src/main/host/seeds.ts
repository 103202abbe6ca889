import { webcrypto } from 'node:crypto';
import { randomFrom, seedRandom } from '../../shared/engine/random';
import type { Random } from '../../shared/engine/random';

/** Where the chance of a table comes from: each call gives a generator of its own. */
export type Seeds = () => Random;

/** From the operating system, as real games must. */
export const realSeeds: Seeds = () => {
  for (;;) {
    const [a = 0, b = 0, c = 0, d = 0] = webcrypto.getRandomValues(new Uint32Array(4));
    // A generator cannot start from zeros only; once in 2^128 tables the system gives them.
    if ((a | b | c | d) !== 0) return randomFrom([a, b, c, d]);
  }
};

/** From a text, the same games every time: for tests, never for people. */
export function seedsFrom(text: string): Seeds {
  let given = 0;
  return () => seedRandom(`${text}/${given++}`);
}
