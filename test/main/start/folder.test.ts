import fc from 'fast-check';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder, folderWord } from '../../../src/main/start/folder';

const place = { appFolder: '/home/ana/.config', appName: 'Boneyard', profile: null, chosen: undefined };

test('a game without a profile keeps its things in the folder of the application', () => {
  expect(dataFolder(place)).toBe(join('/home/ana/.config', 'Boneyard'));
});

test('each profile has a folder of its own beside it', () => {
  expect(dataFolder({ ...place, profile: 'tio' })).toBe(join('/home/ana/.config', 'Boneyard-tio'));
});

test('a folder that was chosen is taken as it is, whatever the profile', () => {
  expect(dataFolder({ ...place, profile: 'tio', chosen: '/tmp/here' })).toBe('/tmp/here');
});

test('a name that is a plain word is used unchanged', () => {
  expect(folderWord('tv-2_josé')).toBe('tv-2_josé');
});

test('no name of a profile leads out of the folder, and no two names share one', () => {
  const names = fc.oneof(
    fc.string({ minLength: 1, unit: 'binary' }),
    fc.constantFrom(
      '..',
      '../..',
      'a/b',
      'a\\b',
      'A',
      'a',
      'con',
      'x'.repeat(300),
      'a b',
      'a-b',
      '*',
      'NUL:',
    ),
  );
  fc.assert(
    fc.property(names, names, (one, other) => {
      const folder = dataFolder({ ...place, profile: one });
      expect(dirname(folder)).toBe(place.appFolder);
      expect(basename(folder)).toMatch(/^Boneyard-[\p{L}\p{N}_-]+$/u);
      expect(basename(folder).length).toBeLessThan(100);
      if (one.normalize('NFC') !== other.normalize('NFC')) {
        expect(folder.toLowerCase()).not.toBe(dataFolder({ ...place, profile: other }).toLowerCase());
      }
    }),
  );
});
