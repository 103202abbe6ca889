import * as v from 'valibot';
import { PRESETS } from '../rules/presets';
import { chosenRulesSchema, rulesSchema } from '../rules/rules';
import { list } from './seen';

/** Somebody at the table, as everybody may know them; not the secret token of a seat. */
export const personIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
export type PersonId = v.InferOutput<typeof personIdSchema>;

/** What is agreed before a game: a preset and what was changed in it by hand. */
export const setupSchema = v.strictObject({
  preset: v.picklist(PRESETS),
  chosen: chosenRulesSchema,
  seats: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(10)),
});
export type Setup = Readonly<v.InferOutput<typeof setupSchema>>;

export const PACES = ['slow', 'normal', 'brisk'] as const;
export type Pace = (typeof PACES)[number];
/** By what the table's pace multiplies every wait (design.md section 10). */
export const PACE_FACTORS: Readonly<Record<Pace, number>> = { slow: 1.4, normal: 1, brisk: 0.6 };

/** How people sit at this table, beside its rules (architecture.md, The table and its people). */
export const tableOptionsSchema = v.strictObject({ pace: v.picklist(PACES) });
export type TableOptions = Readonly<v.InferOutput<typeof tableOptionsSchema>>;

export const chairSchema = v.variant('is', [
  v.object({ is: v.literal('empty') }),
  v.object({ is: v.literal('bot'), name: v.string() }),
  v.object({
    is: v.literal('person'),
    person: personIdSchema,
    name: v.string(),
    /** Whether a connection stands behind the seat right now. */
    here: v.boolean(),
    /** Whether this person agreed to the rules as they now are. */
    accepted: v.boolean(),
    /** Whether this person is ready for the next round or game. */
    ready: v.boolean(),
  }),
]);
/** Who has a seat. */
export type Chair = Readonly<v.InferOutput<typeof chairSchema>>;

export const tableFactsSchema = v.object({
  id: v.string(),
  name: v.string(),
  setup: setupSchema,
  rules: rulesSchema,
  options: tableOptionsSchema,
  at: v.picklist(['gathering', 'playing', 'roundOver', 'gameOver']),
  chairs: list(chairSchema),
  /** People without a seat. */
  watching: list(v.object({ person: personIdSchema, name: v.string() })),
  /** How many screens only show the table, such as a TV. */
  screens: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** People who hold the keeper's right (several where the host's screen is the table). */
  keepers: list(personIdSchema),
  /** Milliseconds until the next round begins by itself, or the keeper may begin without everybody's OK; null where nothing waits. */
  wait: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
/** Everything about the table and its people that everybody may know; sent whenever it changes. */
export type TableFacts = Readonly<v.InferOutput<typeof tableFactsSchema>>;
