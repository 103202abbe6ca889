import { describe, expect, test, vi } from 'vitest';
import { awayCause, explain, platformOf } from '../../../src/main/client/explain';
import { troubleFromError } from '../../../src/main/client/trouble';
import { PLATFORMS, TROUBLES } from '../../../src/shared/desktop';
import type { Trouble } from '../../../src/shared/desktop';
import { texts } from '../../../src/shared/texts/texts';

/** The table of lan.md 3.8, and what systems say when a connection fails. */
const CAUSES: readonly (readonly [code: string, heard: boolean, onNetwork: boolean, cause: Trouble])[] = [
  ['ETIMEDOUT', true, true, 'hostSilent'],
  // firewalld turns people away with "no route to host".
  ['EHOSTUNREACH', true, true, 'hostSilent'],
  ['ECONNREFUSED', true, true, 'refusedConnection'],
  ['ECONNREFUSED', false, true, 'refusedConnection'],
  ['ETIMEDOUT', false, true, 'noAnswer'],
  ['EHOSTUNREACH', false, true, 'nobodyThere'],
  ['ENETUNREACH', false, true, 'otherNetwork'],
  ['ENETUNREACH', false, false, 'noNetwork'],
];

const failure = (code: string): Error => Object.assign(new Error(code), { code });

describe('Why a table could not be reached', () => {
  test.each(CAUSES)('%s, heard %s, on a network %s: %s', async (code, isHeard, hasNetwork, cause) => {
    const known = { hears: () => Promise.resolve(isHeard), hasNetwork, platform: 'linux' } as const;
    expect(await explain(troubleFromError(failure(code)), known)).toBe(cause);
  });

  test('on a Mac "no route to host" means the permission, unless the table was heard', async () => {
    const known = { hasNetwork: true, platform: 'mac' } as const;
    expect(await explain('nobodyThere', { ...known, hears: () => false })).toBe('notAllowed');
    expect(await explain('nobodyThere', { ...known, hears: () => true })).toBe('hostSilent');
    expect(await explain('noAnswer', { ...known, hears: () => false })).toBe('noAnswer');
  });

  test('what the table itself said stays what it is, and nobody is listened for', async () => {
    const hears = vi.fn(() => true);
    const known = { hears, hasNetwork: true, platform: 'mac' } as const;
    for (const trouble of ['tableFull', 'notLetIn', 'otherVersion', 'notATable', 'badAddress'] as const)
      expect(await explain(trouble, known)).toBe(trouble);
    expect(hears).not.toHaveBeenCalled();
  });

  test('every cause is a sentence of its own', () => {
    const say = texts().trouble.opening;
    const sentences = TROUBLES.map((trouble) => say[trouble]('192.168.1.24:27500'));
    expect(new Set(sentences).size).toBe(TROUBLES.length);
    for (const sentence of sentences) expect(sentence).toMatch(/[.?]$/);
  });
});

test.each([
  ['noNetwork', false, 'offline'],
  ['refusedConnection', false, 'closed'],
  ['notATable', true, 'closed'],
  ['noAnswer', true, 'shut'],
  ['nobodyThere', false, 'asleep'],
  ['noAnswer', false, 'asleep'],
] as const)(
  'a table that was there and now meets us with %s (heard: %s) is %s',
  (trouble, isHeard, cause) => {
    expect(awayCause(trouble, isHeard)).toBe(cause);
  },
);

test('systems are told apart by what stands in the way of hosting', () => {
  expect(['win32', 'darwin', 'linux', 'freebsd'].map(platformOf)).toEqual([...PLATFORMS, 'linux']);
});
