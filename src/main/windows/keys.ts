import type { BrowserWindow, Input } from 'electron';
import type { ScreenUse } from '../../shared/desktop';
import type { LetterKeys } from '../../shared/settings';
import { unreachable } from '../../shared/result';

const ZOOM_STEP = 0.5;
const MOST_ZOOM = 4;

export type WindowKey = 'fullScreen' | 'leaveFullScreen' | 'larger' | 'smaller' | 'usual';

/**
 * What a key means to a window itself, or null where it is the page's. The TV has nothing to type in, so there an F,
 * as people want letters, is enough and Esc leads back.
 */
export function windowKey(
  input: Pick<Input, 'type' | 'key' | 'control' | 'meta' | 'alt'>,
  use: ScreenUse,
  letterKeys: LetterKeys,
): WindowKey | null {
  if (input.type !== 'keyDown') return null;
  const key = input.key.toLowerCase();
  const isF = use === 'table' && key === 'f' && !input.control && !input.meta;
  if (isF && letterKeys === (input.alt ? 'alt' : 'on')) return 'fullScreen';
  if (input.alt) return null;
  if (input.control || input.meta) return ZOOM_KEYS[key] ?? null;
  if (key === 'f11') return 'fullScreen';
  if (use !== 'table') return null;
  return key === 'escape' ? 'leaveFullScreen' : null;
}

/** Page zoom as every browser has it: there is no menu that would bring these keys. */
const ZOOM_KEYS: Readonly<Record<string, WindowKey>> = {
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'usual',
};

/** Takes a window's own keys before its page sees them. */
export function listenForKeys(window: BrowserWindow, use: ScreenUse, letterKeys: () => LetterKeys): void {
  window.webContents.on('before-input-event', (event, input) => {
    const key = windowKey(input, use, letterKeys());
    if (key === null) return;
    event.preventDefault();
    press(window, key);
  });
}

function press(window: BrowserWindow, key: WindowKey): void {
  const { webContents } = window;
  switch (key) {
    case 'fullScreen':
      window.setFullScreen(!window.isFullScreen());
      return;
    case 'leaveFullScreen':
      window.setFullScreen(false);
      return;
    case 'larger':
      webContents.setZoomLevel(Math.min(webContents.getZoomLevel() + ZOOM_STEP, MOST_ZOOM));
      return;
    case 'smaller':
      webContents.setZoomLevel(Math.max(webContents.getZoomLevel() - ZOOM_STEP, -MOST_ZOOM));
      return;
    case 'usual':
      webContents.setZoomLevel(0);
      return;
    default:
      return unreachable(key);
  }
}
