import { nextTo } from './nextTo';
import type { Way } from './nextTo';

const PRESSABLE = 'button:not(:disabled), a[href], input:not(:disabled), summary, [role="note"]';

const WAYS: ReadonlyMap<string, Way> = new Map<string, Way>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
]);

/** Which way a key points, by its name; null for every other key. */
export function wayOf(key: string): Way | null {
  return WAYS.get(key) ?? null;
}

/** All that can be come to now in a part of the page: on the paper that lies on top, or in all of that part. */
function reachable(part: Element): readonly HTMLElement[] {
  const papers = document.querySelectorAll<HTMLElement>('dialog[open], :popover-open');
  const scope = [...papers].at(-1) ?? part;
  return [...scope.querySelectorAll<HTMLElement>(PRESSABLE)].filter(
    (each) => each.checkVisibility() && each.tabIndex >= 0 && each.closest('[inert]') === null,
  );
}

/**
 * Lets the focus go to what lies nearest that way, in `part` alone if one is given.
 * @returns whether there was anything.
 */
export function goTowards(way: Way, part: Element = document.body): boolean {
  const from = document.activeElement;
  if (from?.matches(PRESSABLE) !== true) return false;
  const all = reachable(part).filter((each) => each !== from);
  const index = nextTo(
    from.getBoundingClientRect(),
    all.map((each) => each.getBoundingClientRect()),
    way,
  );
  const next = index === null ? undefined : all[index];
  next?.focus();
  return next !== undefined;
}

/** Where nothing has the focus yet, it comes to the one thing to do, else to the first there is. */
export function goAnywhere(): void {
  const all = reachable(document.body);
  (all.find((each) => each.classList.contains('slab')) ?? all[0])?.focus();
}

export function isReachable(element: Element): boolean {
  return element.matches(PRESSABLE);
}
