import type { Tile } from '../../shared/engine/tile';
import type { SeatView } from '../../shared/engine/view';
import { isOfThisDeal } from './keptHands';
import type { KeptHands } from './keptHands';
import { isSameOrder, keptOrder, movedTo, sorted } from './order';
import type { Sort } from './order';

/** What the word for sorting does next; `mine` lays the tiles as they lay before they were sorted. */
export type NextSort = Sort | 'mine';

/** How somebody has laid the tiles of their hand. Nothing here sorts by itself (design.md section 6). */
export class Arrangement {
  /** The order of this round, as it was laid last; null while nobody has touched it. */
  #laid: readonly Tile[] | null = $state.raw(null);
  /** As it was before it was sorted. */
  #before: readonly Tile[] | null = $state.raw(null);
  #tableId = '';
  readonly #kept: KeptHands;

  constructor(kept: KeptHands) {
    this.#kept = kept;
  }

  /** Begins anew, or with what was kept, where the page comes to another deal. To be told of every view. */
  follow(tableId: string, view: SeatView): void {
    if (tableId === this.#tableId && (this.#laid === null || isOfThisDeal(view, this.#laid))) return;
    this.#tableId = tableId;
    this.#before = null;
    this.#laid = this.#kept.laid(tableId, view);
  }

  /** The hand in the order it lies in. */
  handOf({ hand }: SeatView): readonly Tile[] {
    return this.#laid === null ? hand : keptOrder(hand, this.#laid);
  }

  /** Lays one tile at another place, counted from 0. */
  move(view: SeatView, tile: Tile, index: number): void {
    this.#before = null;
    this.#lay(view, movedTo(this.handOf(view), tile, index));
  }

  nextSort(view: SeatView): NextSort {
    const now = this.handOf(view);
    const is = (sort: Sort): boolean => isSameOrder(now, sorted(now, sort));
    if (is('weight') && this.#before !== null) return 'mine';
    return is('suit') ? 'weight' : 'suit';
  }

  sort(view: SeatView): NextSort {
    const next = this.nextSort(view);
    const now = this.handOf(view);
    if (next === 'mine') {
      this.#lay(view, keptOrder(view.hand, this.#before ?? now));
      this.#before = null;
      return next;
    }
    this.#before ??= now;
    this.#lay(view, sorted(now, next));
    return next;
  }

  #lay(view: SeatView, tiles: readonly Tile[]): void {
    this.#laid = tiles;
    this.#kept.keep(this.#tableId, view, tiles);
  }
}
