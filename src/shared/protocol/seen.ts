import * as v from 'valibot';
import type { GameEvent } from '../engine/events';
import { ENDS } from '../engine/line';
import { ROUND_ENDINGS } from '../engine/roundEnd';
import { LEAD_REASONS } from '../engine/state';
import type { Table } from '../engine/state';
import { parseTile } from '../engine/tile';
import type { Tile } from '../engine/tile';
import type { View } from '../engine/view';
import { rulesSchema } from '../rules/rules';

/*
 * What may be seen at a table, as it is read from the wire: moves, events and views. The output types are the
 * engine's own, and tests hold that whatever the engine shows comes through; fields we do not know are dropped.
 */

/** A list as the engine has them: nobody adds to it. */
export function list<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.readonly());
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const pips = count;
const points = count;

/** A tile by its name, either way round. */
export const tileSchema: v.GenericSchema<string, Tile> = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const tile = parseTile(dataset.value);
    if (tile !== null) return tile;
    addIssue({ message: 'No such tile' });
    return NEVER;
  }),
);
const tiles = list(tileSchema);

/** A chair by its number; tables have at most ten. */
export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const side = seatSchema;

const endSchema = v.picklist(ENDS);
const place = { tile: tileSchema, end: v.nullable(endSchema) };

const playSchema = v.object({ type: v.literal('play'), ...place });
export const moveSchema = v.variant('type', [
  playSchema,
  v.object({ type: v.literal('draw') }),
  v.object({ type: v.literal('pass') }),
]);

const roundEndSchema = v.object({
  ended: v.picklist(ROUND_ENDINGS),
  lastSeat: seatSchema,
  winner: v.nullable(side),
  hands: list(v.object({ seat: seatSchema, tiles, pips, counted: v.boolean() })),
  together: pips,
  takenOff: pips,
  boneyardPips: pips,
  points,
  scores: list(points),
});

export const eventSchema: v.GenericSchema<unknown, GameEvent> = v.variant('type', [
  v.object({ type: v.literal('redrawn'), times: count }),
  v.object({
    type: v.literal('dealt'),
    round: count,
    leader: seatSchema,
    reason: v.picklist(LEAD_REASONS),
    lots: v.exactOptional(tiles),
  }),
  v.object({ type: v.literal('played'), seat: seatSchema, ...place, sum: pips, scored: points }),
  v.object({ type: v.literal('drew'), seat: seatSchema, count }),
  v.object({ type: v.literal('passed'), seat: seatSchema }),
  v.object({ type: v.literal('roundEnded'), end: roundEndSchema }),
  v.object({ type: v.literal('gameEnded'), winner: side }),
]);

const openEnd = v.exactOptional(v.object({ pips, counts: count }));
const lineSchema = v.object({
  laid: list(v.object({ ...place, seat: seatSchema })),
  ends: v.object({ left: openEnd, right: openEnd, up: openEnd, down: openEnd }),
  spinner: v.nullable(count),
});

const turnSchema = v.variant('did', [
  v.object({ seat: seatSchema, did: v.literal('play'), move: playSchema, scored: v.exactOptional(points) }),
  v.object({ seat: seatSchema, did: v.literal('draw') }),
  v.object({ seat: seatSchema, did: v.literal('pass') }),
]);

const phaseSchema = v.variant('at', [
  v.object({ at: v.literal('turn'), toMove: seatSchema, drawn: count }),
  v.object({ at: v.literal('roundOver'), end: roundEndSchema, nextLeader: v.nullable(seatSchema) }),
  v.object({ at: v.literal('gameOver'), end: roundEndSchema, winner: side }),
]);

const roundLineSchema = v.object({
  ended: v.picklist(ROUND_ENDINGS),
  winner: v.nullable(side),
  leader: seatSchema,
  made: list(points),
});

export const tableSchema: v.GenericSchema<unknown, Table> = v.object({
  rules: rulesSchema,
  seats: count,
  round: count,
  leader: seatSchema,
  leadReason: v.picklist(LEAD_REASONS),
  line: lineSchema,
  held: list(count),
  boneyard: count,
  turns: list(turnSchema),
  scores: list(points),
  rounds: list(roundLineSchema),
  phase: phaseSchema,
});

export const viewSchema: v.GenericSchema<unknown, View> = v.variant('as', [
  v.object({
    as: v.literal('seat'),
    seat: seatSchema,
    table: tableSchema,
    hand: tiles,
    legal: list(moveSchema),
  }),
  v.object({ as: v.literal('watch'), table: tableSchema }),
]);
