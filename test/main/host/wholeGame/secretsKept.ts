import { hashToken } from '../../../../src/main/host/tokens';
import { below, seedRandom } from '../../../../src/shared/engine/random';
import type { Random } from '../../../../src/shared/engine/random';
import { hexHashOf } from '../../../../src/shared/fairness/hash';
import { CODE_HALVES, CODE_MOST } from '../../../../src/shared/protocol/door';

const TOKEN_LETTERS = 22;

/** All chance at a table, from one seed, and what of it is a secret. */
export class SecretsKept {
  /** What everybody may know. */
  readonly open = new Set<string>();
  /** What devices bound themselves to, and what they told when all were bound. */
  readonly commits = new Set<string>();
  readonly told = new Set<string>();
  /** What the host gave to each deal. */
  readonly hosts: string[] = [];
  /** Tokens and their hashes. */
  readonly guarded = new Set<string>();
  readonly #owned = new Set<string>();
  readonly #seed: string;
  #made = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  readonly makeToken = (): string => {
    const token = this.makeSecret().slice(0, TOKEN_LETTERS);
    this.guarded.add(token).add(hashToken(token));
    return token;
  };

  readonly makeHostSecret = (): string => {
    const secret = this.makeSecret();
    this.hosts.push(secret);
    return secret;
  };

  readonly makeSecret = (): string => hexHashOf([this.#next()]);

  readonly makeSeed = (): Random => seedRandom(this.#next());

  readonly makeCode = (): string => {
    let chance = this.makeSeed();
    return Array.from({ length: CODE_HALVES }, () => {
      let half: number;
      [half, chance] = below(chance, CODE_MOST + 1);
      return half;
    }).join('');
  };

  /** Somebody was told a token as new: nobody else may have it. @returns whether that is so. */
  owns(token: string): boolean {
    if (this.#owned.has(token)) return false;
    this.#owned.add(token);
    return true;
  }

  #next(): string {
    return `${this.#seed} ${++this.#made}`;
  }
}
