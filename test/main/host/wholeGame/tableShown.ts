import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { startGame } from '../../../../src/shared/engine/deal';
import { seedRandom } from '../../../../src/shared/engine/random';
import type { Table } from '../../../../src/shared/engine/state';
import { parseTile } from '../../../../src/shared/engine/tile';
import { tableSchema } from '../../../../src/shared/protocol/seen';
import { makeRules } from '../../../../src/shared/rules/presets';
import { openTiles } from './truth';
import type { Moment } from './truth';
import { WORDS } from './words';

/** A table on which nothing lies: it stands for one that has been looked at already. */
const NO_TABLE: Table = startGame(makeRules('draw', 2, {}), 2, seedRandom('nothing')).state.table;
const NO_TABLE_TEXT = JSON.stringify(NO_TABLE);

type Looked = { readonly text: string; readonly leaks: readonly string[] };
const looked = new WeakMap<Table, Looked>();

/**
 * A text without the table it shows, if that is the table as it lies, and what is wrong with that table: it goes to
 * everybody, so it is looked through once.
 */
export function withoutTable(
  text: string,
  moment: Moment | null,
): { readonly bare: string; readonly leaks: readonly string[] } {
  if (moment === null) return { bare: text, leaks: [] };
  const { table } = moment.state;
  const known = looked.get(table) ?? look(moment);
  looked.set(table, known);
  const isIn = text.includes(known.text);
  return isIn
    ? { bare: text.replace(known.text, () => NO_TABLE_TEXT), leaks: known.leaks }
    : { bare: text, leaks: [] };
}

/** Whether a view shows nothing any more: what it showed was the table as it lies. */
export function isNoTable(table: Table): boolean {
  return isDeepStrictEqual(table, NO_TABLE);
}

/** Nothing of a table but what the protocol knows, and no text but its words and the tiles that lie open. */
function look(moment: Moment): Looked {
  const text = JSON.stringify(moment.state.table);
  const json: unknown = JSON.parse(text);
  const parsed = v.safeParse(tableSchema, json);
  const open = new Set<string>(openTiles(moment));
  const odd = textsIn(json).filter((each) => !WORDS.has(each) && !open.has(each));
  return {
    text,
    leaks: [
      ...(parsed.success && isDeepStrictEqual(parsed.output, json)
        ? []
        : ['a table with more than a table has']),
      ...odd.map((each) => `a text on the table (${each})`),
      ...tilesIn(text, open),
    ],
  };
}

/** Tiles in a text, however they are written there, that are none of those which may be. */
export function tilesIn(text: string, may: ReadonlySet<string>): readonly string[] {
  return [...text.matchAll(/\d+-\d+/g)]
    .flatMap(([name]) => parseTile(name) ?? [])
    .filter((tile) => !may.has(tile))
    .map((tile) => `a tile (${tile})`);
}

/** Every text in a value, wherever it stands. */
export function textsIn(part: unknown, found: string[] = []): readonly string[] {
  if (typeof part === 'string') found.push(part);
  else if (typeof part === 'object' && part !== null) {
    for (const inside of Object.values(part)) textsIn(inside, found);
  }
  return found;
}
