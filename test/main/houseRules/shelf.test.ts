import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importRules, shareRules } from '../../../src/main/houseRules/sharing';
import { openShelf } from '../../../src/main/houseRules/shelf';
import type { Shelf } from '../../../src/main/houseRules/shelf';
import type { HouseRules, RulesToKeep } from '../../../src/shared/houseRules';
import { USUAL_OPTIONS } from '../../../src/shared/protocol/tableFacts';

const NOW = new Date('2026-11-30T20:15:00.000Z');

let folder = '';
let shelf: Shelf;
let unread: { file: string; keptAs: string }[] = [];
let logged: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });

function opened(): Shelf {
  return openShelf({
    dataFolder: folder,
    onUnread: (file, keptAs) => void unread.push({ file, keptAs }),
    now: () => NOW,
    log,
  });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boneyard-rules-'));
  unread = [];
  logged = [];
  shelf = opened();
});
afterEach(() => rm(folder, { recursive: true }));

function named(name: string, target = 100): RulesToKeep {
  return { name, setup: { preset: 'draw', chosen: { target }, seats: 3 }, options: USUAL_OPTIONS };
}

async function keep(rules: RulesToKeep, replaces: string | null = null): Promise<HouseRules> {
  const kept = await shelf.keepRules(rules, replaces);
  if (!kept.ok) throw new Error(`Not kept: ${kept.error.code}`);
  return kept.value;
}

const files = (): Promise<string[]> => readdir(join(folder, 'rules'));

/** Everything in the folder, name by name. */
async function contents(): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const file of await files()) all[file] = await readFile(join(folder, 'rules', file), 'utf8');
  return all;
}

describe('the shelf of house rules', () => {
  test('is empty in a new data folder', async () => {
    expect(await shelf.houseRules()).toEqual([]);
  });

  test('has what was kept at the next start, by name', async () => {
    const kept = [await keep(named('Sunday')), await keep(named('draw 10')), await keep(named('Draw 9'))];
    const [sunday, ten, nine] = kept;
    expect(await opened().houseRules()).toEqual([nine, ten, sunday]);
  });

  test('gives rules whose names make the same file one each', async () => {
    await keep(named('Sunday!'));
    await keep(named('Sunday?'));
    expect((await files()).sort()).toEqual(['sunday-2.domino-rules.json', 'sunday.domino-rules.json']);
    expect((await shelf.houseRules()).map(({ name }) => name)).toEqual(['Sunday!', 'Sunday?']);
  });

  test.each([
    ['../../etc/passwd', 'etc-passwd'],
    ['CON', 'rules-con'],
    ['★', 'rules'],
    ['Großmutter: Zug', 'großmutter-zug'],
  ])('writes rules called %s to a file called %s', async (name, file) => {
    expect((await keep(named(name))).name).toBe(name);
    expect(await files()).toEqual([`${file}.domino-rules.json`]);
  });

  test('replaces rules in their place, also under another name', async () => {
    const { id } = await keep(named('Sunday', 100));
    const replaced = await keep(named('Monday', 61), id);
    expect(replaced.id).toBe(id);
    expect(await shelf.houseRules()).toEqual([{ ...named('Monday', 61), id }]);
  });

  test('renames and deletes', async () => {
    const { id } = await keep(named('Sunday'));
    expect(await shelf.renameRules(id, ' Monday ')).toEqual({ ok: true, value: { ...named('Monday'), id } });
    expect(await shelf.deleteRules(id)).toEqual({ ok: true, value: null });
    expect(await shelf.deleteRules(id)).toEqual({ ok: true, value: null });
    expect(await shelf.houseRules()).toEqual([]);
    expect(await files()).toEqual([]);
  });

  test('keeps everything that is kept at the same moment', async () => {
    const names = Array.from({ length: 8 }, (_, number) => `Sunday${'!'.repeat(number)}`);
    await Promise.all(names.map((name) => keep(named(name))));
    expect((await shelf.houseRules()).map(({ name }) => name).sort()).toEqual([...names].sort());
  });

  test.each<[string, (id: string) => ReturnType<Shelf['keepRules']>, object]>([
    ['a name of nothing', () => shelf.keepRules(named(' '), null), { code: 'noName' }],
    ['a name that is taken', () => shelf.keepRules(named('SUNDAY'), null), { code: 'nameTaken' }],
    ['a name others have', (id) => shelf.renameRules(id, 'Monday'), { code: 'nameTaken' }],
    ['the place of rules that are gone', () => shelf.keepRules(named('Friday'), 'gone'), { code: 'gone' }],
    ['the place of another file', () => shelf.renameRules('../settings', 'Friday'), { code: 'gone' }],
    [
      'rules that cannot be played',
      (id) =>
        shelf.keepRules({ ...named('Sunday'), setup: { preset: 'partners', chosen: {}, seats: 3 } }, id),
      { code: 'unplayable', trouble: { rule: 'teams', code: 'needs-four-seats', nearest: 'none' } },
    ],
  ])('refuses %s, and nothing changes', async (_what, attempt, error) => {
    const { id } = await keep(named('Sunday'));
    await keep(named('Monday'));
    const before = await contents();
    expect(await attempt(id)).toEqual({ ok: false, error });
    expect(await contents()).toEqual(before);
  });

  test('never reaches outside its folder', async () => {
    await writeFile(join(folder, 'other.domino-rules.json'), 'mine');
    expect(await shelf.deleteRules('../other')).toEqual({ ok: true, value: null });
    expect(await readFile(join(folder, 'other.domino-rules.json'), 'utf8')).toBe('mine');
  });

  test('says so where the folder cannot be written', async () => {
    // A file in the way of the folder stops everybody, also those who may write anywhere.
    await writeFile(join(folder, 'rules'), '');
    expect(await shelf.keepRules(named('Sunday'), null)).toEqual({ ok: false, error: { code: 'notKept' } });
    expect(logged.join()).toContain('could not be changed');
  });
});

describe('a damaged file on the shelf', () => {
  const put = async (file: string, text: string | Uint8Array): Promise<void> => {
    await mkdir(join(folder, 'rules'), { recursive: true });
    await writeFile(join(folder, 'rules', file), text);
  };

  test.each(['', '{', 'null', '\u0000\u0001', '{"format":"domino-rules","version":1}'])(
    'that reads %j is put aside whole, said once, and the others are there',
    async (damaged) => {
      const sunday = await keep(named('Sunday'));
      await put('bad.domino-rules.json', damaged);
      expect(await shelf.houseRules()).toEqual([sunday]);
      expect(await shelf.houseRules()).toEqual([sunday]);
      const keptAs = 'bad.damaged-2026-11-30T20-15-00-000Z.json';
      expect(unread).toEqual([{ file: 'bad.domino-rules.json', keptAs }]);
      expect((await contents())[keptAs]).toBe(damaged);
    },
  );

  test('that is no text, or far too big, is put aside', async () => {
    await put('picture.domino-rules.json', Uint8Array.of(0x89, 0x50, 0xff, 0xfe));
    await put('big.domino-rules.json', ' '.repeat(1024 * 1024 + 1));
    expect(await shelf.houseRules()).toEqual([]);
    expect(unread.map(({ file }) => file).sort()).toEqual([
      'big.domino-rules.json',
      'picture.domino-rules.json',
    ]);
    expect(await files()).toHaveLength(2);
  });

  test('of a later version of the game stays where it is', async () => {
    const later = '{"format":"domino-rules","version":2}';
    await put('later.domino-rules.json', later);
    expect(await shelf.houseRules()).toEqual([]);
    expect(await contents()).toEqual({ 'later.domino-rules.json': later });
    expect(unread).toEqual([{ file: 'later.domino-rules.json', keptAs: 'later.domino-rules.json' }]);
  });

  test('that is a folder is left alone', async () => {
    await mkdir(join(folder, 'rules', 'odd.domino-rules.json'), { recursive: true });
    await keep(named('Sunday'));
    expect(await shelf.houseRules()).toHaveLength(1);
    expect(await files()).toContain('odd.domino-rules.json');
  });
});

describe('rules shared as a file', () => {
  const elsewhere = (): string => join(folder, 'stick.domino-rules.json');

  test('are those that another shelf imports', async () => {
    const sunday = await keep(named('Sunday', 61));
    let suggested = '';
    const shared = await shareRules(
      sunday,
      (name) => {
        suggested = name;
        return Promise.resolve(elsewhere());
      },
      log,
    );
    expect(shared).toEqual({ ok: true, value: basename(elsewhere()) });
    expect(suggested).toBe('sunday.domino-rules.json');

    await shelf.deleteRules(sunday.id);
    expect(await importRules(shelf, () => Promise.resolve(elsewhere()), log)).toEqual({
      ok: true,
      value: sunday,
    });
    expect(await shelf.houseRules()).toEqual([sunday]);
  });

  test('get a number where their name is taken', async () => {
    await keep(named('Sunday', 100));
    await shareRules(named('Sunday', 61), () => Promise.resolve(elsewhere()), log);
    await importRules(shelf, () => Promise.resolve(elsewhere()), log);
    await importRules(shelf, () => Promise.resolve(elsewhere()), log);
    const all = await shelf.houseRules();
    expect(all.map(({ name, setup }) => [name, setup.chosen.target])).toEqual([
      ['Sunday', 100],
      ['Sunday (2)', 61],
      ['Sunday (3)', 61],
    ]);
  });

  test('are not written or read where nobody chose a file', async () => {
    const nowhere = (): Promise<null> => Promise.resolve(null);
    expect(await shareRules(named('Sunday'), nowhere, log)).toEqual({ ok: true, value: null });
    expect(await importRules(shelf, nowhere, log)).toEqual({ ok: true, value: null });
    expect(await readdir(folder)).toEqual([]);
  });

  test('cannot be written into a folder that is not there', async () => {
    const path = join(folder, 'gone', 'stick.domino-rules.json');
    expect(await shareRules(named('Sunday'), () => Promise.resolve(path), log)).toEqual({
      ok: false,
      error: { code: 'notKept' },
    });
  });

  test.each<[string, string | Uint8Array | null, object]>([
    ['a file that is gone', null, { code: 'unreadable' }],
    ['a file over 1 MB', ' '.repeat(1024 * 1024 + 1), { code: 'tooBig' }],
    ['a picture', Uint8Array.of(0x89, 0x50, 0xff, 0xfe), { code: 'notRules' }],
    ['lists within lists', '['.repeat(500_000), { code: 'notRules' }],
    [
      'an option nobody knows',
      '{"format":"domino-rules","version":1,"name":"X","preset":"draw","chosen":{"jokers":1},"seats":2}',
      { code: 'unknownOption', option: 'jokers' },
    ],
    [
      'a hand the set cannot deal',
      '{"format":"domino-rules","version":1,"name":"X","preset":"draw","chosen":{"handSize":20},"seats":2}',
      { code: 'unplayable', trouble: { rule: 'handSize', code: 'hand-too-large', nearest: 14 } },
    ],
  ])('%s is refused, and nothing changes', async (_what, content, error) => {
    await keep(named('Sunday'));
    const before = await contents();
    if (content !== null) await writeFile(elsewhere(), content);
    expect(await importRules(shelf, () => Promise.resolve(elsewhere()), log)).toEqual({ ok: false, error });
    expect(await contents()).toEqual(before);
  });
});
