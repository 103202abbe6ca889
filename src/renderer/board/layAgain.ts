import type { Laid } from '../../shared/engine/line';
import { layLine } from '../../shared/geometry/layLine';
import type { Layout, LayOptions } from '../../shared/geometry/layout';

/**
 * Lays a line as `layLine` does, and from then on only what has been added to it: tiles that lie already stay the
 * very same placements, so that nothing about them is drawn again.
 */
export function layAgain(): (laid: readonly Laid[], options: LayOptions) => Layout {
  let known: {
    readonly laid: readonly Laid[];
    readonly rules: string;
    readonly spinner: number | null;
    readonly layout: Layout;
  } | null = null;
  return (laid, options) => {
    const { top, branches, shape, spinner } = options;
    const rules = `${top} ${branches} ${shape ?? ''}`;
    const count = known?.laid.length ?? 0;
    const isKnown =
      known?.rules === rules &&
      known.spinner === spinnerAmong(count, spinner) &&
      isBeginning(known.laid, laid);
    const before = isKnown ? known?.layout : undefined;
    const layout = layLine(laid, options, before);
    known = { laid, rules, spinner, layout };
    return layout;
  };
}

/** The spinner, where it is one of the first `count` tiles. */
function spinnerAmong(count: number, spinner: number | null): number | null {
  return spinner !== null && spinner < count ? spinner : null;
}

function isBeginning(part: readonly Laid[], whole: readonly Laid[]): boolean {
  return part.every(({ tile, end }, index) => whole[index]?.tile === tile && whole[index].end === end);
}
