import * as v from 'valibot';
import { NEWS_KINDS, SCREENS } from '../shared/desktop';
import type { JoinTable, OpenTable, Want } from '../shared/desktop';
import type { RulesToKeep } from '../shared/houseRules';
import { codeSchema } from '../shared/protocol/door';
import { fromPageSchema } from '../shared/protocol/messages';
import { setupSchema, TABLE_ID, tableOptionsSchema } from '../shared/protocol/tableFacts';
import type { NamedSheet } from '../shared/scores/sheet';
import { sheetSchema } from '../shared/scores/sheet';
import { settingsSchema } from '../shared/settings';

/*
 * What a page may hand to the shell. Lengths are only a stop for nonsense: names are cut and addresses read where
 * they are used.
 */
const text = v.pipe(v.string(), v.maxLength(2000));

export const nothing = v.strictTuple([]);
export const oneName = v.strictTuple([text]);
export const oneAddress = v.strictTuple([text]);

/** The name of a folder as well: nothing else may be in it. */
const tableId = v.pipe(v.string(), v.regex(TABLE_ID));
export const oneTable = v.strictTuple([tableId]);

const openTableSchema: v.GenericSchema<unknown, OpenTable> = v.variant('for', [
  v.strictObject({ for: v.literal('solo') }),
  v.strictObject({ for: v.literal('left'), id: tableId }),
  v.strictObject({ for: v.literal('file') }),
  v.strictObject({
    for: v.literal('house'),
    tableName: text,
    name: text,
    screen: v.picklist(SCREENS),
  }),
]);
export const oneOpening = v.strictTuple([openTableSchema]);

const joinTableSchema: v.GenericSchema<unknown, JoinTable> = v.strictObject({
  address: text,
  as: v.picklist(['seat', 'watch']),
  name: text,
  code: v.exactOptional(codeSchema),
});
export const oneJoining = v.strictTuple([joinTableSchema]);

/** Rules on the shelf are rules to keep as well; their id goes no further here. */
const rulesToKeepSchema: v.GenericSchema<unknown, RulesToKeep> = v.object({
  name: text,
  setup: setupSchema,
  options: tableOptionsSchema,
});
export const oneRules = v.strictTuple([rulesToKeepSchema]);
export const rulesAndPlace = v.strictTuple([rulesToKeepSchema, v.nullable(text)]);
const namedSheetSchema: v.GenericSchema<unknown, NamedSheet> = v.object({ name: text, sheet: sheetSchema });
export const scoresAndPlace = v.strictTuple([namedSheetSchema, v.nullable(text)]);
export const oneId = v.strictTuple([text]);
export const idAndName = v.strictTuple([text, text]);

const wantSchema: v.GenericSchema<unknown, Want> = v.strictObject({
  news: v.picklist(NEWS_KINDS),
  wanted: v.boolean(),
});
export const allSettings = v.strictTuple([settingsSchema]);

export const oneWant = v.strictTuple([wantSchema]);

export const oneMessage = v.strictTuple([fromPageSchema]);
