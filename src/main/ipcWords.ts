import * as v from 'valibot';
import { NEWS_KINDS, SCREENS } from '../shared/desktop';
import type { JoinTable, OpenTable, Want } from '../shared/desktop';
import { fromPageSchema } from '../shared/protocol/messages';

/*
 * What a page may hand to the shell. Lengths are only a stop for nonsense: names are cut and addresses read where
 * they are used.
 */
const text = v.pipe(v.string(), v.maxLength(2000));

export const nothing = v.strictTuple([]);
export const oneName = v.strictTuple([text]);

const openTableSchema: v.GenericSchema<unknown, OpenTable> = v.variant('for', [
  v.strictObject({ for: v.literal('solo') }),
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
});
export const oneJoining = v.strictTuple([joinTableSchema]);

const wantSchema: v.GenericSchema<unknown, Want> = v.strictObject({
  news: v.picklist(NEWS_KINDS),
  wanted: v.boolean(),
});
export const oneWant = v.strictTuple([wantSchema]);

export const oneMessage = v.strictTuple([fromPageSchema]);
