import type { Page } from 'playwright';

/*
 * What is measured of a screen as it is drawn: whether everything that can be read or pressed is in the window, whole,
 * and not under something else. Each fault is one sentence; a screen without faults gives none.
 */

/** px that a finger needs, across and down (design.md section 4). */
const TARGET = 44;

export function measure(page: Page): Promise<readonly string[]> {
  return page.evaluate(measureHere, TARGET);
}

/** Runs in the page, so it names nothing outside itself. */
function measureHere(target: number): readonly string[] {
  const faults: string[] = [];
  /** px by which rounding and the slant of letters may pass an edge. */
  const SLACK = 1.5;
  const PRESSED = 'button, a[href], input, select, textarea, summary, [role="button"], [tabindex="0"]';
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.closest('.spoken, [inert], [aria-hidden="true"]') === null;
  const called = (element: Element): string => {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ');
    return `<${element.tagName.toLowerCase()} .${[...element.classList].filter((word) => !word.startsWith('svelte-')).join('.')}> “${name.slice(0, 50)}”`;
  };
  const inside = (box: Box, frame: Box): boolean =>
    box.left >= frame.left - SLACK &&
    box.right <= frame.right + SLACK &&
    box.top >= frame.top - SLACK &&
    box.bottom <= frame.bottom + SLACK;
  const overlap = (one: Box, other: Box): number =>
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  const area = (box: Box): number => (box.right - box.left) * (box.bottom - box.top);

  /** The nearest part of the page that cuts what is in it, and whether that can be moved along it. */
  const frameOf = (
    element: Element,
  ): { readonly element: Element; readonly x: string; readonly y: string } | null => {
    for (let up = element.parentElement; up !== null; up = up.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(up);
      if (up === document.body || up === document.documentElement) return null;
      // What has no box of its own cuts nothing.
      if (display !== 'contents' && (overflowX !== 'visible' || overflowY !== 'visible'))
        return { element: up, x: overflowX, y: overflowY };
    }
    return null;
  };
  const scrolls = (how: string): boolean => how === 'auto' || how === 'scroll';

  /** What of a box is cut off for good: not by something that can be scrolled to it. */
  const cutBy = (element: Element, box: Box): string | null => {
    // The parts of a DOMRect are not its own, so a spread would lose them.
    let seen: Box = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    for (let at = element; ;) {
      const frame = frameOf(at);
      if (frame === null) return inside(seen, view) ? null : 'the window';
      const edge = frame.element.getBoundingClientRect();
      if (!scrolls(frame.x) && (seen.left < edge.left - SLACK || seen.right > edge.right + SLACK))
        return called(frame.element);
      if (!scrolls(frame.y) && (seen.top < edge.top - SLACK || seen.bottom > edge.bottom + SLACK))
        return called(frame.element);
      // What is scrolled away comes into the frame; from there on the frame is what must be seen.
      if (scrolls(frame.x)) seen = { ...seen, left: edge.left, right: edge.right };
      if (scrolls(frame.y)) seen = { ...seen, top: edge.top, bottom: edge.bottom };
      at = frame.element;
    }
  };

  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the window');

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: { readonly box: Box; readonly of: Element; readonly text: string }[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.nodeValue ?? '').trim();
    if (text === '' || parent === null || !isSeen(parent) || parent.closest('svg, script, style') !== null)
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (area(box) < 4) continue;
      const cut = cutBy(parent, box);
      if (cut !== null) faults.push(`text is cut by ${cut}: ${called(parent)} “${text.slice(0, 40)}”`);
      // A line is higher than its letters.
      const air = Math.max(0, (box.height - Number.parseFloat(getComputedStyle(parent).fontSize)) / 2);
      const letters = { left: box.left, right: box.right, top: box.top + air, bottom: box.bottom - air };
      lines.push({ box: letters, of: parent, text });
    }
  }
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (one.of === other.of) continue;
      if (overlap(one.box, other.box) < 0.3 * Math.min(area(one.box), area(other.box))) continue;
      const spot = {
        x: (Math.max(one.box.left, other.box.left) + Math.min(one.box.right, other.box.right)) / 2,
        y: (Math.max(one.box.top, other.box.top) + Math.min(one.box.bottom, other.box.bottom)) / 2,
      };
      // A paper over the table covers what is below it.
      const stack = document.elementsFromPoint(spot.x, spot.y);
      const between = stack.slice(0, Math.max(stack.indexOf(one.of), stack.indexOf(other.of)));
      const isCovered = between.some((each) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(each);
        return backgroundImage !== 'none' || !/rgba\(.*, 0\)|transparent/.test(backgroundColor);
      });
      if (stack.includes(one.of) && stack.includes(other.of) && !isCovered)
        faults.push(`text lies on text: “${one.text.slice(0, 30)}” and “${other.text.slice(0, 30)}”`);
    }
  });

  const isInSentence = (element: Element): boolean => {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    let around = element.parentElement;
    while (around !== null && getComputedStyle(around).display === 'inline') around = around.parentElement;
    return [...(around?.childNodes ?? [])].some(
      (node) => node instanceof Text && (node.nodeValue ?? '').trim().length > 1,
    );
  };
  const hits = (element: Element, x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    if (top === null) return false;
    const label = top.closest('label');
    return element.contains(top) || (label !== null && label.control === element);
  };
  /** Where in its box a press comes to it. Cards that are taken up as a whole have words of their own on them. */
  const spotsOf = (element: Element, box: Box): readonly { readonly x: number; readonly y: number }[] => {
    const shares = [0.5, 0.1, 0.3, 0.7, 0.9];
    const spots = shares.flatMap((across) =>
      shares.map((down) => ({
        x: box.left + across * (box.right - box.left),
        y: box.top + down * (box.bottom - box.top),
      })),
    );
    return spots.filter((spot) => hits(element, spot.x, spot.y));
  };
  /** How far everything is scrolled, so that it lies as it did when somebody measures again. */
  const scrolled = [...document.querySelectorAll('*')].map(
    (element) => [element, element.scrollLeft, element.scrollTop] as const,
  );
  // What lies over the rest alone can be pressed.
  const uppermost =
    document.querySelector(':modal') ?? [...document.querySelectorAll(':popover-open')].at(-1) ?? document;
  for (const element of uppermost.querySelectorAll(PRESSED)) {
    if (!isSeen(element) || element.matches(':disabled')) continue;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getClientRects()[0];
    if (box === undefined) continue;
    const cut = cutBy(element, box);
    if (cut !== null) faults.push(`out of reach by ${cut}: ${called(element)}`);
    if (spotsOf(element, box).length === 0) {
      const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      faults.push(`covered: ${called(element)} by ${over === null ? 'nothing' : called(over)}`);
      continue;
    }
    if (isInSentence(element)) continue;
    const run = (from: { readonly x: number; readonly y: number }, dx: number, dy: number): number => {
      let steps = 0;
      while (steps < target && hits(element, from.x + dx * (steps + 1), from.y + dy * (steps + 1))) steps++;
      return steps;
    };
    // Away from the edge of what scrolls, where there would be no room round it.
    element.scrollIntoView({ block: 'center', inline: 'center' });
    let best = { across: 0, down: 0 };
    for (const spot of spotsOf(element, element.getClientRects()[0] ?? box)) {
      const across = run(spot, -1, 0) + run(spot, 1, 0) + 1;
      const down = run(spot, 0, -1) + run(spot, 0, 1) + 1;
      if (Math.min(across, down) > Math.min(best.across, best.down)) best = { across, down };
      if (Math.min(across, down) >= target - 1) break;
    }
    if (Math.min(best.across, best.down) < target - 1)
      faults.push(`too small to press, ${String(best.across)} × ${String(best.down)} px: ${called(element)}`);
  }
  for (const [element, left, top] of scrolled) element.scrollTo({ left, top, behavior: 'instant' });
  return [...new Set(faults)];
}
