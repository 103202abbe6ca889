import type { Seat, Side } from './seat';
import type { Tile } from './tile';

export const ROUND_ENDINGS = ['out', 'blocked', 'target'] as const;
export type RoundEnding = (typeof ROUND_ENDINGS)[number];

/** One hand as it lay face up at the end, and whether its pips count for the winner. */
export type HandCount = {
  readonly seat: Seat;
  readonly tiles: readonly Tile[];
  readonly pips: number;
  readonly counted: boolean;
};

/** A finished round: how it ended and how its score was made (rules.md section 5). */
export type RoundEnd = {
  readonly ended: RoundEnding;
  /** Who played the last tile of the round. */
  readonly lastSeat: Seat;
  readonly winner: Side | null;
  /** The hands face up, in seat order. */
  readonly hands: readonly HandCount[];
  /** The counted hands together. */
  readonly together: number;
  /** The winner's own pips taken off (`blockScore`), as a positive number. */
  readonly takenOff: number;
  /** The boneyard's pips added (`countBoneyard`). */
  readonly boneyardPips: number;
  /** What the winner scores for the round, after rounding. */
  readonly points: number;
  /** Every side's score after the round. */
  readonly scores: readonly number[];
};

/** A finished round in one line of the pad: points each side made in it, and how. */
export type RoundLine = {
  readonly ended: RoundEnding;
  readonly winner: Side | null;
  readonly leader: Seat;
  /** Points each side made in the round, during play included. */
  readonly made: readonly number[];
};
