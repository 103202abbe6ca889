/** Where something lies on the screen: its middle and its size, in px. */
export type Spot = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Whatever on a screen things fly to or from names itself by `data-spot`: `hand 2-5`, `seat 1 0`, `laid 2-5`, `placed 2-5`, `puck`. */
export type Spots = ReadonlyMap<string, Spot>;

function isSeen(element: Element): element is HTMLElement | SVGElement {
  return element instanceof HTMLElement || element instanceof SVGElement;
}

function spotOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width, height };
}

/** All spots as they are seen right now. */
export function spotsIn(root: Element): Spots {
  const named = [...root.querySelectorAll('[data-spot]')].filter(isSeen);
  return new Map(named.map((element) => [element.dataset['spot'] ?? '', spotOf(element)]));
}

/** Where one of them is seen now; null where it is not there. */
export function spotAt(root: Element, name: string): Spot | null {
  const [element] = elementsAt(root, [name]);
  return element === undefined ? null : spotOf(element);
}

/** The elements of these names that are there. */
export function elementsAt(root: Element, names: readonly string[]): readonly (HTMLElement | SVGElement)[] {
  return names.flatMap((name) => [...root.querySelectorAll(`[data-spot="${name}"]`)].filter(isSeen));
}

/** The spots whose names begin so, in the order they stand on the page. */
export function namesAt(root: Element, beginning: string): readonly string[] {
  const named = [...root.querySelectorAll('[data-spot]')].filter(isSeen);
  const names = named.map((element) => element.dataset['spot'] ?? '');
  return names.filter((name) => name.startsWith(beginning));
}

/**
 * Where something on the table comes to lie: its spot without the way the table itself is still moving (`refit`).
 * Null where it is not there.
 */
export function restingSpot(root: Element, name: string): Spot | null {
  const [element] = elementsAt(root, [name]);
  const table = element?.parentElement;
  if (element === undefined || table === null || table === undefined) return null;
  const origin = (table.parentElement ?? table).getBoundingClientRect();
  const moved = new DOMMatrix(getComputedStyle(table).transform);
  const rests = new DOMMatrix(table.style.transform);
  const seen = spotOf(element.firstElementChild ?? element);
  return {
    x: origin.x + rests.e + (seen.x - origin.x - moved.e) / moved.a,
    y: origin.y + rests.f + (seen.y - origin.y - moved.f) / moved.d,
    width: seen.width / moved.a,
    height: seen.height / moved.d,
  };
}

/** Takes elements out of sight until what is given back is called; they stay where they are and can be pressed. */
export function hide(elements: readonly (HTMLElement | SVGElement)[]): () => void {
  for (const { style } of elements) style.visibility = 'hidden';
  return () => {
    for (const { style } of elements) style.visibility = '';
  };
}
