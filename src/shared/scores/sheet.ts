import * as v from 'valibot';
import type { Seat, Side } from '../engine/seat';
import { sidesOf } from '../engine/seat';
import type { Tile } from '../engine/tile';
import { parseTile } from '../engine/tile';
import type { Setup } from '../protocol/tableFacts';
import { setupSchema } from '../protocol/tableFacts';
import { SEATS_MOST } from '../rules/check';
import { makeRules } from '../rules/presets';
import type { Rules } from '../rules/rules';

/*
 * The scores of a game with real tiles, as somebody writes them down: what was entered, and nothing that follows from
 * it. `tally` adds it up.
 */

/** A score sheet holds so many lines at most; a game to 1000 by single points would not fill it. */
export const LINES_MOST = 2000;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const seatSchema = v.pipe(whole, v.maxValue(SEATS_MOST - 1));

const tileSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Tile => {
    const tile = parseTile(dataset.value);
    if (tile !== null) return tile;
    addIssue({ message: 'no such tile' });
    return NEVER;
  }),
);

/** Tiles left at the end of a round: of one player, of all who count together, or of the boneyard. */
const pileSchema = v.strictObject({
  of: v.union([seatSchema, v.picklist(['others', 'boneyard'])]),
  tiles: v.array(tileSchema),
});
export type Pile = Readonly<v.InferOutput<typeof pileSchema>>;
export type PileOf = Pile['of'];

const pointsSchema = v.strictObject({ by: v.literal('points'), points: whole });
const tilesSchema = v.strictObject({ by: v.literal('tiles'), piles: v.array(pileSchema) });

/** How a round ended, and what was counted: the points somebody added up, or the tiles themselves. */
export const enteredRoundSchema = v.union([
  v.strictObject({
    ended: v.literal('out'),
    seat: seatSchema,
    count: v.variant('by', [pointsSchema, tilesSchema]),
  }),
  v.strictObject({
    ended: v.literal('blocked'),
    count: v.variant('by', [
      v.strictObject({ ...pointsSchema.entries, winner: v.nullable(seatSchema) }),
      tilesSchema,
    ]),
  }),
]);
export type EnteredRound = Readonly<v.InferOutput<typeof enteredRoundSchema>>;

const playSchema = v.strictObject({ side: seatSchema, points: whole });
/** Points made by a play during a round (rules.md section 6). */
export type EnteredPlay = Readonly<v.InferOutput<typeof playSchema>>;

const lineSchema = v.strictObject({
  /** Who led, where somebody said so; null where the rules say, or nobody knows. */
  leader: v.nullable(seatSchema),
  plays: v.array(playSchema),
  /** Null while the round is being played. */
  round: v.nullable(enteredRoundSchema),
});
/** One round on the sheet. */
export type Line = Readonly<v.InferOutput<typeof lineSchema>>;

export const sheetSchema = v.strictObject({
  setup: setupSchema,
  /** One a seat. */
  names: v.array(v.string()),
  lines: v.pipe(v.array(lineSchema), v.maxLength(LINES_MOST)),
});
/** Everything that was entered of one game. */
export type Sheet = {
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly lines: readonly Line[];
};

export const EMPTY_LINE: Line = { leader: null, plays: [], round: null };

export function rulesOf({ setup: { preset, chosen, seats } }: Sheet): Rules {
  return makeRules(preset, seats, chosen);
}

export function sidesOn(sheet: Sheet): readonly Side[] {
  return sidesOf(sheet.setup.seats, rulesOf(sheet).teams);
}

/** The tiles of one pile; none where it was not entered. */
export function pileOf(piles: readonly Pile[], of: PileOf): readonly Tile[] {
  return piles.filter((pile) => pile.of === of).flatMap(({ tiles }) => tiles);
}

/** All tiles that were entered for hands, seat by seat; those counted together are left out. */
export function handsOf(piles: readonly Pile[], seats: number): readonly (readonly Tile[])[] {
  return Array.from({ length: seats }, (_, seat: Seat) => pileOf(piles, seat));
}

/** A sheet under the name it is kept by. */
export type NamedSheet = { readonly name: string; readonly sheet: Sheet };
