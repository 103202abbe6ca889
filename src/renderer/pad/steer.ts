import { nextTo } from './nextTo';
import type { Way } from './nextTo';
import type { PadButton } from './presses';

type Key = { readonly key: string; readonly shiftKey?: boolean };

/** Drawing has no key with a name of its own; letters may be switched off, the pad's button never is. */
export const PAD_DRAW = 'PadDraw';

const KEYS: Readonly<Record<PadButton, Key | null>> = {
  up: { key: 'ArrowUp' },
  down: { key: 'ArrowDown' },
  west: { key: 'ArrowLeft' },
  east: { key: 'ArrowRight' },
  below: { key: 'Enter' },
  right: { key: 'Escape' },
  left: { key: PAD_DRAW },
  above: null,
  shoulderLeft: { key: 'ArrowLeft', shiftKey: true },
  shoulderRight: { key: 'ArrowRight', shiftKey: true },
};
const WAYS: ReadonlyMap<string, Way> = new Map<string, Way>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
]);
const PRESSABLE = 'button:not(:disabled), a[href], input:not(:disabled), summary';

/**
 * Does what a button of a pad stands for: what its key does, where the page takes that; else it goes to what lies
 * that way, presses what has the focus, or puts away the paper it is on.
 */
export function steer(button: PadButton): void {
  const key = KEYS[button];
  if (key === null) return;
  const at = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true });
  if (!at.dispatchEvent(event)) return;
  const way = WAYS.get(key.key);
  if (way !== undefined && key.shiftKey !== true) return go(at, way);
  if (key.key === 'Enter') return press(at);
  if (key.key === 'Escape') at.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/** All that can be pressed now: on the paper that lies on top, or on the page. */
function pressable(): readonly HTMLElement[] {
  const papers = document.querySelectorAll<HTMLElement>('dialog[open], :popover-open');
  const scope = [...papers].at(-1) ?? document.body;
  return [...scope.querySelectorAll<HTMLElement>(PRESSABLE)].filter(
    (each) => each.checkVisibility() && each.tabIndex >= 0,
  );
}

function go(from: Element, way: Way): void {
  const all = pressable().filter((each) => each !== from);
  if (from === document.body || !from.matches(PRESSABLE)) return begin();
  const index = nextTo(
    from.getBoundingClientRect(),
    all.map((each) => each.getBoundingClientRect()),
    way,
  );
  if (index !== null) all[index]?.focus();
}

/** Where nothing has the focus yet, it comes to the one thing to do, else to the first there is. */
function begin(): void {
  const all = pressable();
  (all.find((each) => each.classList.contains('slab')) ?? all[0])?.focus();
}

function press(at: Element): void {
  if (at === document.body || !(at instanceof HTMLElement)) begin();
  else at.click();
}
