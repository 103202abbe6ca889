import type { End, Laid, Line, OpenEnd, OpenEnds } from './line';
import { farEnd, hasEnd, highOf, isDouble, lowOf } from './tile';

/** The line before anything is led. */
export const EMPTY_LINE: Line = { laid: [], ends: {}, spinner: null };

/** The index in `laid` of the outermost tile that way; the tile led where nothing lies beyond it. */
function outermost(laid: readonly Laid[], end: End): number {
  for (let at = laid.length - 1; at > 0; at--) {
    if (laid[at]?.end === end) return at;
  }
  return 0;
}

/** Whether this end is a long side of the spinner that no tile touches yet (rules.md section 4). */
export function isFreeLongSide(line: Line, end: End): boolean {
  if (line.spinner === null || end === 'up' || end === 'down') return false;
  return outermost(line.laid, end) === line.spinner;
}

function withEnd(ends: OpenEnds, end: End, open: OpenEnd): OpenEnds {
  const changed: Partial<Record<End, OpenEnd>> = { ...ends };
  changed[end] = open;
  return changed;
}

/** A single led shows its smaller number left; a double led counts both halves once between its two sides. */
function lead(laid: Laid, spins: boolean): Line {
  const [low, high] = [lowOf(laid.tile), highOf(laid.tile)];
  return {
    laid: [laid],
    ends: { left: { pips: low, counts: low }, right: { pips: high, counts: high } },
    spinner: spins ? 0 : null,
  };
}

/** A double led and built on one side only is an end still, and now both its halves count there. */
function withLoneDouble(ends: OpenEnds, led: Laid, end: End): OpenEnds {
  const pips = lowOf(led.tile);
  return withEnd(ends, end === 'left' ? 'right' : 'left', { pips, counts: 2 * pips });
}

/** The spinner's short ends open once both its long sides have a tile; bare, they count nothing. */
function withTips(line: Line): Line {
  if (line.spinner === null || line.ends.up !== undefined) return line;
  if (isFreeLongSide(line, 'left') || isFreeLongSide(line, 'right')) return line;
  const spinner = line.laid[line.spinner];
  if (spinner === undefined) throw new Error('The spinner is not on the table');
  const tip: OpenEnd = { pips: lowOf(spinner.tile), counts: 0 };
  return { ...line, ends: { ...line.ends, up: tip, down: tip } };
}

/**
 * The line with one tile more (rules.md sections 4 and 6). `laid.end` is null for the tile led and must otherwise
 * be an open end that fits; `spins` says whether this tile becomes the spinner. Throws on a tile that does not fit.
 */
export function lay(line: Line, laid: Laid, spins: boolean): Line {
  if (laid.end === null) return lead(laid, spins);
  const near = line.ends[laid.end];
  if (near === undefined || !hasEnd(laid.tile, near.pips)) {
    throw new Error(`${laid.tile} does not fit at ${laid.end}`);
  }
  const far = farEnd(laid.tile, near.pips);
  const open = { pips: far, counts: isDouble(laid.tile) ? 2 * far : far };
  const ends = withEnd(line.ends, laid.end, open);
  const led = line.laid.length === 1 ? line.laid[0] : undefined;
  return withTips({
    laid: [...line.laid, laid],
    ends: led !== undefined && isDouble(led.tile) ? withLoneDouble(ends, led, laid.end) : ends,
    spinner: spins ? line.laid.length : line.spinner,
  });
}

/** What the open ends add up to (rules.md section 6). */
export function sumOfEnds({ left, right, up, down }: OpenEnds): number {
  return (left?.counts ?? 0) + (right?.counts ?? 0) + (up?.counts ?? 0) + (down?.counts ?? 0);
}
