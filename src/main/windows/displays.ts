import type { DisplaySeen } from '../../shared/displays';
import type { DisplayArea } from '../settings/windowPlace';

/** What the system tells of a display; Electron's own type has this and more. */
export type Display = { readonly id: number; readonly label: string; readonly bounds: DisplayArea };

/** Each display once: those that show the same, a mirrored TV, cover the same part of the desktop. */
export function apart<D extends Display>(displays: readonly D[]): readonly D[] {
  return displays.filter(
    ({ bounds }, index) => displays.findIndex((other) => isSame(other.bounds, bounds)) === index,
  );
}

/** What a display is known by after a restart: its number may be another then. Two of a kind differ by where they are. */
export function markOf({ label, bounds: { x, y, width, height } }: Display): string {
  return `${label} ${width}x${height} at ${x},${y}`;
}

/**
 * The display for the window that shows the table to the room: the one that was chosen, while it is connected; else
 * the first where nobody plays. Null where there is none but the player's.
 */
export function tvDisplay<D extends Display>(
  displays: readonly D[],
  player: Display,
  chosen: string | null,
): D | null {
  const all = apart(displays);
  const wanted = all.find((display) => markOf(display) === chosen);
  return wanted ?? all.find(({ bounds }) => !isSame(bounds, player.bounds)) ?? null;
}

/** What a page is told of the displays; `here` is the one its window is on. */
export function displaysSeen(displays: readonly Display[], here: Display): readonly DisplaySeen[] {
  return apart(displays).map((display) => ({
    mark: markOf(display),
    width: display.bounds.width,
    height: display.bounds.height,
    isHere: isSame(display.bounds, here.bounds),
  }));
}

function isSame(a: DisplayArea, b: DisplayArea): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
