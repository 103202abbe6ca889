import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashToken } from '../../../src/main/host/tokens';
import { parseTableFile } from '../../../src/main/host/tableFile';
import { chosenFile, MOST_BYTES } from '../../../src/main/tableFiles/choosing';
import type { ChosenFile, ChoosingParts } from '../../../src/main/tableFiles/choosing';
import { heirOf, seatHere } from '../../../src/main/tableFiles/heirHere';
import { saveTable } from '../../../src/main/tableFiles/saving';
import { ID, Journaled } from '../host/journal/journaled';

const log = pino({ level: 'silent' });
const SETUP = { preset: 'draw', chosen: {}, seats: 2 } as const;

let folder = '';
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boneyard-stick-'));
  path = join(folder, 'stick.boneyard-table');
});
afterEach(() => rm(folder, { recursive: true }));

/** A table with its keeper, who sits or only watches, and Ben, in its first round. */
async function tableHere(keeper: 'sits' | 'watches' = 'sits', dataFolder = folder) {
  const at = new Journaled(dataFolder, { setup: SETUP, begins: 'by-keeper' });
  const ana = at.table.keeper(keeper === 'sits' ? { name: 'Ana' } : { as: 'watch' });
  const ben = at.table.come({ name: 'Ben' });
  ana.say({ type: 'begin' });
  await at.gate.settled();
  return { at, ana, ben, journal: () => at.journal.text() };
}

function choosing(parts: Partial<ChoosingParts> = {}): ChosenFile {
  const usual = { folder: join(folder, 'here'), seatToken: () => undefined, isOpen: () => false, log };
  return chosenFile({ ...usual, askWhich: () => Promise.resolve(path), ...parts });
}

async function save(keeper: 'sits' | 'watches' = 'sits') {
  const made = await tableHere(keeper);
  const saved = await saveTable(made.journal, () => Promise.resolve(path), log);
  expect(saved).toEqual({ ok: true, value: 'stick.boneyard-table' });
  return made;
}

describe('saving a table', () => {
  test('suggests its name, and writes what nobody but its owner can read', async () => {
    const { journal } = await tableHere();
    let suggested = '';
    await saveTable(
      journal,
      (name) => {
        suggested = name;
        return Promise.resolve(path);
      },
      log,
    );
    expect(suggested).toBe('kitchen.boneyard-table');
    if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(parseTableFile(await readFile(path))).toMatchObject({
      ok: true,
      value: { table: { identity: { id: ID } } },
    });
  });

  test('keeps a file from others that they could read before', async () => {
    await writeFile(path, 'an old one', { mode: 0o644 });
    await save();
    if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('where nobody chooses a place, writes nothing', async () => {
    const { journal } = await tableHere();
    expect(await saveTable(journal, () => Promise.resolve(null), log)).toEqual({ ok: true, value: null });
    expect(await readdir(folder)).toEqual(['tables']);
  });

  test('says so where it cannot be written, and where the table is gone by then', async () => {
    const { journal } = await tableHere();
    const nowhere = join(folder, 'no', 'such', 'folder');
    expect(await saveTable(journal, () => Promise.resolve(nowhere), log)).toEqual({
      ok: false,
      error: 'notKept',
    });
    let isGone = false;
    const answer = await saveTable(
      async () => (isGone ? null : journal()),
      () => {
        isGone = true;
        return Promise.resolve(path);
      },
      log,
    );
    expect(answer).toEqual({ ok: false, error: 'gone' });
    expect(await readdir(folder)).toEqual(['tables']);
  });
});

describe('a file that is chosen', () => {
  test('is told with what the table is, and whose seat one has there', async () => {
    await save();
    const file = choosing();
    expect(await file.choose()).toMatchObject({
      ok: true,
      value: { id: ID, name: 'Kitchen', round: 1, names: ['Ana', 'Ben'], seat: 'Ana', isFurtherHere: false },
    });
    expect(file.chosen()?.table.identity.id).toBe(ID);
  });

  test('gives nobody a seat where the machine that saved it only showed the table', async () => {
    await save('watches');
    expect(await choosing().choose()).toMatchObject({ ok: true, value: { seat: null, screen: 'table' } });
  });

  test('gives the seat back that this machine had', async () => {
    const { ben } = await save();
    const file = choosing({ seatToken: () => ben.token });
    expect(await file.choose()).toMatchObject({ ok: true, value: { seat: 'Ben' } });
  });

  test('says where the same table is here already, and as far', async () => {
    await save();
    expect(await choosing({ folder }).choose()).toMatchObject({ ok: true, value: { isFurtherHere: true } });
  });

  test.each<[string, () => Promise<unknown>, Partial<ChoosingParts>, string]>([
    ['is not there', () => Promise.resolve(), {}, 'unreadable'],
    ['holds something else', () => writeFile(path, 'hello\n'), {}, 'notATable'],
    [
      'is bigger than any table',
      async () => {
        await save();
        await truncate(path, MOST_BYTES + 1);
      },
      {},
      'tooBig',
    ],
    [
      'was cut short',
      async () => {
        await save();
        await truncate(path, 900);
      },
      {},
      'damaged',
    ],
    ['has a table that is open in this house', save, { isOpen: (id) => id === ID }, 'openNearby'],
  ])('that %s is refused, and nothing is written here', async (_, make, parts, why) => {
    await make();
    const file = choosing(parts);
    expect(await file.choose()).toEqual({ ok: false, error: why });
    expect(file.chosen()).toBeNull();
    expect(await readdir(folder)).not.toContain('here');
  });

  test('takes the place of the one before, also where it is refused', async () => {
    await save();
    const file = choosing();
    await file.choose();
    await writeFile(path, 'hello\n');
    await file.choose();
    expect(file.chosen()).toBeNull();
  });

  test('is none where the dialog was closed', async () => {
    expect(await choosing({ askWhich: () => Promise.resolve(null) }).choose()).toEqual({
      ok: true,
      value: null,
    });
  });
});

describe('whoever opens a table', () => {
  test('goes on by the token they have, where it gives a seat', async () => {
    const { ben } = await save();
    const filed = parseTableFile(await readFile(path));
    if (!filed.ok) throw new Error(filed.error);
    const seat = seatHere(filed.value, ben.token);
    expect(seat).toEqual({ is: 'own', person: ben.id, name: 'Ben' });
    expect(heirOf(seat)).toEqual({ heir: { keeper: ben.id }, token: null });
  });

  test('has the seat of the machine that saved it otherwise, by a new secret', async () => {
    const { ana } = await save();
    const filed = parseTableFile(await readFile(path));
    if (!filed.ok) throw new Error(filed.error);
    const seat = seatHere(filed.value, 'of another table');
    expect(seat).toEqual({ is: 'inherited', person: ana.id, name: 'Ana' });
    const { heir, token } = heirOf(seat);
    expect(heir).toEqual({ keeper: ana.id, tokenHash: hashToken(token ?? '') });
    expect(token).toHaveLength(22);
  });
});
