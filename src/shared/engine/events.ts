import type { End } from './line';
import type { RoundEnd } from './roundEnd';
import type { Seat, Side } from './seat';
import type { LeadReason } from './state';
import type { Tile } from './tile';

/** What everybody at the table saw. Public by construction: a draw names no tile. */
export type GameEvent =
  | { readonly type: 'redrawn'; readonly times: number }
  | {
      readonly type: 'dealt';
      readonly round: number;
      readonly leader: Seat;
      readonly reason: LeadReason;
      /** The tile each seat drew face up for the lead, in seat order; only where lots were drawn. */
      readonly lots?: readonly Tile[];
    }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly end: End | null;
      /** The sum of the open ends after the play, and what it scored at once (rules.md section 6). */
      readonly sum: number;
      readonly scored: number;
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'roundEnded'; readonly end: RoundEnd }
  | { readonly type: 'gameEnded'; readonly winner: Side };
