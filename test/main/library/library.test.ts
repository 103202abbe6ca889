import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLibrary } from '../../../src/main/library/library';
import type { RecordLibrary } from '../../../src/shared/library/records';

let folder = '';
let logged: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });

const RECORD = {
  format: 'domino-record',
  version: 1,
  partial: true,
  rules: { preset: 'draw', target: 150 },
  seats: [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cara' }],
  rounds: [
    {
      leader: 0,
      hands: [
        ['6-6', '5-2'],
        ['6-5', '1-1'],
        ['0-3', '4-4'],
      ],
      boneyard: ['0-1', '2-2'],
      moves: ['0 6-6', '1 6-5@right', '2 draw 0-1', '2 draw 2-2', '2 pass', '0 5-2@right'],
    },
  ],
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boneyard-library-'));
  logged = [];
  await mkdir(join(folder, 'records'));
});
afterEach(() => rm(folder, { recursive: true }));

function library(): RecordLibrary {
  return openLibrary({ dataFolder: folder, log });
}

function put(name: string, text: string | Uint8Array = JSON.stringify(RECORD)): Promise<void> {
  return writeFile(join(folder, 'records', `${name}.domino.json`), text);
}

async function ids(): Promise<{
  readable: readonly string[];
  unreadable: readonly (readonly [string, string])[];
}> {
  const { records, unreadable } = await library().records();
  return {
    readable: records.map(({ id }) => id),
    unreadable: unreadable.map(({ id, why }) => [id, why] as const),
  };
}

describe('The library of records', () => {
  it('is empty where nothing was ever played', async () => {
    await rm(join(folder, 'records'), { recursive: true });
    expect(await library().records()).toEqual({ records: [], unreadable: [] });
  });

  it('sums up what is in a record', async () => {
    await put('2026-11-30-kitchen-2');
    const [only] = (await library().records()).records;
    expect(only).toMatchObject({
      id: '2026-11-30-kitchen-2',
      table: 'kitchen-2',
      summary: {
        names: ['Ana', 'Ben', 'Cara'],
        winner: null,
        scores: [18, 0, 0],
        out: [1, 0, 0],
        drawn: [0, 0, 2],
        passed: [0, 0, 1],
        longestLine: 3,
      },
    });
  });

  it('gives a record back as it was written', async () => {
    await put('a');
    expect(await library().readRecord('a')).toEqual({ ok: true, value: JSON.stringify(RECORD) });
  });

  it('plays a record through once, and again only when its file is another', async () => {
    await put('a');
    await ids();
    const path = join(folder, 'library.json');
    const [, body = ''] = (await readFile(path, 'utf8')).split('\n');
    // Under its right mark, the index is believed as long as the file is the same.
    const other = body.replace('Ana', 'Eve');
    await writeFile(path, `1 ${createHash('sha256').update(other).digest('hex')}\n${other}`);
    expect((await library().records()).records[0]?.summary.names).toContain('Eve');
    await put(
      'a',
      JSON.stringify({ ...RECORD, seats: [{ name: 'Ana' }, { name: 'Benedict' }, { name: 'Cara' }] }),
    );
    expect((await library().records()).records[0]?.summary.names).toContain('Benedict');
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, -20)],
    ['changed', (text: string) => text.replace('Ana', 'Eve')],
    ['of another copy of the game', (text: string) => `9${text}`],
  ])('makes its index again when that is %s', async (_, damage) => {
    await put('a');
    await ids();
    const path = join(folder, 'library.json');
    await writeFile(path, damage(await readFile(path, 'utf8')));
    expect((await library().records()).records[0]?.summary.names).toEqual(['Ana', 'Ben', 'Cara']);
  });

  it('lists what is no record, and leaves it where it is', async () => {
    const impossible = { ...RECORD, rounds: [{ ...RECORD.rounds[0], moves: ['0 0-0'] }] };
    await put('half', JSON.stringify(RECORD).slice(0, 80));
    await put('bytes', new Uint8Array([0xff, 0xfe, 0x00]));
    await put('impossible', JSON.stringify(impossible));
    await put('good');
    await mkdir(join(folder, 'records', 'folder.domino.json'));
    const found = await ids();
    expect(found.readable).toEqual(['good']);
    expect([...found.unreadable].sort()).toEqual([
      ['bytes', 'notARecord'],
      ['folder', 'unreadable'],
      ['half', 'notARecord'],
      ['impossible', 'impossible'],
    ]);
    expect(await readdir(join(folder, 'records'))).toHaveLength(5);
    expect(await library().readRecord('half')).toEqual({ ok: false, error: 'notARecord' });
  });

  it('deletes a record, and never a file elsewhere', async () => {
    await put('a');
    await writeFile(join(folder, 'mine.domino.json'), 'mine');
    const open = library();
    expect(await open.deleteRecord('../mine')).toEqual({ ok: true, value: null });
    expect(await open.readRecord('../mine')).toEqual({ ok: false, error: 'gone' });
    expect(await open.deleteRecord('a')).toEqual({ ok: true, value: null });
    expect((await open.records()).records).toEqual([]);
    expect(await readFile(join(folder, 'mine.domino.json'), 'utf8')).toBe('mine');
  });

  it('erases everything, with all that was remembered of it', async () => {
    await put('a');
    await put('half', '{');
    const open = library();
    await open.records();
    expect(await open.eraseRecords()).toEqual({ ok: true, value: null });
    expect(await readdir(join(folder, 'records'))).toEqual([]);
    expect(await readFile(join(folder, 'library.json'), 'utf8')).not.toContain('Ana');
    expect(await open.records()).toEqual({ records: [], unreadable: [] });
  });

  it('opens all the same where its index cannot be written', async () => {
    await mkdir(join(folder, 'library.json'));
    await put('a');
    expect(await ids()).toEqual({ readable: ['a'], unreadable: [] });
    expect(logged.join('')).toContain('the index of the library could not be written');
  });
});
