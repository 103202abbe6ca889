import type { Puzzle } from './puzzle';

/** A puzzle without the tiles that can only be in one slot, and without the slots they fill. */
export type Settled = {
  /** Of every tile of the puzzle, the only slot it may be in; or `OPEN`. */
  readonly slotOf: Int32Array;
  /** The tiles that are open, by their place in the puzzle, those with the fewest slots first. */
  readonly open: readonly number[];
  /** The slots with room, by their place in the puzzle, and how much. */
  readonly slots: readonly number[];
  readonly room: readonly number[];
  /** Whether an open tile may be in such a slot, by `tile * slots + slot` in the order of both lists. */
  readonly may: Uint8Array;
};

export const OPEN = -1;

/**
 * Settles what has only one answer, as long as there is any; null where something has none. `places` says which slots
 * each tile of the puzzle may be in.
 */
export function settle({ tiles, sizes }: Puzzle, places: Uint8Array): Settled | null {
  const width = sizes.length;
  const may = places.slice();
  const room = Array.from(sizes);
  const slotOf = new Int32Array(tiles.length).fill(OPEN);
  const close = (slot: number): void => {
    for (let tile = 0; tile < tiles.length; tile++) if (slotOf[tile] === OPEN) may[tile * width + slot] = 0;
  };
  const choices = (tile: number): readonly number[] =>
    room.flatMap((_, slot) => (may[tile * width + slot] === 1 ? [slot] : []));

  if (room.some((size) => size < 0)) return null;
  for (const [slot, size] of room.entries()) if (size === 0) close(slot);
  for (let isMore = true; isMore;) {
    isMore = false;
    for (let tile = 0; tile < tiles.length; tile++) {
      if (slotOf[tile] !== OPEN) continue;
      const [slot, ...others] = choices(tile);
      if (slot === undefined) return null;
      if (others.length > 0) continue;
      slotOf[tile] = slot;
      room[slot]!--;
      if (room[slot] === 0) close(slot);
      isMore = true;
    }
  }
  const open = [...slotOf.keys()]
    .filter((tile) => slotOf[tile] === OPEN)
    .sort((a, b) => choices(a).length - choices(b).length || a - b);
  const slots = room.flatMap((size, slot) => (size > 0 ? [slot] : []));
  return {
    slotOf,
    open,
    slots,
    room: slots.map((slot) => room[slot]!),
    may: Uint8Array.from(open.flatMap((tile) => slots.map((slot) => may[tile * width + slot]!))),
  };
}
