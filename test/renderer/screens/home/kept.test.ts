import { expect, test } from 'vitest';
import type { FileTrouble, KeptTables, LeftTable, TableInFile } from '../../../../src/shared/leftTables';
import { err, ok } from '../../../../src/shared/result';
import type { Result } from '../../../../src/shared/result';
import { itemsOf } from '../../../../src/renderer/screens/home/items';
import { Kept } from '../../../../src/renderer/screens/home/kept.svelte';

const leftTable = (id: string, solo = false): LeftTable => ({
  id,
  name: `Table ${id}`,
  solo,
  screen: 'player',
  round: 3,
  names: ['Ana'],
  lastWritten: 0,
});
const FILE: TableInFile = { ...leftTable('file'), seat: 'Ana', isFurtherHere: false };

/** A shell with these tables left, where files answer in this order. */
function shell(ids: readonly string[], ...answers: readonly Result<TableInFile | null, FileTrouble>[]): Kept {
  let tables = ids.map((id) => leftTable(id));
  const left = [...answers];
  const forgetTable: KeptTables['forgetTable'] = (id) => {
    tables = tables.filter((table) => table.id !== id);
    return Promise.resolve({ tables, unreadable: [] });
  };
  return new Kept({
    leftHere: () => Promise.resolve({ tables, unreadable: [] }),
    forgetTable,
    chooseTableFile: () => Promise.resolve(left.shift() ?? ok(null)),
  });
}

test('the list of what was left is put away with the last one that is forgotten', async () => {
  const kept = shell(['a', 'b']);
  await kept.look();
  kept.showLeft();
  await kept.forget('a');
  expect([kept.here.tables.map(({ id }) => id), kept.paper.is]).toEqual([['b'], 'left']);
  await kept.forget('b');
  expect([kept.here.tables, kept.paper.is]).toEqual([[], 'none']);
});

test('a file lies on the right with its table or with why not; where none is chosen, all stays', async () => {
  const kept = shell([], ok(FILE), ok(null), err('damaged'));
  expect(await kept.chooseFile()).toBe(true);
  expect(kept.paper).toEqual({ is: 'file', table: FILE });
  expect(await kept.chooseFile()).toBe(false);
  expect(kept.paper).toEqual({ is: 'file', table: FILE });
  expect(await kept.chooseFile()).toBe(true);
  expect(kept.paper).toEqual({ is: 'badFile', why: 'damaged' });
});

test.each([
  ['nothing was left', null, 'You against three bots, a quick game of Draw', undefined],
  ['a game was left', leftTable('a', true), 'Carry on your game, round 3', 'New game'],
  ['a table was left', leftTable('a'), 'Carry on at Table a, round 3', 'New game'],
])('where %s, that comes first', (_, newest, says, other) => {
  const chosen: string[] = [];
  const way = (name: string) => (): number => chosen.push(name);
  const ways = {
    playNow: way('new'),
    carryOn: (id: string) => chosen.push(id),
    host: way('host'),
    join: way('join'),
  };
  const [first, ...rest] = itemsOf(newest, 0, ways);
  expect([first?.says, first?.other?.says]).toEqual([says, other]);
  first?.onchoose();
  first?.other?.onchoose();
  rest.forEach(({ onchoose }) => onchoose());
  expect(chosen).toEqual([newest?.id ?? 'new', ...(newest === null ? [] : ['new']), 'host', 'join']);
});
