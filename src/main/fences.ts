import type { App, Session, WebContents } from 'electron';
import { isOurPage } from './pages/address';
import type { DevPage } from './pages/address';

/** Called with a sentence for the log whenever a page tried what it may not. */
type Tell = (what: string) => void;

/** Keeps every page, present and future, on its own address and inside its window. */
export function fencePages(app: App, dev: DevPage, tell: Tell): void {
  app.on('web-contents-created', (_event, contents) => fencePage(contents, dev, tell));
}

/** Refuses whatever a page could ask of the machine: devices, notices, places, files. */
export function fenceSession(session: Session, tell: Tell): void {
  session.setPermissionRequestHandler((_contents, permission, answer) => {
    tell(`A page asked for ${permission}`);
    answer(false);
  });
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event) => {
    tell('A page began a download');
    event.preventDefault();
  });
}

function fencePage(contents: WebContents, dev: DevPage, tell: Tell): void {
  contents.setWindowOpenHandler(() => {
    tell('A page asked for a new window');
    return { action: 'deny' };
  });
  const stay = (event: { readonly preventDefault: () => void }, address: string): void => {
    // Loading itself again is the one way a page may go.
    if (address === contents.getURL() && isOurPage(address, dev)) return;
    tell('A page tried to go elsewhere');
    event.preventDefault();
  };
  contents.on('will-navigate', stay);
  contents.on('will-redirect', stay);
  contents.on('will-attach-webview', (event) => {
    tell('A page tried to hold another');
    event.preventDefault();
  });
}
