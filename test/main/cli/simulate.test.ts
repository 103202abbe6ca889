import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Ran = { readonly code: number; readonly out: string; readonly err: string };

function command(name: string, ...args: readonly string[]): Promise<Ran> {
  const path = new URL(`../../../src/main/cli/${name}.ts`, import.meta.url).pathname;
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', path, ...args], (fault, out, err) => {
      resolve({ code: fault === null ? 0 : Number(fault.code), out, err });
    });
  });
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boneyard-simulate-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the simulate command', { timeout: 60_000 }, () => {
  test('prints one JSON document, and keeps records that replay', async () => {
    const records = join(folder, 'not', 'yet', 'there');
    const asked = ['--bots', 'careful,random', '--games', '10', '--seed', 'tuesday', '--rule', 'target=30'];
    const { code, out, err } = await command('simulate', ...asked, '--record', records);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')).toHaveLength(2);
    const document = JSON.parse(out) as Record<string, unknown>;
    expect(Object.keys(document)).toEqual([
      'games',
      'rounds',
      'roundWins',
      'gameWins',
      'points',
      'roundsPerSecond',
      'bots',
    ]);
    const times = { medianMs: expect.any(Number) as number, p95Ms: expect.any(Number) as number };
    expect(document['bots']).toEqual([
      { name: 'careful', ...times },
      { name: 'random', ...times },
    ]);

    const files = (await readdir(records)).sort();
    expect(files).toHaveLength(10);
    expect(files[0]).toBe('game-01.domino.json');
    const replayed = await command('replay', join(records, 'game-10.domino.json'));
    expect({ code: replayed.code, err: replayed.err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(replayed.out)).toMatchObject({ status: 'ok', winner: expect.any(Number) as number });

    const again = join(folder, 'again');
    const { out: same } = await command('simulate', ...asked, '--record', again);
    for (const key of ['rounds', 'roundWins', 'gameWins', 'points']) {
      expect((JSON.parse(same) as Record<string, unknown>)[key]).toEqual(document[key]);
    }
    const textOf = (where: string): Promise<string> => readFile(join(where, 'game-07.domino.json'), 'utf8');
    expect(await textOf(again)).toBe(await textOf(records));
  });

  test('says in one line, with exit code 2, what cannot be played', async () => {
    expect(await command('simulate', '--players', '3', '--rule', 'teams=partners')).toEqual({
      code: 2,
      out: '',
      err: 'partners need four players; teams none works\n',
    });
  });

  test('says in one line, with exit code 1, that records cannot be written', async () => {
    const path = join(folder, 'file');
    await writeFile(path, '');
    const { code, out, err } = await command('simulate', '--games', '1', '--record', path);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`could not be written to ${path}`);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
