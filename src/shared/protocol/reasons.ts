import * as v from 'valibot';
import { list, seatSchema } from './seen';

/*
 * Why a move is better than the next best, as codes with what they need to be said. Nothing in them tells of a tile
 * that is hidden from whoever is told.
 */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const percent = v.pipe(count, v.maxValue(100));
const than = { percent, other: percent };

export const reasonSchema = v.variant('why', [
  /** Nothing else is possible; or the next best is as good. */
  v.object({ why: v.literal('only') }),
  v.object({ why: v.literal('equal') }),
  v.object({ why: v.literal('goesOut') }),
  /** Points at once, and what the next best scores. */
  v.object({ why: v.literal('scores'), points: count, other: count }),
  /** The most that the next player's first play can score. */
  v.object({ why: v.literal('allows'), seat: seatSchema, points: count, other: count }),
  /** The next player has shown to lack every number that is open, or nobody else holds one. */
  v.object({ why: v.literal('nextCannot'), seat: seatSchema, pips: list(count) }),
  v.object({ why: v.literal('nextLacks'), seat: seatSchema, pips: count }),
  /** After the next best nothing of the partner's fits. */
  v.object({ why: v.literal('sparesPartner'), seat: seatSchema, pips: list(count) }),
  /** All tiles of an open number that are left are the player's own. */
  v.object({ why: v.literal('onlyYours'), pips: count, tiles: count }),
  v.object({ why: v.literal('double') }),
  v.object({ why: v.literal('sheds'), pips: count, other: count }),
  v.object({ why: v.literal('keepsSuits'), suits: count, other: count }),
  /** In how many of a hundred deals that fit what was seen. */
  v.object({ why: v.literal('nextStuck'), seat: seatSchema, ...than }),
  v.object({ why: v.literal('partnerPlays'), seat: seatSchema, ...than }),
  v.object({ why: v.literal('youPlay'), ...than }),
  v.object({ why: v.literal('goOut'), ...than }),
  v.object({ why: v.literal('blockWon'), ...than }),
  v.object({ why: v.literal('wins'), ...than }),
  /** By how many points one comes out further ahead of the others in this round. */
  v.object({ why: v.literal('ahead'), points: count }),
]);
export type Reason = Readonly<v.InferOutput<typeof reasonSchema>>;
export type Why = Reason['why'];

/** Whether a reason is certain, from passes and counts, or likely, from the deals that fit what was seen. */
export const IS_CERTAIN: Readonly<Record<Why, boolean>> = {
  only: true,
  equal: false,
  goesOut: true,
  scores: true,
  allows: true,
  nextCannot: true,
  nextLacks: true,
  sparesPartner: true,
  onlyYours: true,
  double: true,
  sheds: true,
  keepsSuits: true,
  nextStuck: false,
  partnerPlays: false,
  youPlay: false,
  goOut: false,
  blockWon: false,
  wins: false,
  ahead: false,
};
