import { SCREENS } from '../../shared/desktop';
import type { ScreenUse } from '../../shared/desktop';
import { unreachable } from '../../shared/result';

/** The scheme of our own pages: secure like https, and nothing else of the web can be reached from it. */
export const PAGE_SCHEME = 'boneyard';
const PAGE_HOST = 'page';
const PAGE_ORIGIN = `${PAGE_SCHEME}://${PAGE_HOST}`;

/** The page of a running electron-vite, or null where the built page is shown. */
export type DevPage = string | null;

/** Where the page begins that a window shows: `/` plays, `/tv` watches (src/renderer/address.ts reads the same). */
export function pageAddress(use: ScreenUse, dev: DevPage): string {
  return new URL(pagePath(use), dev ?? PAGE_ORIGIN).href;
}

/** Whether an address is exactly one of our own pages, apart from what stands behind `#`. */
export function isOurPage(address: string, dev: DevPage): boolean {
  const bare = address.replace(/#.*$/s, '');
  return SCREENS.some((use) => pageAddress(use, dev) === bare);
}

function pagePath(use: ScreenUse): string {
  switch (use) {
    case 'player':
      return '/';
    case 'table':
      return '/tv';
    default:
      return unreachable(use);
  }
}
