import type { Page } from 'playwright';
import type { LeftTable, TableInFile } from '../../src/shared/leftTables';
import { begun, BLOCKED, FOUR, home, isMine, laid, NEARBY } from './scenes';
import type { Scene } from './scenes';
import type { Machine } from './tableInNode';

/* Tables that are not being played: left here, saved to a file, opened from one. */

const TONIGHT = new Date(2026, 10, 29, 21, 40).getTime();
const LEFT: readonly LeftTable[] = [
  {
    id: 'a1',
    name: 'Inês’s table',
    solo: false,
    screen: 'player',
    round: 3,
    names: ['Inês', 'Rosa', 'Abel', 'Olive'],
    lastWritten: TONIGHT,
  },
  {
    id: 'a2',
    name: 'Boneyard',
    solo: true,
    screen: 'player',
    round: 2,
    names: ['Inês', 'Olive', 'Hugo', 'Nina'],
    lastWritten: TONIGHT - 90_000_000,
  },
  {
    id: 'a3',
    name: 'Grandad’s corner by the window',
    solo: false,
    screen: 'table',
    round: 0,
    names: ['Maximiliana-Theodora-Ann', 'Bartholomäus-Ferdinand X', 'Wilhelmina-Gwendolyn-Jo', 'Rosa'],
    lastWritten: TONIGHT - 900_000_000,
  },
  {
    id: 'a4',
    name: 'Kitchen',
    solo: false,
    screen: 'table',
    round: 11,
    names: ['Rosa', 'Abel'],
    lastWritten: TONIGHT - 9_000_000_000,
  },
];

/** The shell, where somebody chooses the file of a table. */
function fileOf(other: Partial<TableInFile>): Machine {
  const [table] = LEFT;
  if (table === undefined) throw new Error('No table for the file');
  return { file: { ok: true, value: { ...table, seat: 'Inês', isFurtherHere: false, ...other } } };
}

const openFile = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Open from a file' }).click();
const showLeft = (page: Page): Promise<void> => page.getByRole('button', { name: 'Games you left' }).click();

export const KEPT_SCENES: Readonly<Record<string, Scene>> = {
  homeLeft: {
    table: home(NEARBY, {
      left: {
        tables: LEFT.slice(0, 1),
        unreadable: [
          { path: '/home/ines/.config/Boneyard/tables/5f0c0d6f2c1a9b3e/0001.journal', why: 'damaged' },
        ],
      },
    }),
  },
  homeCarryOn: {
    table: home(BLOCKED, {
      left: {
        tables: LEFT.slice(1, 2),
        unreadable: [],
      },
    }),
  },
  homeLeftList: { table: home(NEARBY, { left: { tables: LEFT, unreadable: [] } }), act: showLeft },
  homeLeftAsked: {
    table: home(NEARBY, { left: { tables: LEFT.slice(0, 2), unreadable: [] } }),
    act: async (page) => {
      await showLeft(page);
      await page
        .getByRole('button', { name: /^Forget / })
        .first()
        .press('Enter');
    },
  },
  homeFile: { table: home(NEARBY, fileOf({})), act: openFile },
  homeFileTable: { table: home(NEARBY, fileOf({ seat: null })), act: openFile },
  homeFileFurther: { table: home(NEARBY, fileOf({ isFurtherHere: true })), act: openFile },
  homeFileBad: { table: home(NEARBY, { file: { ok: false, error: 'damaged' } }), act: openFile },
  playFile: {
    table: () => begun(FOUR, (view) => isMine(view) && laid(view) > 6),
    act: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Save to a file' }).click();
      await page.getByRole('button', { name: 'Choose where' }).click();
    },
  },
};
