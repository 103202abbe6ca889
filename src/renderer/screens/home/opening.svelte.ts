import type { Desktop, JoinTable, Opened, OpenTable, Trouble } from '../../../shared/desktop';
import type { Result } from '../../../shared/result';

/** What was wished and did not come about; `join` is null where a table of one's own could not be opened. */
export type Failed = { readonly trouble: Trouble; readonly join: JoinTable | null };

/** What another code can mend. */
const ABOUT_CODE: readonly Trouble[] = ['codeNeeded', 'wrongCode', 'waitForCode'];

/** Opening a table or sitting down at one, one wish at a time, and what stood in the way of the last. */
export class Opening {
  isBusy = $state(false);
  failed = $state.raw<Failed | null>(null);

  readonly #desktop: Pick<Desktop, 'open' | 'join'>;
  readonly #onopened: (opened: Opened) => void;

  constructor(desktop: Pick<Desktop, 'open' | 'join'>, onopened: (opened: Opened) => void) {
    this.#desktop = desktop;
    this.#onopened = onopened;
  }

  /** The wish that needs a code: until it is let in, turned away or taken back. */
  get barred(): JoinTable | null {
    return this.failed !== null && ABOUT_CODE.includes(this.failed.trouble) ? this.failed.join : null;
  }

  /** Opens a table on this machine. */
  open(request: OpenTable): Promise<void> {
    return this.#settle(() => this.#desktop.open(request), null);
  }

  /** Goes to a table, with its code where it asked for one. */
  join(request: JoinTable): Promise<void> {
    return this.#settle(() => this.#desktop.join(request), request);
  }

  /** Whom all seats being taken keeps out may still watch. */
  get watchable(): JoinTable | null {
    return this.failed?.trouble === 'tableFull' ? this.failed.join : null;
  }

  /** Takes the wish back. */
  forget(): void {
    this.failed = null;
  }

  async #settle(ask: () => Promise<Result<Opened, Trouble>>, join: JoinTable | null): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    // The place where a code is laid stays while the next one is tried.
    if (this.barred === null) this.failed = null;
    const answer = await ask();
    this.isBusy = false;
    this.failed = answer.ok ? null : { trouble: answer.error, join };
    if (answer.ok) this.#onopened(answer.value);
  }
}
