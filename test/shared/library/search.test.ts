import { describe, expect, it } from 'vitest';
import type { Listed } from '../../../src/shared/library/search';
import { findIn } from '../../../src/shared/library/search';
import type { Summary } from '../../../src/shared/library/summary';

function listed(id: string, table: string, names: readonly string[], known: Partial<Summary> = {}): Listed {
  const zeros = names.map(() => 0);
  const summary: Summary = {
    names: [...names],
    preset: 'draw',
    set: 6,
    teams: 'none',
    target: 100,
    rounds: 3,
    winner: 0,
    scores: zeros,
    made: zeros,
    out: zeros,
    blocked: zeros,
    drawn: zeros,
    passed: zeros,
    longestLine: 9,
    ...known,
  };
  return { id, at: 0, table, summary };
}

const ALL = [
  listed('a', 'Kitchen', ['João', 'Ana']),
  listed('b', 'Terrace', ['Ana', 'Teo'], { preset: 'block' }),
  listed('c', 'Kitchen', ['明', 'Teo'], { winner: null }),
];

describe('Looking through a library', () => {
  it.each([
    [{}, ['a', 'b', 'c']],
    [{ words: '  ' }, ['a', 'b', 'c']],
    [{ words: 'joao' }, ['a']],
    [{ words: 'JOÃO' }, ['a']],
    [{ words: 'ana kitchen' }, ['a']],
    [{ words: '明' }, ['c']],
    [{ words: 'nobody' }, []],
    [{ preset: 'block' as const }, ['b']],
    [{ isFinished: false }, ['c']],
    [{ isFinished: true, words: 'teo' }, ['b']],
  ])('%j finds %j', (wish, ids) => {
    expect(findIn(ALL, wish).map(({ id }) => id)).toEqual(ids);
  });
});
