import * as v from 'valibot';
import { PRESETS } from '../rules/presets';
import { chosenRulesSchema, rulesSchema } from '../rules/rules';
import { botKind } from './botKind';
import { ENTRIES } from './door';
import { list } from './seen';

/** Somebody at the table, as everybody may know them; not the secret token of a seat. */
export const personIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
export type PersonId = v.InferOutput<typeof personIdSchema>;

/** What a table is known by wherever it stands. */
export const TABLE_ID = /^[0-9a-f]{1,40}$/;

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

/** After how many seconds a bot plays for somebody whose connection is lost; `null`: the table waits for them. */
export const AWAY_AFTER = [null, 15, 60, 120] as const;
export type AwayAfter = (typeof AWAY_AFTER)[number];

/** Seconds for a turn, then a bot plays that turn; `null`: as long as people like. It runs for everybody, here or not. */
export const TURN_TIMES = [null, 30, 60, 120] as const;
export type TurnTime = (typeof TURN_TIMES)[number];

/** When people see what a play scores: already while its tile is taken up, or once it lies. */
export const POINTS_SHOWN = ['before', 'after'] as const;
export type PointsShown = (typeof POINTS_SHOWN)[number];

/** Whether people may ask what would be best. */
export const HINTS = ['off', 'on'] as const;
export type Hints = (typeof HINTS)[number];

/** One of some numbers, or `null`. */
function oneOf<const Value extends number>(values: readonly (Value | null)[]) {
  return v.nullable(v.picklist(values.filter((value) => value !== null)));
}

/**
 * How people sit at this table, beside its rules (architecture.md, The table and its people). What came later has a
 * default, so that house rules kept before it can still be read.
 */
export const tableOptionsSchema = v.strictObject({
  pace: v.picklist(PACES),
  /** Whether somebody new needs the code or the link. */
  entry: v.optional(v.picklist(ENTRIES), 'code'),
  awayAfter: v.optional(oneOf(AWAY_AFTER), 60),
  turnTime: v.optional(oneOf(TURN_TIMES), null),
  pointsShown: v.optional(v.picklist(POINTS_SHOWN), 'before'),
  hints: v.optional(v.picklist(HINTS), 'off'),
});
export type TableOptions = Readonly<v.InferOutput<typeof tableOptionsSchema>>;

/** How people sit where nobody has chosen otherwise. */
export const USUAL_OPTIONS: TableOptions = v.parse(tableOptionsSchema, { pace: 'normal' });

export const chairSchema = v.variant('is', [
  v.object({ is: v.literal('empty') }),
  v.object({ is: v.literal('bot'), name: v.string(), ...botKind }),
  v.object({
    is: v.literal('person'),
    person: personIdSchema,
    name: v.string(),
    /** Whether a connection stands behind the seat right now. */
    here: v.boolean(),
    /** Whether a bot plays for them until they take their seat back. */
    bot: v.boolean(),
    /** Whether they are here, but have said nothing on their turn for so long that a bot is offered. */
    idle: v.boolean(),
    /** Whether the machine they sit at could take the table over. */
    mayHost: v.boolean(),
    /** Whether this person agreed to the rules as they now are. */
    accepted: v.boolean(),
    /** Whether this person is ready for the next round or game. */
    ready: v.boolean(),
  }),
]);
/** Who has a seat. */
export type Chair = Readonly<v.InferOutput<typeof chairSchema>>;

export const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0));

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
  wait: v.nullable(milliseconds),
  /** Milliseconds until a bot plays the turn of whoever is to move; null where turns take as long as they take. */
  turnLeft: v.nullable(milliseconds),
});
/** Everything about the table and its people that everybody may know; sent whenever it changes. */
export type TableFacts = Readonly<v.InferOutput<typeof tableFactsSchema>>;
