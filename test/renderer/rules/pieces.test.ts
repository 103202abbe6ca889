import { expect, test } from 'vitest';
import { piecesOf } from '../../../src/renderer/rules/pieces';

const target = { slot: 'target', word: '100' } as const;
const set = { slot: 'set', word: 'double-six' } as const;

test('an option brings along the marks after its word, with the space before them; words stay where they are', () => {
  expect(piecesOf(['First to ', target, ', with ', set, '.'])).toEqual([
    'First to ',
    { ...target, marks: ',' },
    ' with ',
    { ...set, marks: '.' },
    '',
  ]);
  expect(piecesOf([target, ' ; et ', set])).toEqual([
    { ...target, marks: ' ;' },
    ' et ',
    { ...set, marks: '' },
  ]);
});

test('marks that follow no option are left alone', () => {
  expect(piecesOf(['. A', target, set, 'B, C'])).toEqual([
    '. A',
    { ...target, marks: '' },
    { ...set, marks: '' },
    'B, C',
  ]);
});
