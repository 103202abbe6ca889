import type { PageUse } from './address';

export type Theme = 'day' | 'evening' | 'contrast';

const MORE_CONTRAST = '(prefers-contrast: more)';
const DARK = '(prefers-color-scheme: dark)';

/** The theme to show (design.md section 2): contrast where asked for, a TV in the evening, else as the system is. */
export function themeFor(use: PageUse, wantsContrast: boolean, isDark: boolean): Theme {
  if (wantsContrast) return 'contrast';
  return use === 'table' || isDark ? 'evening' : 'day';
}

/** Keeps `data-theme` on the document as the system wants it. */
export function followTheme(use: PageUse, root: HTMLElement): void {
  const contrast = matchMedia(MORE_CONTRAST);
  const dark = matchMedia(DARK);
  const show = (): void => {
    root.dataset['theme'] = themeFor(use, contrast.matches, dark.matches);
  };
  contrast.addEventListener('change', show);
  dark.addEventListener('change', show);
  show();
}
