import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasFallback, hasIntegrity } from '../../scripts/electron/fallback.mjs';
import { installedVersion } from '../../scripts/electron/installed.mjs';
import { reasonIn } from '../../scripts/electron/official.mjs';
import { bytesIn, makeStall } from '../../scripts/electron/stall.mjs';
import type * as CommandLine from '../../scripts/electron/defaultApp/commandLine.js';

const { parseCommandLine } = createRequire(import.meta.url)(
  '../../scripts/electron/defaultApp/commandLine.js',
) as typeof CommandLine;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boneyard-electron-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('an Electron counts as there', () => {
  beforeEach(async () => {
    await mkdir(join(folder, 'dist'));
    await writeFile(join(folder, 'dist', 'electron'), '');
    await writeFile(join(folder, 'dist', 'version'), 'v45.5.0\n');
  });

  test('when path.txt names a file that stands beside its version', async () => {
    await writeFile(join(folder, 'path.txt'), 'electron');
    expect(await installedVersion(folder)).toBe('45.5.0');
  });

  test('not before path.txt, which is written last', async () => {
    expect(await installedVersion(folder)).toBeUndefined();
  });

  test('not without the file that path.txt names', async () => {
    await writeFile(join(folder, 'path.txt'), 'electron');
    await rm(join(folder, 'dist', 'electron'));
    expect(await installedVersion(folder)).toBeUndefined();
  });
});

describe('a download has stalled', () => {
  test('once no byte came for longer than the patience', () => {
    const isStalled = makeStall(15_000);
    expect(isStalled(0, 0)).toBe(false);
    expect(isStalled(15_000, 0)).toBe(false);
    expect(isStalled(15_001, 0)).toBe(true);
  });

  test('not while bytes still trickle in', () => {
    const isStalled = makeStall(15_000);
    for (let second = 0; second < 600; second += 10) expect(isStalled(second * 1000, second)).toBe(false);
  });
});

test('the bytes of a folder are those of all files below it, and none where there is no folder', async () => {
  const before = bytesIn(folder);
  await mkdir(join(folder, 'deep'));
  const empty = bytesIn(folder);
  await writeFile(join(folder, 'deep', 'file'), '12345');
  expect(empty).toBeGreaterThanOrEqual(before);
  expect(bytesIn(folder) - empty).toBe(5);
  expect(bytesIn(join(folder, 'nowhere'))).toBe(0);
});

test('a file is taken only when every byte is as expected', async () => {
  const file = join(folder, 'file');
  // printf abc | openssl dgst -sha512 -binary | base64: the example of FIPS 180-2, appendix C.1
  const abc =
    'sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw==';
  await writeFile(file, 'abc');
  expect(await hasIntegrity(file, abc)).toBe(true);
  await writeFile(file, 'abd');
  expect(await hasIntegrity(file, abc)).toBe(false);
  expect(await hasIntegrity(join(folder, 'nowhere'), abc)).toBe(false);
});

test('only Linux on x64 has a second source', () => {
  expect(hasFallback({ platform: 'linux', arch: 'x64' })).toBe(true);
  expect(hasFallback({ platform: 'linux', arch: 'arm64' })).toBe(false);
  expect(hasFallback({ platform: 'darwin', arch: 'x64' })).toBe(false);
});

test('of an installer’s complaint the line with the reason is kept', () => {
  expect(reasonIn('\nTypeError: fetch failed\n    at node:internal\n')).toBe('TypeError: fetch failed');
  expect(reasonIn('out of disk\n')).toBe('out of disk');
  expect(reasonIn('')).toBe('no reason given');
});

describe('an Electron without an application reads from its command line', () => {
  test.each([
    ['the folder', ['.'], [], '.'],
    ['past switches', ['--no-sandbox', '--inspect=0', 'game', '--profile', 'A'], [], 'game'],
    ['what to load first', ['-r', 'a.js', '--require', 'b.js', '.', '-r', 'c.js'], ['a.js', 'b.js'], '.'],
    ['nothing', ['--no-sandbox'], [], undefined],
    ['nothing after a lone -r', ['-r'], [], undefined],
  ])('%s', (_what, words, preloads, target) => {
    expect(parseCommandLine(words)).toEqual({ preloads, folder: target });
  });
});
