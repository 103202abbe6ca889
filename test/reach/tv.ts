import type { Page } from 'playwright';

/*
 * What is measured of a screen seen from three metres (design.md section 9): how high letters are, how far from the
 * edge everything stands, and how large an end of a tile is whose pips are to be counted.
 */

/** At 1920 × 1080; a larger TV has the same, larger. */
const LIMITS = { width: 1920, letters: 36, end: 52, across: 96, down: 54 };

export function tvFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(faultsHere, LIMITS);
}

/** Runs in the page, so it names nothing outside itself. */
function faultsHere(limits: typeof LIMITS): readonly string[] {
  const faults: string[] = [];
  const unit = innerWidth / limits.width;
  /** Half a px is nobody's. */
  const SLACK = 0.5 * unit;
  const safe = {
    left: limits.across * unit,
    top: limits.down * unit,
    right: innerWidth - limits.across * unit,
    bottom: innerHeight - limits.down * unit,
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.closest('.spoken, .resting .controls') === null;

  // A paper that lies over all else is what is read.
  const uppermost = document.querySelector(':modal') ?? document.body;
  const walker = document.createTreeWalker(uppermost, NodeFilter.SHOW_TEXT);
  type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  const area = (box: Box): number => (box.right - box.left) * (box.bottom - box.top);
  const boxes: { readonly box: Box; readonly text: string; readonly of: Element }[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.nodeValue ?? '').trim();
    if (text === '' || parent === null || !isSeen(parent) || parent.closest('svg, script, style') !== null)
      continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (size < limits.letters * unit - SLACK)
      faults.push(`letters of ${(size / unit).toFixed(1)} px: “${text}”`);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if ((right - left) * (bottom - top) < 4) continue;
      // A line is higher than its letters.
      const air = Math.max(0, (bottom - top - size) / 2);
      const box = { left, right, top: top + air, bottom: bottom - air };
      boxes.push({ box, text, of: parent });
      const isOut =
        box.left < safe.left - SLACK ||
        box.right > safe.right + SLACK ||
        box.top < safe.top - SLACK ||
        box.bottom > safe.bottom + SLACK;
      if (isOut) faults.push(`in the margin: “${text}”`);
    }
  }
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      if (one.of === other.of) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const least = Math.min(area(one.box), area(other.box));
      if (across > 0 && down > 0 && across * down > 0.3 * least)
        faults.push(`text lies on text: “${one.text}” and “${other.text}”`);
    }
  });

  for (const tile of document.querySelectorAll('.laid .tile')) {
    const box = tile.getBoundingClientRect();
    const end = Math.min(box.width, box.height);
    const hasPips = tile.querySelector('[href^="#pips-"]') !== null;
    if (hasPips && end < limits.end * unit - SLACK)
      faults.push(`pips on an end of ${(end / unit).toFixed(1)} px`);
    if (box.left < safe.left - SLACK || box.right > safe.right + SLACK)
      faults.push('a tile lies in the margin');
  }
  return [...new Set(faults)];
}
