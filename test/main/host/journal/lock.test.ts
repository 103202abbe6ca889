import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../../../../src/main/host/journal/lock';
import { newFolder } from './journaled';

let folder = '';
beforeEach(async () => (folder = await newFolder()));
afterEach(() => rm(folder, { recursive: true, force: true }));

const HOLDER = `
  import { lockFolder } from '${import.meta.dirname}/../../../../src/main/host/journal/lock.ts';
  console.log((await lockFolder(process.argv[1])) === null ? 'taken' : 'held');
  setInterval(() => undefined, 1000);
`;

test('a folder is one process’ own until it gives it back', async () => {
  const unlock = await lockFolder(folder);
  expect(unlock).not.toBeNull();
  expect(await lockFolder(folder)).toBeNull();
  await unlock!();
  const again = await lockFolder(folder);
  expect(again).not.toBeNull();
  await again!();
});

test('a folder whose name is too long for a socket is locked all the same', async () => {
  const long = join(folder, 'a'.repeat(120));
  await mkdir(long);
  const unlock = await lockFolder(long);
  expect(unlock).not.toBeNull();
  expect(await lockFolder(long)).toBeNull();
  await unlock!();
});

test('a process that dies, however it dies, holds nothing any more', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '-e', HOLDER, folder];
  const holder = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(holder.stdout, 'data')) as [Buffer];
  expect(said.toString().trim()).toBe('held');
  expect(await lockFolder(folder)).toBeNull();
  holder.kill('SIGKILL');
  await once(holder, 'close');
  const unlock = await lockFolder(folder);
  expect(unlock).not.toBeNull();
  await unlock!();
}, 15_000);
