import type { DealTrouble } from '../engine/dealGiven';
import type { Unfair } from '../fairness/unfair';
import type { Refusal } from '../engine/moves';
import type { Tile } from '../engine/tile';
import type { RuleTrouble } from '../rules/check';

/** What can be wrong with a record, from the file as a whole down to one move. Sentences are in `texts`. */
export type RecordReason =
  | { readonly code: 'too-big' | 'too-deep' | 'not-json' }
  /** The first place that is not as records.md says, as a path: `rounds.0.hands`. */
  | { readonly code: 'not-a-record'; readonly at: string }
  | { readonly code: 'unplayable'; readonly trouble: RuleTrouble }
  | { readonly code: 'not-a-tile'; readonly text: string }
  | { readonly code: 'tile-twice'; readonly tile: Tile }
  | { readonly code: 'tile-missing'; readonly tile: Tile }
  | { readonly code: 'hands-and-seats' | 'empty-hand' | 'no-such-leader' }
  | { readonly code: 'scores-and-sides' | 'already-won' }
  | { readonly code: 'lots-and-seats' }
  | DealTrouble
  | { readonly code: 'after-open-round' | 'after-game' }
  /** The transcript of the deal is none, or belongs to no later deal than the one before. */
  | { readonly code: 'not-a-transcript' | 'deal-out-of-order' }
  | { readonly code: 'unfair'; readonly unfair: Unfair }
  | { readonly code: 'not-a-move' | 'no-such-seat' }
  | { readonly code: 'other-tile'; readonly next: Tile }
  | { readonly code: Refusal };

/** What is wrong with a record, and where: rounds and moves are counted from 1. */
export type RecordTrouble = {
  readonly round: number | null;
  readonly move: { readonly number: number; readonly text: string } | null;
  readonly reason: RecordReason;
};

export function inFile(reason: RecordReason): RecordTrouble {
  return { round: null, move: null, reason };
}

export function inRound(round: number, reason: RecordReason): RecordTrouble {
  return { round, move: null, reason };
}
