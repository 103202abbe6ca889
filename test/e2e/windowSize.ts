import { expect } from '@playwright/test';
import type { ElectronApplication, Page } from '@playwright/test';

export type Size = { readonly width: number; readonly height: number };

/** Makes a window so large that its page has this size in px. */
export async function setSize(app: ElectronApplication, page: Page, size: Size): Promise<void> {
  await app.evaluate(
    ({ BrowserWindow }, { url, width, height }) =>
      BrowserWindow.getAllWindows()
        .find(({ webContents }) => webContents.getURL() === url)
        ?.setContentSize(width, height),
    { url: page.url(), ...size },
  );
  // A window as large as the screen is made a pixel smaller, so that nobody takes it for a full screen.
  const isNear = async (): Promise<boolean> => {
    const now = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    return size.width - now.width <= 1 && size.height - now.height <= 1 && now.width <= size.width;
  };
  await expect.poll(isNear, { timeout: 10_000 }).toBe(true);
}
