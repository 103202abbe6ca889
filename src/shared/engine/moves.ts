import type { End } from './line';
import type { Tile } from './tile';

/** What a seat may do on its turn; `end` is null only for the tile that is led. */
export type Move =
  | { readonly type: 'play'; readonly tile: Tile; readonly end: End | null }
  | { readonly type: 'draw' }
  | { readonly type: 'pass' };

/** Why a move was refused; sentences are made where they are shown. */
export const REFUSALS = [
  'not-your-turn',
  'round-over',
  'not-your-tile',
  'does-not-fit',
  'name-the-end',
  'nearest-end',
  'must-play',
  'must-lead',
  'no-draw',
  'must-draw',
] as const;
export type Refusal = (typeof REFUSALS)[number];
