import type { Settings } from '../../shared/settings';
import type { SetTop } from '../../shared/engine/tile';
import type { PipStyle } from './tileArt';

/** How the numbers of a set are drawn. */
export type Look = { readonly pips: PipStyle; readonly inks: boolean };

/** What people wish of tiles. */
export type TileWishes = Pick<Settings, 'numerals' | 'shapes'>;

/**
 * The look of a set at a size of so many px per end (design: Tiles): plain ebony for double-six, inks from
 * double-nine up, and numerals by themselves where an end is too small for its pips to be told apart: anyhow under
 * `numeralsUnder` px, which is what can be told apart from across the room.
 */
export function lookOf(top: SetTop, end: number, wishes: TileWishes, numeralsUnder = 0): Look {
  const isTooSmall = (top > 9 && end < 44) || (top > 6 && end < 30) || end < numeralsUnder;
  const hasNumerals = wishes.numerals === 'automatic' ? isTooSmall : wishes.numerals === 'always';
  const pips = wishes.shapes ? 'shapes' : 'discs';
  return { pips: hasNumerals ? 'numerals' : pips, inks: top > 6 };
}
