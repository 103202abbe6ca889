import type { Settings } from '../shared/settings';
import type { PageUse } from './address';

export type Theme = 'day' | 'evening' | 'contrast';
export type LookWish = Settings['look'];

const MORE_CONTRAST = '(prefers-contrast: more)';
const DARK = '(prefers-color-scheme: dark)';

/**
 * The theme to show (design.md section 2): the one somebody chose; else contrast where the system asks for it, a TV
 * in the evening, and anything else as the system is.
 */
export function themeFor(wish: LookWish, use: PageUse, wantsContrast: boolean, isDark: boolean): Theme {
  if (wish !== 'system') return wish;
  if (wantsContrast) return 'contrast';
  return use === 'table' || isDark ? 'evening' : 'day';
}

/**
 * Keeps `data-theme` on the document: as the system wants it, until the function given back is told another wish.
 */
export function followTheme(use: PageUse, root: HTMLElement): (wish: LookWish) => void {
  const contrast = matchMedia(MORE_CONTRAST);
  const dark = matchMedia(DARK);
  let wish: LookWish = 'system';
  const show = (): void => {
    root.dataset['theme'] = themeFor(wish, use, contrast.matches, dark.matches);
  };
  contrast.addEventListener('change', show);
  dark.addEventListener('change', show);
  show();
  return (next) => {
    wish = next;
    show();
  };
}
