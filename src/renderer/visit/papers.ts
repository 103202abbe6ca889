import type { TableCard } from '../../shared/protocol/messages';
import type { PageUse } from '../address';
import type { Fragment } from './fragment';
import type { Keeping } from './keeping';

/** As whom somebody comes in. */
export type Wish = { readonly as: 'seat' | 'watch'; readonly name?: string; readonly code?: string };

/** What a `hello` shows, of what this browser has. */
export type Shown = { readonly seatToken?: string; readonly link?: string };
type TableId = TableCard['id'];

/** What this browser has to show at the door of a table, and what becomes of it. */
export class Papers {
  readonly #use: PageUse;
  readonly #keeping: Keeping;
  #fragment: Fragment | null;

  constructor(use: PageUse, keeping: Keeping, fragment: Fragment | null) {
    this.#use = use;
    this.#keeping = keeping;
    this.#fragment = fragment;
  }

  /** As whom this browser comes in without being asked; null where a person has to say so. */
  wishAt(tableId: TableId): Wish | null {
    this.#unpack(tableId);
    if (this.#use === 'table') return { as: 'watch' };
    const pass = this.#keeping.pass(tableId);
    return pass === null || pass.left ? null : { as: 'seat', name: this.#keeping.name() };
  }

  /** What is shown beside a wish. A screen for the room has no seat to come back to. */
  shownAt(tableId: TableId): Shown {
    const pass = this.#passTo(tableId);
    const link = this.#keeping.link(tableId);
    return { ...(pass === null ? {} : { seatToken: pass }), ...(link === null ? {} : { link }) };
  }

  /** The name that was written here last. */
  get name(): string {
    return this.#keeping.name();
  }

  set name(name: string) {
    this.#keeping.keepName(name);
  }

  /** Whether somebody with nothing to show has to know the table's code. */
  needsCode({ id, code }: TableCard): boolean {
    return code && this.#keeping.link(id) === null && this.#passTo(id) === null;
  }

  letIn(tableId: TableId, seatToken: string | null): void {
    if (seatToken !== null && this.#use === 'player')
      this.#keeping.keepPass(tableId, { token: seatToken, left: false });
  }

  /** After leaving on purpose nobody is sat down again just because the page was opened. */
  left(tableId: TableId): void {
    const token = this.#passTo(tableId);
    if (token !== null) this.#keeping.keepPass(tableId, { token, left: true });
  }

  /** What was shown is worth nothing any more. */
  forget(tableId: TableId): void {
    this.#keeping.forgetLink(tableId);
    if (this.#use === 'player') this.#keeping.forgetPass(tableId);
  }

  hasAny(tableId: TableId): boolean {
    return this.#passTo(tableId) !== null || this.#keeping.link(tableId) !== null;
  }

  #passTo(tableId: TableId): string | null {
    return this.#use === 'player' ? (this.#keeping.pass(tableId)?.token ?? null) : null;
  }

  /** What the address brought belongs to the table that is found at it. */
  #unpack(tableId: TableId): void {
    const fragment = this.#fragment;
    this.#fragment = null;
    if (fragment?.is === 'seat') this.#keeping.keepPass(tableId, { token: fragment.token, left: false });
    if (fragment?.is === 'link') this.#keeping.keepLink(tableId, fragment.token);
  }
}
