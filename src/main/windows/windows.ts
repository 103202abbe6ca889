import { BrowserWindow, nativeTheme, screen } from 'electron';
import type { WebContents } from 'electron';
import type { ScreenUse } from '../../shared/desktop';
import type { DisplaySeen } from '../../shared/displays';
import type { Settings } from '../../shared/settings';
import { isOurPage, pageAddress } from '../pages/address';
import type { DevPage } from '../pages/address';
import type { KeptSettings, WindowPlace } from '../settings/settings';
import { placeInside } from '../settings/windowPlace';
import { displaysSeen, markOf, tvDisplay } from './displays';
import { listenForKeys } from './keys';
import type { Page } from './pages';

const PLAYER_SIZE = { width: 1280, height: 800 };
const TV_SIZE = { width: 1280, height: 720 };
const LEAST_SIZE = { minWidth: 360, minHeight: 500 };

/** The cloth of design.md section 2, so that a window does not flash before its page is there. */
const CLOTH = { day: '#94ad9e', evening: '#47202c', contrast: '#0a0a0a' };

function clothFor(use: ScreenUse, look: Settings['look']): string {
  if (look !== 'system') return CLOTH[look];
  return nativeTheme.shouldUseDarkColors || use === 'table' ? CLOTH.evening : CLOTH.day;
}

export type WindowsParts = {
  readonly preload: string;
  readonly dev: DevPage;
  readonly settings: () => KeptSettings;
  readonly keepPlace: (place: WindowPlace) => Promise<void>;
  /** Asked when a person closes a window; `last` when no other would be left. */
  readonly mayClose: (window: BrowserWindow, last: boolean) => Promise<boolean>;
  readonly onClosed: (page: Page) => void;
  /** The page begins anew, as after a reload. */
  readonly onFresh: (page: Page) => void;
  /** The page could not be loaded to its end, as when the window was closed meanwhile. */
  readonly onUnloaded: (problem: unknown) => void;
  readonly onCrash: (window: BrowserWindow, why: string) => void;
};

/** The windows of this copy: at most one to play in and one for the room. */
export type Windows = {
  /** Opens the window for a use, or brings it forward. */
  readonly show: (use: ScreenUse) => void;
  /** Closes one without asking anybody; resolves when its place is kept. */
  readonly close: (use: ScreenUse) => Promise<void>;
  /** The page that speaks with these contents from this frame of it, if it is one of ours. */
  readonly pageOf: (contents: WebContents, frame: Frame | null) => Page | null;
  readonly toggleFullScreen: (use: ScreenUse) => void;
  /** The displays of this machine, for the page in the window for a use. */
  readonly displays: (use: ScreenUse) => readonly DisplaySeen[];
  /** Moves the window for the room to the display that was chosen for it, if it is on another. */
  readonly placeTv: () => void;
};

export type Frame = { readonly url: string; readonly parent: unknown };

type Open = { readonly window: BrowserWindow; readonly page: Page };

export function openWindows(parts: WindowsParts): Windows {
  const { settings } = parts;
  const open = new Map<ScreenUse, Open>();

  function create(use: ScreenUse): void {
    const window = new BrowserWindow({
      ...(use === 'player'
        ? playerPlace(settings().window)
        : tvPlace(open.get('player')?.window, settings().tvDisplay)),
      ...LEAST_SIZE,
      title: 'Boneyard',
      show: false,
      autoHideMenuBar: true,
      backgroundColor: clothFor(use, settings().look),
      webPreferences: {
        preload: parts.preload,
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webSecurity: true,
        // Its dictionaries would come from the internet.
        spellcheck: false,
        devTools: parts.dev !== null,
        // The TV has no focus while somebody plays on the other display, and must go on all the same.
        backgroundThrottling: false,
        // It was opened by a press in the other window, and nobody presses anything in it; it sounds for the room.
        autoplayPolicy: use === 'table' ? 'no-user-gesture-required' : 'document-user-activation-required',
      },
    });
    const { webContents } = window;
    const page: Page = {
      use,
      tell: (news, word) => {
        if (!webContents.isDestroyed()) webContents.send(news, word);
      },
    };
    open.set(use, { window, page });

    window.once('ready-to-show', () => {
      if (use === 'player' && settings().window?.maximized === true) window.maximize();
      window.show();
    });
    webContents.on('did-navigate', () => parts.onFresh(page));
    webContents.on('render-process-gone', (_event, { reason }) => {
      if (reason !== 'clean-exit') parts.onCrash(window, reason);
    });
    listenForKeys(window, use, () => settings().letterKeys);
    askBeforeClosing(window, async () => {
      if (await parts.mayClose(window, open.size === 1)) await close(use);
    });
    window.on('closed', () => {
      open.delete(use);
      parts.onClosed(page);
    });
    window.loadURL(pageAddress(use, parts.dev)).catch(parts.onUnloaded);
  }

  async function close(use: ScreenUse): Promise<void> {
    const window = open.get(use)?.window;
    if (window === undefined) return;
    if (use === 'player') await parts.keepPlace(placeOf(window));
    window.destroy();
  }

  return {
    show: (use) => {
      const window = open.get(use)?.window;
      if (window === undefined) {
        create(use);
        return;
      }
      if (window.isMinimized()) window.restore();
      window.show();
      window.focus();
    },
    close,
    pageOf: (contents, frame) => {
      if (frame?.parent !== null || !isOurPage(frame.url, parts.dev)) return null;
      return [...open.values()].find(({ window }) => window.webContents === contents)?.page ?? null;
    },
    toggleFullScreen: (use) => {
      const window = open.get(use)?.window;
      window?.setFullScreen(!window.isFullScreen());
    },
    displays: (use) => displaysSeen(screen.getAllDisplays(), displayOf(open.get(use)?.window)),
    placeTv: () => {
      const tv = open.get('table')?.window;
      if (tv === undefined) return;
      const { tvDisplay: chosen } = settings();
      const display = screen.getAllDisplays().find((one) => markOf(one) === chosen);
      if (display !== undefined && markOf(displayOf(tv)) !== chosen) fill(tv, display);
    },
  };
}

/** Holds a window open until it was decided about; meanwhile nothing is asked a second time. */
function askBeforeClosing(window: BrowserWindow, closeOrNot: () => Promise<void>): void {
  let deciding = false;
  window.on('close', (event) => {
    event.preventDefault();
    if (deciding) return;
    deciding = true;
    void closeOrNot().finally(() => (deciding = false));
  });
}

function playerPlace(kept: WindowPlace | null): Electron.BrowserWindowConstructorOptions {
  const place = placeInside(
    kept,
    screen.getAllDisplays().map(({ workArea }) => workArea),
  );
  if (place === null) return { ...PLAYER_SIZE };
  const { x, y, width, height } = place;
  return { x, y, width, height };
}

/** The whole of the display for it; a window of its own where there is none but the player's. */
function tvPlace(
  player: BrowserWindow | undefined,
  chosen: string | null,
): Electron.BrowserWindowConstructorOptions {
  const display = tvDisplay(screen.getAllDisplays(), displayOf(player), chosen);
  return display === null ? { ...TV_SIZE } : { ...display.bounds, fullscreen: true };
}

function displayOf(window: BrowserWindow | undefined): Electron.Display {
  return window === undefined ? screen.getPrimaryDisplay() : screen.getDisplayMatching(window.getBounds());
}

/** Takes a window to another display and fills that. */
function fill(window: BrowserWindow, { bounds }: Electron.Display): void {
  window.setFullScreen(false);
  window.setBounds(bounds);
  window.setFullScreen(true);
}

function placeOf(window: BrowserWindow): WindowPlace {
  return { ...window.getNormalBounds(), maximized: window.isMaximized() };
}
