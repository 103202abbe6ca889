import { byWeight, highOf, lowOf } from '../../shared/engine/tile';
import type { Tile } from '../../shared/engine/tile';

export const SORTS = ['suit', 'weight'] as const;
/** How a hand can be sorted: the higher end first, as suits lie together; or the heavier tile first. */
export type Sort = (typeof SORTS)[number];

/** Higher suits first, in each the double first and then downwards. For `sort`. */
function bySuit(a: Tile, b: Tile): number {
  return highOf(b) - highOf(a) || lowOf(b) - lowOf(a);
}

const COMPARE: Readonly<Record<Sort, (a: Tile, b: Tile) => number>> = { suit: bySuit, weight: byWeight };

export function sorted(tiles: readonly Tile[], sort: Sort): readonly Tile[] {
  return [...tiles].sort(COMPARE[sort]);
}

/** The tiles as somebody laid them before; those that came since lie after them, as they came. */
export function keptOrder(hand: readonly Tile[], before: readonly Tile[]): readonly Tile[] {
  return [...before.filter((tile) => hand.includes(tile)), ...hand.filter((tile) => !before.includes(tile))];
}

/** The tiles with one of them at another place, counted from 0; beyond either end it lies at that end. */
export function movedTo(tiles: readonly Tile[], tile: Tile, index: number): readonly Tile[] {
  if (!tiles.includes(tile)) return tiles;
  const others = tiles.filter((other) => other !== tile);
  const at = Math.min(others.length, Math.max(0, index));
  return [...others.slice(0, at), tile, ...others.slice(at)];
}

export function isSameOrder(one: readonly Tile[], other: readonly Tile[]): boolean {
  return one.length === other.length && one.every((tile, index) => tile === other[index]);
}
