import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openKeptTokens } from '../../../src/main/client/keptTokens';

let folder = '';
let logged = '';
const file = (): string => join(folder, 'passes.json');
const log = pino(
  new Writable({
    write: (chunk: Buffer, _, done) => {
      logged += chunk.toString();
      done();
    },
  }),
);
const open = () => openKeptTokens(folder, log);
const kept = async (): Promise<string> => readFile(file(), 'utf8').catch(() => '');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boneyard-tokens-'));
  logged = '';
});
afterEach(() => rm(folder, { recursive: true }));

describe('what lets this machine back to its tables', () => {
  test('is found again after a restart, and forgotten for good', async () => {
    const tokens = await open();
    tokens.keep('kitchen', 'secret-1');
    tokens.keep('attic', 'secret-2');
    tokens.forget('kitchen');
    await expect.poll(kept).toContain('attic');
    await expect.poll(kept).not.toContain('kitchen');
    const later = await open();
    expect([later.find('kitchen'), later.find('attic')]).toEqual([undefined, 'secret-2']);
    expect(logged).toBe('');
  });

  test('is its owner’s alone to read, where a system knows owners', async () => {
    (await open()).keep('kitchen', 'secret-1');
    await expect.poll(kept).toContain('secret-1');
    expect((await stat(file())).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
  });

  test('is kept for a hundred tables, those that were seen last', async () => {
    const tokens = await open();
    for (let table = 0; table < 100; table++) tokens.keep(`table-${table}`, 'secret');
    tokens.keep('table-0', 'secret');
    tokens.keep('one-more', 'secret');
    await expect.poll(kept).toContain('one-more');
    const later = await open();
    expect(['table-0', 'table-1', 'table-2', 'one-more'].map((table) => later.find(table))).toEqual([
      'secret',
      undefined,
      'secret',
      'secret',
    ]);
  });

  test.each([
    ['cut short', '{"version":1,"passes":[{"table":"kitchen","token":"secr'],
    ['empty', ''],
    ['of another time', '{"version":2,"passes":[]}'],
    ['not ours', '[]'],
    ['of wrong words', '{"version":1,"passes":[{"table":"kitchen","token":7}]}'],
  ])(
    'costs nothing but a code where its file is %s: the log says so, and a new one takes its place',
    async (_, text) => {
      await writeFile(file(), text);
      const tokens = await open();
      expect(tokens.find('kitchen')).toBeUndefined();
      expect(logged).toContain('cannot be read');
      expect(logged).not.toContain('secr');
      tokens.keep('kitchen', 'new');
      await expect.poll(kept).toContain('new');
      expect((await open()).find('kitchen')).toBe('new');
      expect(await readdir(folder)).toEqual(['passes.json']);
    },
  );

  test('is told to the log where it cannot be kept, and holds until the game ends', async () => {
    const tokens = await open();
    await rm(folder, { recursive: true });
    tokens.keep('kitchen', 'secret-1');
    await expect.poll(() => logged).toContain('was not kept');
    expect(tokens.find('kitchen')).toBe('secret-1');
    await open();
  });
});
