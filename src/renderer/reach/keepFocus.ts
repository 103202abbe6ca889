const FOCUSABLE = 'button:not(:disabled), a[href], input, select, textarea, [tabindex="0"]';

/** Where the focus was, from inside out: what stood around it, and the how-manieth there it was. */
type Path = readonly { readonly around: Element; readonly index: number }[];

/**
 * Keeps the keys where they were when what had the focus goes: a tile that was played, a paper that was put away, a
 * screen that gave way to the next. The focus then goes to what stands in its place, or to the new screen as a whole.
 * Gives what ends this.
 */
export function keepFocus(page: Document): () => void {
  let focused: Element | null = null;
  let path: Path = [];

  function remember({ target }: FocusEvent): void {
    focused = target instanceof Element ? target : null;
    path = focused === null ? [] : pathOf(focused);
  }

  /** Left behind on purpose: a press beside everything. Another window in front leaves the focus where it is. */
  function forget(): void {
    const left = focused;
    setTimeout(() => {
      if (left !== focused || page.activeElement !== page.body) return;
      if (left !== null && isThere(left)) focused = null;
    });
  }

  function restore(): void {
    if (focused === null || page.activeElement !== page.body) return;
    if (isThere(focused)) return;
    for (const { around, index } of path) {
      if (!around.isConnected || around === page.body) continue;
      const all = focusables(around);
      const next = all[Math.min(index, all.length - 1)];
      if (next !== undefined) return next.focus();
    }
    const screen = page.querySelector<HTMLElement>('main');
    if (screen === null) return;
    screen.tabIndex = -1;
    screen.focus({ preventScroll: true });
  }

  const watch = new MutationObserver(restore);
  watch.observe(page.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'inert'] });
  page.addEventListener('focusin', remember);
  page.addEventListener('focusout', forget);
  return () => {
    watch.disconnect();
    page.removeEventListener('focusin', remember);
    page.removeEventListener('focusout', forget);
  };
}

/** Whether it can have the focus still; what is on its way out is inert before it is gone. */
function isThere(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && element.closest('[inert]') === null;
}

function pathOf(element: Element): Path {
  const path: { around: Element; index: number }[] = [];
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    path.push({ around, index: focusables(around).findIndex((each) => each === element) });
  }
  return path;
}

function focusables(around: Element): readonly HTMLElement[] {
  const all = [...around.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return all.filter((each) => each.closest('[inert]') === null && each.checkVisibility());
}
