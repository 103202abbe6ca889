import type { SavedPass } from './saved';
import { hashToken } from './tokens';

/** More devices than a house holds; who was here longest ago is forgotten first. */
const MOST_PASSES = 200;

/** The devices that were in and are not here now: each may come back without the code (lan.md 3.4). */
export class Passes {
  /** Names by the hash of the token, the oldest first. */
  readonly #names: Map<string, string>;

  constructor(saved: readonly SavedPass[]) {
    this.#names = new Map(saved.map(({ tokenHash, name }) => [tokenHash, name]));
  }

  all(): readonly SavedPass[] {
    return [...this.#names].map(([tokenHash, name]) => ({ tokenHash, name }));
  }

  keep({ tokenHash, name }: SavedPass): void {
    this.#names.delete(tokenHash);
    this.#names.set(tokenHash, name);
    const [oldest] = this.#names.keys();
    if (this.#names.size > MOST_PASSES && oldest !== undefined) this.#names.delete(oldest);
  }

  find(token: string): SavedPass | null {
    const tokenHash = hashToken(token);
    const name = this.#names.get(tokenHash);
    return name === undefined ? null : { tokenHash, name };
  }

  /** Whoever has it is here again. */
  take({ tokenHash }: SavedPass): void {
    this.#names.delete(tokenHash);
  }
}
