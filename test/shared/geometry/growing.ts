import { ENDS } from '../../../src/shared/engine/line';
import type { End, Laid } from '../../../src/shared/engine/line';
import { farEnd, hasEnd, highOf, isDouble, lowOf, tilesOfSet } from '../../../src/shared/engine/tile';
import type { SetTop, Tile } from '../../../src/shared/engine/tile';

/** A line that grows play by play, and the tiles that are left; it knows nothing of where tiles lie. */
export type Growing = {
  readonly laid: readonly Laid[];
  readonly spinner: number | null;
  /** What each open end shows. */
  readonly ends: Readonly<Partial<Record<End, number>>>;
  readonly left: readonly Tile[];
  /** Whether the first double laid is a spinner. */
  readonly hasSpinner: boolean;
};

export type Play = { readonly end: End; readonly tile: Tile };

/** A line of one tile. */
export function begun(top: SetTop, lead: Tile, hasSpinner: boolean): Growing {
  return {
    laid: [{ tile: lead, seat: 0, end: null }],
    spinner: hasSpinner && isDouble(lead) ? 0 : null,
    ends: { left: lowOf(lead), right: highOf(lead) },
    left: tilesOfSet(top).filter((tile) => tile !== lead),
    hasSpinner,
  };
}

/** Everything that may be laid next. */
export function playsOf({ ends, left }: Growing): readonly Play[] {
  return ENDS.flatMap((end) => {
    const pips = ends[end];
    if (pips === undefined) return [];
    return left.filter((tile) => hasEnd(tile, pips)).map((tile) => ({ end, tile }));
  });
}

/** The line with that tile on it. A spinner's short ends open once both its long sides are covered. */
export function played(line: Growing, { end, tile }: Play): Growing {
  const laid = [...line.laid, { tile, seat: 0, end }];
  const isSpinner = line.hasSpinner && line.spinner === null && isDouble(tile);
  const spinner = isSpinner ? line.laid.length : line.spinner;
  const ends = { ...line.ends, [end]: farEnd(tile, line.ends[end]!) };
  const opens = spinner !== null && ends.up === undefined && isCovered(laid, spinner);
  const tips = opens ? { up: lowOf(laid[spinner]!.tile), down: lowOf(laid[spinner]!.tile) } : {};
  const left = line.left.filter((other) => other !== tile);
  return { ...line, laid, spinner, ends: { ...ends, ...tips }, left };
}

/** Whether both long sides of the spinner have a tile. */
function isCovered(laid: readonly Laid[], spinner: number): boolean {
  const later = new Set(laid.slice(spinner + 1).map(({ end }) => end));
  const from = laid[spinner]!.end;
  if (from === null) return later.has('left') && later.has('right');
  return later.has(from);
}
