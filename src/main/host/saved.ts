import * as v from 'valibot';
import { list } from '../../shared/protocol/seen';
import { personIdSchema, setupSchema, tableOptionsSchema } from '../../shared/protocol/tableFacts';

/*
 * What must outlive the process that hosts a table, beside the deals and the moves: its people and what was agreed.
 * A field that comes later has a default here, so that tables of before can still be carried on.
 */

const counter = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const savedChairSchema = v.variant('is', [
  v.strictObject({ is: v.literal('empty') }),
  v.strictObject({ is: v.literal('person'), person: personIdSchema }),
  v.strictObject({ is: v.literal('bot'), name: v.string(), standsIn: v.boolean() }),
]);

const savedPersonSchema = v.strictObject({
  id: personIdSchema,
  name: v.string(),
  isShell: v.boolean(),
  /** Only who holds a token can come back, so nobody else is saved. */
  tokenHash: v.string(),
  satDown: v.nullable(counter),
  accepted: v.boolean(),
  ready: v.boolean(),
  /** Whether a bot plays for them. */
  hasBot: v.boolean(),
});

export const savedSchema = v.strictObject({
  setup: setupSchema,
  options: tableOptionsSchema,
  chairs: list(savedChairSchema),
  people: list(savedPersonSchema),
  /** How many people ever came, and how often somebody sat down: no id and no place in line is given twice. */
  came: counter,
  satDown: counter,
  /** Whether the machine that hosts has shown itself. */
  shellCame: v.boolean(),
  /** The last move that was made by each person, so that sending it again does nothing, even after a restart. */
  lastCmdIds: v.record(personIdSchema, v.string()),
  /** How often tiles were dealt here, and how often the next deal was begun in vain. */
  dealCount: v.optional(v.strictObject({ deals: counter, attempts: counter }), { deals: 0, attempts: 0 }),
});

/** A table without its game, as it is kept on disk. */
export type Saved = Readonly<v.InferOutput<typeof savedSchema>>;
export type SavedPeople = Pick<Saved, 'people' | 'came' | 'satDown' | 'lastCmdIds'>;
export type SavedSeating = SavedPeople & Pick<Saved, 'chairs' | 'shellCame'>;
