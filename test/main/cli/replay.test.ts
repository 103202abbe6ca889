import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const COMMAND = new URL('../../../src/main/cli/replay.ts', import.meta.url).pathname;

/** The example of records.md. */
const EXAMPLE = {
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

type Ran = { readonly code: number; readonly out: string; readonly err: string };

function replay(...args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', COMMAND, ...args], (fault, out, err) => {
      resolve({ code: fault === null ? 0 : Number(fault.code), out, err });
    });
  });
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boneyard-replay-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

function withMoves(...moves: readonly string[]): string {
  return JSON.stringify({ ...EXAMPLE, rounds: [{ ...EXAMPLE.rounds[0], moves }] });
}

describe('the replay command', { timeout: 60_000 }, () => {
  test('prints one JSON document for the example of records.md', async () => {
    const { code, out, err } = await replay(await file('example.domino.json', JSON.stringify(EXAMPLE)));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')).toHaveLength(2);
    expect(JSON.parse(out)).toMatchObject({
      status: 'ok',
      rounds: [{ leader: 0, ended: 'out', winner: 0, points: 18, scores: [18, 0, 0] }],
      scores: [18, 0, 0],
      winner: null,
    });
  });

  test('reads a file that begins with a byte order mark', async () => {
    const path = await file('mark.domino.json', `\uFEFF${JSON.stringify(EXAMPLE)}`);
    expect(await replay(path)).toMatchObject({ code: 0, err: '' });
  });

  test('says of --verify that there is nothing to verify, where a record has no transcript', async () => {
    const path = await file('verify.domino.json', JSON.stringify(EXAMPLE));
    const { code, out, err } = await replay(path, '--verify');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ status: 'ok' });
    expect(err).toMatch(/^This record has no transcript of its deal.*\n$/);
  });

  test.each<[string, () => Promise<readonly string[]>, string]>([
    [
      'an impossible move',
      async () => [await file('a', withMoves('0 6-6', '1 6-5@middle'))],
      'round 1: move 2 "1 6-5@middle": this is no move; write SEAT TILE, SEAT TILE@END, SEAT draw, SEAT draw TILE or SEAT pass\n',
    ],
    [
      'a tile that does not fit',
      async () => [await file('b', withMoves('0 6-6', '1 1-1'))],
      'round 1: move 2 "1 1-1": the tile does not fit there\n',
    ],
    [
      'a move text that holds a line break',
      async () => [await file('c', withMoves('0\n6-6\nround 9'))],
      'round 1: move 1 "0\\n6-6\\nround 9": this is no move; write SEAT TILE, SEAT TILE@END, SEAT draw, SEAT draw TILE or SEAT pass\n',
    ],
    [
      'a move after the round',
      async () => [await file('i', withMoves(...EXAMPLE.rounds[0]!.moves, '1 1-1'))],
      'round 1: move 7 "1 1-1": the round is over\n',
    ],
    [
      'seats without hands',
      async () => [await file('j', JSON.stringify({ ...EXAMPLE, seats: Array(4).fill({ name: '' }) }))],
      'round 1: there must be one hand for each seat\n',
    ],
    [
      'an option nobody knows',
      async () => [await file('d', JSON.stringify({ ...EXAMPLE, rules: { jokers: 2 } }))],
      'rules.jokers is not as a domino record has it\n',
    ],
    [
      'a file cut short',
      async () => [await file('e', JSON.stringify(EXAMPLE).slice(0, 99))],
      'this file is not JSON\n',
    ],
    [
      'a deeply nested file',
      async () => [await file('f', '['.repeat(500_000))],
      'this file has lists within lists deeper than any record\n',
    ],
    [
      'a file over 10 MB',
      async () => [await file('g', ' '.repeat(10 * 1024 * 1024 + 1))],
      'this file is bigger than any record; at most 10 MB are read\n',
    ],
  ])('%s: one line on standard error, exit code 2, nothing else', async (_what, args, line) => {
    expect(await replay(...(await args()))).toEqual({ code: 2, out: '', err: line });
  });

  test.each<[string, () => Promise<readonly string[]>, RegExp]>([
    [
      'a file that is not there',
      () => Promise.resolve([join(folder, 'nowhere')]),
      /^.*nowhere cannot be read\n$/,
    ],
    ['a folder', () => Promise.resolve([folder]), /^.* cannot be read\n$/],
    [
      'bytes that are no text',
      async () => [await file('h', Uint8Array.of(0xff, 0xfe, 0x80))],
      /^.* is not UTF-8 text\n$/,
    ],
    ['no file', () => Promise.resolve([]), /^Name one record to replay: .*\n$/],
    ['an option nobody knows', () => Promise.resolve(['--fast', 'x']), /^Name one record to replay: .*\n$/],
  ])('%s: likewise', async (_what, args, line) => {
    const { code, out, err } = await replay(...(await args()));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(line);
  });
});
