import * as v from 'valibot';
import { list } from './seen';

/** A table's code is three tiles laid in a row, half by half: so many halves, each with 0 to `CODE_MOST` pips. */
export const CODE_HALVES = 6;
export const CODE_MOST = 6;

/** The code of a table as it is shown and typed: `641523` are the tiles 6-4, 1-5 and 2-3. */
export const codeSchema = v.pipe(v.string(), v.regex(new RegExp(`^[0-${CODE_MOST}]{${CODE_HALVES}}$`)));

/** A secret, as it travels: 128 bits that fit into an address. */
export const tokenSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** How somebody new comes in: by the code or the link, or without either. */
export const ENTRIES = ['code', 'open'] as const;
export type Entry = (typeof ENTRIES)[number];

/** Whether the table listens to codes; after too many wrong ones it does not, until the keeper makes a new one. */
export const CODES_ARE = ['open', 'closed'] as const;

/** Why somebody stays outside who could do something about it. */
export const DOOR_REASONS = [
  'codeNeeded',
  'wrongCode',
  /** Too many wrong codes in a short time, whoever gave them. */
  'waitForCode',
  /** Too many wrong codes in all: until the keeper makes a new one, only the link leads in. */
  'codesClosed',
  'locked',
] as const;

/** What stands on the door of a table; only for those who are in. */
export const doorSchema = v.object({
  /** Null where none is asked for. */
  code: v.nullable(codeSchema),
  /** What lets a phone in that reads it off a screen (`#t=` of the address); null where nothing is asked for. */
  link: v.nullable(tokenSchema),
  /** Whether nobody new comes in, by whatever they show. */
  locked: v.boolean(),
  codes: v.picklist(CODES_ARE),
  /** Where the table answers, best first: `192.168.1.24:27500`. */
  addresses: list(v.string()),
});
export type Door = Readonly<v.InferOutput<typeof doorSchema>>;
