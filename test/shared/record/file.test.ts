import { describe, expect, test } from 'vitest';
import type { RecordFile } from '../../../src/shared/record/file';
import { makeRecord, parseRecord } from '../../../src/shared/record/file';

const RECORD = {
  format: 'domino-record',
  version: 1,
  rules: { preset: 'draw', target: 150 },
  seats: [{ name: 'Ana' }, { name: 'Ben' }],
  rounds: [{ hands: [['6-6'], ['5-5']], moves: ['0 6-6'] }],
} as const;

/** The record with one thing in it changed. */
function changed(change: object): string {
  return JSON.stringify({ ...RECORD, ...change });
}

describe('a record file', () => {
  test('reads as what was written', () => {
    const read = parseRecord(JSON.stringify(RECORD));
    expect(read).toEqual({ ok: true, value: RECORD });
    expect(read.ok && parseRecord(makeRecord(read.value))).toEqual(read);
  });

  test('may have every field that records.md names', () => {
    const round: RecordFile['rounds'][number] = {
      leader: 0,
      lots: ['6-6', '5-5'],
      scores: [0, 10],
      hands: [['6-6'], ['5-5']],
      boneyard: ['0-0'],
      moves: [],
      fairness: { version: 1 },
    };
    expect(parseRecord(changed({ partial: true, rounds: [round] }))).toMatchObject({ ok: true });
  });

  test.each([
    ['another format', changed({ format: 'chess' }), 'format'],
    ['another version', changed({ version: 2 }), 'version'],
    ['no rounds', changed({ rounds: undefined }), 'rounds'],
    ['an option nobody knows', changed({ rules: { preset: 'draw', jokers: true } }), 'rules.jokers'],
    ['a value no option has', changed({ rules: { drawing: 'three' } }), 'rules.drawing'],
    ['a preset nobody knows', changed({ rules: { preset: 'poker' } }), 'rules.preset'],
    ['a target over 1000', changed({ rules: { target: 1001 } }), 'rules.target'],
    ['half a target', changed({ rules: { target: 1.5 } }), 'rules.target'],
    ['one seat', changed({ seats: [{ name: 'Ana' }] }), 'seats'],
    ['eleven seats', changed({ seats: Array(11).fill({ name: 'Ana' }) }), 'seats'],
    ['a field nobody knows', changed({ colour: 'green' }), 'colour'],
    ['a move that is no text', changed({ rounds: [{ hands: [], moves: [7] }] }), 'rounds.0.moves.0'],
    [
      'a score below 0',
      changed({ rounds: [{ hands: [], moves: [], scores: [-1, 0] }] }),
      'rounds.0.scores.0',
    ],
    ['a list for rules', changed({ rules: [] }), 'rules'],
    ['no rules', changed({ rules: null }), 'rules'],
    ['an option every object has', changed({ rules: { toString: 1 } }), 'rules.toString'],
    ['a seat without a name', changed({ seats: [{ name: 'Ana' }, {}] }), 'seats.1.name'],
    ['a list', '[]', 'format'],
    ['nothing', 'null', ''],
  ])('with %s is refused, and the place named', (_what, text, at) => {
    expect(parseRecord(text)).toEqual({ ok: false, error: { code: 'not-a-record', at } });
  });

  test.each(['', '{', 'hello', JSON.stringify(RECORD).slice(0, -20)])('that says %j is no JSON', (text) => {
    expect(parseRecord(text)).toEqual({ ok: false, error: { code: 'not-json' } });
  });

  test('over 10 MB is refused unread', () => {
    expect(parseRecord('['.repeat(10 * 1024 * 1024 + 1))).toEqual({ ok: false, error: { code: 'too-big' } });
  });

  test('deeply nested is refused unread, and brackets inside texts do not count', () => {
    expect(parseRecord('['.repeat(100_000))).toEqual({ ok: false, error: { code: 'too-deep' } });
    expect(parseRecord(`{"fairness":${'['.repeat(99)}${']'.repeat(99)}}`)).toMatchObject({
      error: { code: 'too-deep' },
    });
    expect(parseRecord(changed({ seats: [{ name: '[[{"\\'.repeat(50) }, { name: '' }] }))).toMatchObject({
      ok: true,
    });
  });
});
