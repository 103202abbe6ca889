import { describe, expect, test } from 'vitest';
import type { Address } from '../../../src/main/client/address';
import { firstOf } from '../../../src/main/client/firstOf';
import type { Trouble } from '../../../src/shared/desktop';
import { err, ok } from '../../../src/shared/result';
import type { Result } from '../../../src/shared/result';

const at = (port: number): Address => ({ host: '10.0.0.1', port });

/** Attempts that answer when they are told to, and what became of them. */
function attempts() {
  const answers = new Map<number, (result: Result<string, Trouble>) => void>();
  const aborted: number[] = [];
  return {
    answers,
    aborted,
    attempt: ({ port }: Address, signal: AbortSignal): Promise<Result<string, Trouble>> => {
      signal.addEventListener('abort', () => aborted.push(port));
      return new Promise((resolve) => answers.set(port, resolve));
    },
    started: (port: number) => expect.poll(() => answers.has(port)).toBe(true),
  };
}

describe('Of several addresses of one table', () => {
  test('the first is tried first, and the next is not waited for long', async () => {
    const { attempt, answers, started } = attempts();
    const result = firstOf([at(1), at(2)], attempt);
    expect([...answers.keys()]).toEqual([1]);
    await started(2);
    answers.get(1)!(ok('one'));
    expect(await result).toEqual(ok('one'));
  });

  test('the one that answers first is taken, and the others are given up', async () => {
    const { attempt, answers, aborted, started } = attempts();
    const result = firstOf([at(1), at(2)], attempt);
    await started(2);
    answers.get(2)!(ok('two'));
    expect(await result).toEqual(ok('two'));
    expect(aborted).toEqual([1]);
    answers.get(1)!(ok('one, too late'));
    expect(await result).toEqual(ok('two'));
  });

  test('the next is tried at once when one fails', async () => {
    const tried: number[] = [];
    const result = await firstOf([at(1), at(2), at(3)], ({ port }) => {
      tried.push(port);
      return Promise.resolve(port === 3 ? ok('three') : err('refusedConnection'));
    });
    expect(result).toEqual(ok('three'));
    expect(tried).toEqual([1, 2, 3]);
  });

  test.each<[readonly Trouble[], Trouble]>([
    [['noAnswer', 'refusedConnection'], 'refusedConnection'],
    [['notATable', 'noAnswer'], 'notATable'],
    [['noNetwork', 'noAnswer', 'otherVersion'], 'otherVersion'],
    [['noNetwork'], 'noNetwork'],
    [[], 'noAnswer'],
  ])('that all fail with %j the trouble told is %s', async (troubles, told) => {
    const result = await firstOf(
      troubles.map((_, port) => at(port)),
      ({ port }) => Promise.resolve(err(troubles[port]!)),
    );
    expect(result).toEqual(err(told));
  });
});
