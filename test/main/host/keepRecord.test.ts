import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordKeeper, recordName } from '../../../src/main/host/keepRecord';
import type { PlayedGame } from '../../../src/main/host/roomNews';
import { parseRecord } from '../../../src/shared/record/file';
import { replayRecord } from '../../../src/shared/record/replay';
import type { ChosenRules } from '../../../src/shared/rules/rules';
import { FakeTable, playOn } from './fakeTable';

const ENDED = new Date(2026, 10, 30, 23, 59);

let folder = '';
let logged: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boneyard-records-'));
  logged = [];
});
afterEach(() => rm(folder, { recursive: true }));

function playedGame(chosen: ChosenRules = {}): PlayedGame {
  const table = new FakeTable({ setup: { preset: 'draw', chosen: { target: 20, ...chosen }, seats: 2 } });
  const ana = table.keeper({ name: 'Ana' });
  ana.say({ type: 'begin' });
  playOn(table, [ana], () => ana.facts.at === 'gameOver');
  const news = table.news.find(({ is }) => is === 'game');
  if (news?.is !== 'game') throw new Error('No game was told');
  return news.played;
}

describe('a finished game', () => {
  test('is kept as a record that replays, for its owner’s eyes only', async () => {
    const kept = await recordKeeper(folder, log)(playedGame(), 'Kitchen', ENDED);
    if (!kept.ok) throw new Error('Not kept');
    expect(kept.value).toBe(join(folder, 'records', '2026-11-30-kitchen.domino.json'));
    const record = parseRecord(await readFile(kept.value, 'utf8'));
    if (!record.ok) throw new Error('No record');
    expect(record.value.seats).toEqual([{ name: 'Ana' }, { name: 'Olive' }]);
    expect(replayRecord(record.value)).toMatchObject({
      ok: true,
      value: { status: 'ok', winner: expect.any(Number) as number },
    });
    expect((await stat(kept.value)).mode & 0o777).toBe(0o600);
  });

  test('is kept with the lots that decided who led', async () => {
    const game = playedGame({ firstLead: 'draw-lots' });
    const kept = await recordKeeper(folder, log)(game, 'Kitchen', ENDED);
    if (!kept.ok) throw new Error('Not kept');
    const record = parseRecord(await readFile(kept.value, 'utf8'));
    if (!record.ok) throw new Error('No record');
    const [first, ...later] = record.value.rounds;
    expect(first?.lots).toHaveLength(2);
    expect(later.filter(({ lots }) => lots !== undefined)).toEqual([]);
    expect(replayRecord(record.value)).toMatchObject({ ok: true });
  });

  test('is not written over another of the same day and table', async () => {
    const keep = recordKeeper(folder, log);
    const names = [];
    for (const [at, table] of ['Kitchen', 'kitchen', 'Attic'].entries()) {
      const kept = await keep(playedGame({ target: 20 + at }), table, ENDED);
      names.push(kept.ok ? basename(kept.value) : kept.error);
    }
    expect(names).toEqual([
      '2026-11-30-kitchen.domino.json',
      '2026-11-30-kitchen-2.domino.json',
      '2026-11-30-attic.domino.json',
    ]);
  });

  test('is kept once, also when its host died right after and keeps it again', async () => {
    const game = playedGame();
    const tomorrow = new Date(2026, 11, 1);
    const kept = await recordKeeper(folder, log)(game, 'Kitchen', ENDED);
    expect(await recordKeeper(folder, log)(game, 'Kitchen', tomorrow)).toEqual(kept);
    expect(await readdir(join(folder, 'records'))).toHaveLength(1);
  });

  test('that cannot be written is said and logged, and nothing is thrown', async () => {
    await writeFile(join(folder, 'records'), 'a file where a folder should be');
    expect(await recordKeeper(folder, log)(playedGame(), 'Kitchen', ENDED)).toEqual({
      ok: false,
      error: 'notKept',
    });
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('could not be kept');
  });
});

describe('the name of a record is one that every file system takes', () => {
  test.each([
    ['Inês’s table', '2026-11-30-inês-s-table'],
    ['../../etc/passwd', '2026-11-30-etc-passwd'],
    ['con:*?"<>|', '2026-11-30-con'],
    ['食卓', '2026-11-30-食卓'],
    ['☺', '2026-11-30-table'],
    ['x'.repeat(300), `2026-11-30-${'x'.repeat(40)}`],
  ])('%s', (table, name) => {
    expect(recordName(table, ENDED)).toBe(name);
  });
});
