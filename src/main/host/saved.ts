import * as v from 'valibot';
import { botKind } from '../../shared/protocol/botKind';
import { codeSchema, tokenSchema } from '../../shared/protocol/door';
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
  v.strictObject({ is: v.literal('bot'), name: v.string(), ...botKind, standsIn: v.boolean() }),
]);

const savedPassSchema = v.strictObject({ tokenHash: v.string(), name: v.string() });
/** A device that was in and is not here: it may come back without the code. */
export type SavedPass = Readonly<v.InferOutput<typeof savedPassSchema>>;

const savedDoorSchema = v.strictObject({
  code: codeSchema,
  link: tokenSchema,
  locked: v.boolean(),
  /** Wrong codes since this one was made. */
  wrong: counter,
});
/** What opens the table's door. */
export type SavedDoor = Readonly<v.InferOutput<typeof savedDoorSchema>>;

const savedPersonSchema = v.strictObject({
  id: personIdSchema,
  name: v.string(),
  isShell: v.boolean(),
  /** Who sits here; who only watches is among the passes. */
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
  passes: v.optional(list(savedPassSchema), []),
  /** Null at a table of before there was one. */
  door: v.optional(v.nullable(savedDoorSchema), null),
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
export type SavedPeople = Pick<Saved, 'people' | 'passes' | 'came' | 'satDown' | 'lastCmdIds'>;
export type SavedSeating = SavedPeople & Pick<Saved, 'chairs' | 'shellCame'>;

/** What stands on each seat is called; an empty chair has no name. */
export function namesOf({ chairs, people }: Pick<Saved, 'chairs' | 'people'>): readonly string[] {
  return chairs.map((chair) => {
    if (chair.is === 'empty') return '';
    if (chair.is === 'bot') return chair.name;
    return people.find(({ id }) => id === chair.person)?.name ?? '';
  });
}
