export const MOTION_WISHES = ['system', 'moving', 'still'] as const;
/** Whether things move on this screen: as the system asks, or as somebody chose. */
export type MotionWish = (typeof MOTION_WISHES)[number];

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether a wish comes to less motion (design.md section 10, the third column). */
export function isStillFor(wish: MotionWish, systemWantsLess: boolean): boolean {
  return wish === 'system' ? systemWantsLess : wish === 'still';
}

/**
 * Keeps `data-motion` on the document, which style sheets and `isStill` go by: as the system wants it, until the
 * function given back is told another wish.
 */
export function followMotion(root: HTMLElement): (wish: MotionWish) => void {
  const less = matchMedia(LESS_MOTION);
  let wish: MotionWish = 'system';
  const show = (): void => {
    root.dataset['motion'] = isStillFor(wish, less.matches) ? 'still' : 'moving';
  };
  less.addEventListener('change', show);
  show();
  return (wanted) => {
    wish = wanted;
    show();
  };
}

/** Whether people here want things to be where they go at once. */
export function isStill(): boolean {
  return document.documentElement.dataset['motion'] === 'still';
}
