import { pageClock } from '../clock';
import type { Clock } from '../clock';

/** So long somebody may think before they are reminded that it is their turn, once a turn (design.md section 7). */
export const REMIND_MS = 25_000;
const BUZZ_MS = 200;

export type Reminding = {
  readonly clock: Pick<Clock, 'after'>;
  /** Whether nobody can see this page: then it is no reminder, but a nuisance in a pocket. */
  readonly isHidden: () => boolean;
  /** Lets the device be felt for so many milliseconds; where it cannot, nothing happens. */
  readonly buzz: (ms: number) => void;
};

/** My turn has begun: I am reminded of it once, if it lasts. @returns what calls that off. */
export function remind({ clock, isHidden, buzz }: Reminding): () => void {
  return clock.after(REMIND_MS, () => {
    if (!isHidden()) buzz(BUZZ_MS);
  });
}

/** The same on the device this page is on; iPhones and desktops cannot be felt. */
export function remindOnPhone(): () => void {
  return remind({
    clock: pageClock,
    isHidden: () => document.hidden,
    buzz: (ms) => {
      if ('vibrate' in navigator) navigator.vibrate(ms);
    },
  });
}
