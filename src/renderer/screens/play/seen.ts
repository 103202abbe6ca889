import type { Tile } from '../../../shared/engine/tile';
import { LIES } from '../../board/tileArt';
import type { HandSeen, PlaceSeen } from '../../hand/carry.svelte';
import type { Spread } from '../../hand/snap';
import { tilesOf } from './focus';

const NOWHERE: Spread = { left: 0, top: 0, width: 0, height: 0 };

/** The hand on the rail as it is seen now. */
export function handSeen(screen: HTMLElement): HandSeen {
  const whole = screen.querySelector('.rail [role="group"]')?.getBoundingClientRect() ?? NOWHERE;
  return { whole, spots: tilesOf(screen).map((tile) => tile.getBoundingClientRect()) };
}

/** The places of the tile that was taken up, as they are seen now: a table may be zoomed, or on its way. */
export function placesSeen(screen: HTMLElement): readonly PlaceSeen[] {
  return [...screen.querySelectorAll<HTMLElement>('.places .place')].map((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    const lies = LIES.find((way) => way === place.dataset['lies']) ?? 'up';
    return { left, top, width, height, lies };
  });
}

/** Where a tile of the hand has its spot now; null where it has none. */
export function spotOf(screen: HTMLElement, tile: Tile): Spread | null {
  const found = tilesOf(screen).find((each) => each.dataset['tile'] === tile);
  return found?.getBoundingClientRect() ?? null;
}
