import type { Door, Entry } from '../../shared/protocol/door';
import type { ByeReason } from '../../shared/protocol/messages';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import type { Clock } from './clock';
import type { Limits } from './limits';
import type { SavedDoor } from './saved';
import { hashToken, isTokenOf } from './tokens';

const MINUTE = 60_000;

/** What somebody new shows at the door. */
export type Shown = { readonly code?: string | undefined; readonly link?: string | undefined };

/** How somebody got in: by the code or the link, or because nobody asked for either. */
export type Admitted = 'shown' | 'unasked';

export type DoorkeeperParts = {
  readonly clock: Clock;
  readonly limits: Pick<Limits, 'wrongCodesPerMinute' | 'wrongCodes'>;
  readonly makeCode: () => string;
  /** A new secret of 128 bits. */
  readonly makeToken: () => string;
  /** Whether the table asks for a code, as it was agreed last. */
  readonly entry: () => Entry;
};

/**
 * Who may come in that was not in before (lan.md 3.4). A code is short enough to be guessed by whoever may try often,
 * so wrong ones are counted for the table as a whole, whoever they come from: a few a minute, and after some more the
 * door closes to codes until the keeper makes a new one. The link is too long to be guessed.
 */
export class Doorkeeper {
  readonly #parts: DoorkeeperParts;
  #code: string;
  #link: string;
  #locked: boolean;
  /** Wrong codes since this code was made. */
  #wrong: number;
  /** When the last ones were tried. */
  #lately: readonly number[] = [];
  #addresses: readonly string[] = [];

  /** A door that is carried on, or a new one; `code` is the one it must have, null for one by chance. */
  constructor(saved: SavedDoor | null, code: string | null, parts: DoorkeeperParts) {
    this.#parts = parts;
    this.#code = saved?.code ?? code ?? parts.makeCode();
    this.#link = saved?.link ?? parts.makeToken();
    this.#locked = saved?.locked ?? false;
    this.#wrong = saved?.wrong ?? 0;
  }

  saved(): SavedDoor {
    return { code: this.#code, link: this.#link, locked: this.#locked, wrong: this.#wrong };
  }

  /** What stands on the door, for those who are in. */
  facts(): Door {
    const isAsked = this.#isCodeAsked;
    return {
      code: isAsked ? this.#code : null,
      link: isAsked ? this.#link : null,
      locked: this.#locked,
      codes: this.#isClosedToCodes ? 'closed' : 'open',
      addresses: this.#addresses,
    };
  }

  /** Where the table answers from now on, best first. */
  answersAt(addresses: readonly string[]): void {
    this.#addresses = addresses;
  }

  lock(locked: boolean): void {
    this.#locked = locked;
  }

  /** A new code and a new link; the old ones are worth nothing, and codes are listened to again. */
  renew(): void {
    this.#code = this.#parts.makeCode();
    this.#link = this.#parts.makeToken();
    this.#wrong = 0;
    this.#lately = [];
  }

  /**
   * Whether somebody comes in by what they show. A mere screen may come without anything: what it shows, everybody
   * in the house may see; a locked door it opens by code or link. Refused: everybody else who shows nothing right,
   * and at a locked door everybody else.
   */
  admit(shown: Shown, isScreen: boolean): Result<Admitted, ByeReason> {
    if (this.#locked && !isScreen) return err('locked');
    if (shown.link !== undefined && isTokenOf(hashToken(this.#link), shown.link)) return ok('shown');
    if (shown.code !== undefined && this.#isCodeAsked) return this.#tryCode(shown.code);
    if (this.#parts.entry() === 'open' && !this.#locked) return ok('unasked');
    return isScreen && !this.#locked ? ok('unasked') : err('codeNeeded');
  }

  #tryCode(code: string): Result<Admitted, ByeReason> {
    if (this.#isClosedToCodes) return err('codesClosed');
    const { clock, limits } = this.#parts;
    const now = clock.now();
    this.#lately = this.#lately.filter((at) => now - at < MINUTE);
    // Not looked at, so that nobody learns from it whether it was right.
    if (this.#lately.length >= limits.wrongCodesPerMinute) return err('waitForCode');
    if (isTokenOf(hashToken(this.#code), code)) return ok('shown');
    this.#lately = [...this.#lately, now];
    this.#wrong++;
    return err('wrongCode');
  }

  get #isCodeAsked(): boolean {
    return this.#parts.entry() === 'code';
  }

  get #isClosedToCodes(): boolean {
    return this.#isCodeAsked && this.#wrong >= this.#parts.limits.wrongCodes;
  }
}
