import type { Laid, Line } from '../engine/line';
import { layLine } from './layLine';
import type { LayRules, Layout } from './layout';

type Known = {
  readonly laid: readonly Laid[];
  readonly rules: LayRules;
  readonly spinner: number | null;
  readonly layout: Layout;
};

/** What was laid out before, by the last tile of the line; forgotten with it. */
const KNOWN = new WeakMap<Laid, Known>();

/** The layout of the first `count` tiles of this line, where it is known. */
function knownOf({ laid, spinner }: Line, rules: LayRules, count: number): Layout | null {
  const last = laid[count - 1];
  const known = last === undefined ? undefined : KNOWN.get(last);
  if (known?.laid.length !== count) return null;
  const { top, branches, shape } = known.rules;
  if (top !== rules.top || branches !== rules.branches || shape !== rules.shape) return null;
  if (known.spinner !== (spinner !== null && spinner < count ? spinner : null)) return null;
  return known.laid.every((one, index) => one === laid[index]) ? known.layout : null;
}

/**
 * The same as `layLine`, for a game that asks again after every play: only the tiles laid since are laid out. Lines
 * are told apart by the very `Laid` values in them, which the engine hands on from state to state.
 */
export function layGrowing(line: Line, rules: LayRules): Layout {
  const { laid, spinner } = line;
  let known: Layout | null = null;
  for (let count = laid.length; known === null && count > 0; count--) known = knownOf(line, rules, count);
  if (known?.placements.length === laid.length) return known;
  const layout = layLine(laid, { ...rules, spinner }, known ?? undefined);
  const last = laid.at(-1);
  if (last !== undefined) KNOWN.set(last, { laid, rules, spinner, layout });
  return layout;
}
