import { expect, test } from 'vitest';
import { parseCommandLine } from '../../../src/main/start/commandLine';

test.each([
  [[], null],
  [['.'], null],
  [['.', '--profile', 'Ana'], 'Ana'],
  [['.', '--profile=Ana'], 'Ana'],
  [
    ['-r', 'loader.js', '--remote-debugging-port=0', '.', '--no-sandbox', '--profile', 'Tio João'],
    'Tio João',
  ],
  [['.', '--profile'], null],
  [['.', '--profile', '  '], null],
])('%j plays as profile %j', (words, profile) => {
  expect(parseCommandLine(words)).toEqual({ profile, version: false });
});

test('--version is found among the switches of Electron', () => {
  expect(parseCommandLine(['.', '--no-sandbox', '--version']).version).toBe(true);
});
