import type { Rules } from '../rules/rules';
import type { Line } from './line';
import type { Move } from './moves';
import type { Random } from './random';
import type { RoundEnd, RoundLine } from './roundEnd';
import type { Seat, Side } from './seat';
import type { Tile } from './tile';

/** Why somebody leads a round. No tile is named: nothing hidden is in an event. */
export const LEAD_REASONS = [
  'highest-double',
  'heaviest-tile',
  'top-double',
  'lots',
  'chance',
  'rotation',
  'winner',
  'same-again',
] as const;
export type LeadReason = (typeof LEAD_REASONS)[number];

/** Something a seat did in this round, as everybody saw it. */
export type Turn =
  | {
      readonly seat: Seat;
      readonly did: 'play';
      readonly move: Extract<Move, { type: 'play' }>;
      /** What the play scored at once; left out where it scored nothing (rules.md section 6). */
      readonly scored?: number;
    }
  | { readonly seat: Seat; readonly did: 'draw' }
  | { readonly seat: Seat; readonly did: 'pass' };

export type Phase =
  | { readonly at: 'turn'; readonly toMove: Seat; readonly drawn: number }
  | { readonly at: 'roundOver'; readonly end: RoundEnd; readonly nextLeader: Seat | null }
  | { readonly at: 'gameOver'; readonly end: RoundEnd; readonly winner: Side };

/** The half of the game that everybody may see all of. */
export type Table = {
  readonly rules: Rules;
  readonly seats: number;
  /** Counted from 1. */
  readonly round: number;
  readonly leader: Seat;
  readonly leadReason: LeadReason;
  readonly line: Line;
  /** How many tiles each hand holds, in seat order. */
  readonly held: readonly number[];
  /** How many tiles lie face down in the boneyard, the reserve included. */
  readonly boneyard: number;
  readonly turns: readonly Turn[];
  /** The running score of each side. */
  readonly scores: readonly number[];
  readonly rounds: readonly RoundLine[];
  readonly phase: Phase;
};

/** The half that nobody sees whole; it never leaves the host. */
export type Secrets = {
  /** Each seat's tiles, in the order held. */
  readonly hands: readonly (readonly Tile[])[];
  /** In the order it is drawn. */
  readonly boneyard: readonly Tile[];
  readonly random: Random;
};

export type State = { readonly table: Table; readonly secrets: Secrets };
