import { expect, test } from 'vitest';
import { isLongName } from '../../src/renderer/measure';

test.each([
  ['Rosa', false],
  ['Maximilianas', false],
  ['Maximiliana-', false],
  ['Bartholomäus-', true],
  ['सत्यनारायण', false],
  ['欧阳司马上官', false],
  ['欧阳司马上官诸', true],
  ['🦊🐢🐙🦉🐝🦋', false],
  ['🦊🐢🐙🦉🐝🦋🐳', true],
  ['мапитичуджви', false],
])('%s is written as a long name: %s', (name, isLong) => {
  expect(isLongName(name)).toBe(isLong);
});
