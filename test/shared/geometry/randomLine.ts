import type { End, Laid } from '../../../src/shared/engine/line';
import { ENDS } from '../../../src/shared/engine/line';
import { farEnd, hasEnd, highOf, isDouble, lowOf, tilesOfSet } from '../../../src/shared/engine/tile';
import type { SetTop, Tile } from '../../../src/shared/engine/tile';

export type RandomLine = { readonly laid: readonly Laid[]; readonly spinner: number | null };

export type LineWish = {
  readonly top: SetTop;
  readonly spinner: boolean;
  /** Which end grows: every way alike, or mostly one of them. */
  readonly lopsided: boolean;
};

/** A generator of numbers from 0 to 1 (mulberry32), so that a failing line can be named by its seed. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A line as long as chance makes it: tiles of the set in random order, each laid where it fits until none does. It
 * opens a spinner's arms once both its sides are covered, and knows nothing of where tiles lie.
 */
export function randomLine(seed: number, wish: LineWish): RandomLine {
  const random = numbers(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const left = Array.from({ length: wish.top + 1 }, (_, pips) =>
    tilesOfSet(wish.top).filter((tile) => hasEnd(tile, pips)),
  );
  const take = (tile: Tile): void => {
    for (const pips of new Set([lowOf(tile), highOf(tile)])) left[pips]!.splice(left[pips]!.indexOf(tile), 1);
  };
  const favourite = pick(ENDS);

  const first = pick(tilesOfSet(wish.top));
  take(first);
  const laid: Laid[] = [{ tile: first, seat: 0, end: null }];
  const ends: Partial<Record<End, number>> = { left: lowOf(first), right: highOf(first) };
  let spinner = wish.spinner && isDouble(first) ? 0 : null;
  let covered = 0;
  let tips: number | null = spinner === null ? null : lowOf(first);

  for (;;) {
    const open = ENDS.filter((end) => ends[end] !== undefined && left[ends[end]]!.length > 0);
    if (open.length === 0) return { laid, spinner };
    const isFavoured = wish.lopsided && open.includes(favourite) && random() < 0.9;
    const end = isFavoured ? favourite : pick(open);
    const pips = ends[end]!;
    const tile = pick(left[pips]!);
    take(tile);
    if (spinner !== null && tips !== null && touchesSpinner(laid, spinner, end)) covered++;
    laid.push({ tile, seat: 0, end });
    ends[end] = farEnd(tile, pips);
    if (wish.spinner && spinner === null && isDouble(tile)) {
      spinner = laid.length - 1;
      tips = pips;
      covered = 1;
    }
    if (tips !== null && covered === 2) {
      ends.up = tips;
      ends.down = tips;
      tips = null;
    }
  }
}

/** Whether the next tile at `end` covers a long side of the spinner. */
function touchesSpinner(laid: readonly Laid[], spinner: number, end: End): boolean {
  const at = laid[spinner]!.end;
  if (at !== null && at !== end) return false;
  return laid.slice(spinner + 1).every((later) => later.end !== end);
}
