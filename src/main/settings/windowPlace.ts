import type { WindowPlace } from './settings';

/** The part of a display that windows may use, in device-independent pixels. */
export type DisplayArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * Puts a kept window where it can be seen: on the display that holds most of it, moved and shrunk until it lies
 * inside. Null where no display holds any of it (it was unplugged) or nothing was kept: the system places it then.
 */
export function placeInside(kept: WindowPlace | null, displays: readonly DisplayArea[]): WindowPlace | null {
  if (kept === null) return null;
  let home: DisplayArea | null = null;
  let most = 0;
  for (const display of displays) {
    const shared = sharedArea(kept, display);
    if (shared > most) [home, most] = [display, shared];
  }
  if (home === null) return null;

  const width = Math.min(kept.width, home.width);
  const height = Math.min(kept.height, home.height);
  return {
    x: between(kept.x, home.x, home.x + home.width - width),
    y: between(kept.y, home.y, home.y + home.height - height),
    width,
    height,
    maximized: kept.maximized,
  };
}

function sharedArea(a: DisplayArea, b: DisplayArea): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
