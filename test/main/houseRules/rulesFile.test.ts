import { describe, expect, test } from 'vitest';
import { makeRulesFile, parseRulesFile } from '../../../src/main/houseRules/rulesFile';
import type { RulesToKeep } from '../../../src/shared/houseRules';
import { USUAL_OPTIONS } from '../../../src/shared/protocol/tableFacts';

const OURS: RulesToKeep = {
  name: 'Grandmother’s Draw',
  setup: { preset: 'draw', chosen: { target: 61, blockScore: 'minus-own' }, seats: 3 },
  options: { ...USUAL_OPTIONS, pace: 'slow' },
};

const FILE = {
  format: 'domino-rules',
  version: 1,
  name: 'Ours',
  preset: 'all-fives',
  chosen: { target: 150 },
  seats: 2,
  options: { ...USUAL_OPTIONS, pace: 'brisk' },
};

function parse(changes: object): ReturnType<typeof parseRulesFile> {
  return parseRulesFile(JSON.stringify({ ...FILE, ...changes }));
}

describe('a file of house rules', () => {
  test('comes back as it was written', () => {
    expect(parseRulesFile(makeRulesFile(OURS))).toEqual({ ok: true, value: OURS });
  });

  test('says the setup and the options of the table', () => {
    expect(parse({})).toEqual({
      ok: true,
      value: {
        name: 'Ours',
        setup: { preset: 'all-fives', chosen: { target: 150 }, seats: 2 },
        options: { ...USUAL_OPTIONS, pace: 'brisk' },
      },
    });
  });

  test.each([{ options: undefined }, { options: {} }])(
    'may leave the options of the table out: %j',
    (left) => {
      expect(parse(left)).toMatchObject({ ok: true, value: { options: USUAL_OPTIONS } });
    },
  );

  test.each([
    ['  Sunday   rules\n', 'Sunday rules'],
    ['a'.repeat(60), 'a'.repeat(40)],
    ['\u202Eselur', 'selur'],
  ])('named %j goes by %j', (name, shown) => {
    expect(parse({ name })).toMatchObject({ ok: true, value: { name: shown } });
  });
});

const DEEP = 200_000;

describe('a file that is no house rules of ours', () => {
  test.each([
    ['nothing', ''],
    ['half a file', '{"format":"domino-rules","version":1,'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a record', '{"format":"domino-record","version":1}'],
    ['lists within lists', '['.repeat(DEEP) + ']'.repeat(DEEP)],
    ['rules without a preset', '{"format":"domino-rules","version":1,"name":"Ours","chosen":{},"seats":2}'],
  ])('is refused: %s', (_what, text) => {
    expect(parseRulesFile(text)).toEqual({ ok: false, error: { code: 'notRules' } });
  });

  test.each([
    ['a later version', { version: 2, spice: 'more' }, { code: 'otherVersion' }],
    ['a name of nothing', { name: ' \u200B ' }, { code: 'noName' }],
    ['a name that is none', { name: ['Ours'] }, { code: 'badValue', option: 'name' }],
    ['a key nobody knows', { drawing: 'one' }, { code: 'unknownOption', option: 'drawing' }],
    ['an option nobody knows', { chosen: { jokers: 2 } }, { code: 'unknownOption', option: 'jokers' }],
    ['a table option nobody knows', { options: { mood: 'good' } }, { code: 'unknownOption', option: 'mood' }],
    ['a preset nobody knows', { preset: 'poker' }, { code: 'badValue', option: 'preset' }],
    [
      'a value an option never has',
      { chosen: { drawing: 'three' } },
      { code: 'badValue', option: 'drawing' },
    ],
    ['a target out of range', { chosen: { target: 1001 } }, { code: 'badValue', option: 'target' }],
    ['half a tile in hand', { chosen: { handSize: 1.5 } }, { code: 'badValue', option: 'handSize' }],
    ['options that are a text', { chosen: 'target 61' }, { code: 'badValue', option: 'chosen' }],
    ['eleven seats', { seats: 11 }, { code: 'badValue', option: 'seats' }],
    ['a pace nobody knows', { options: { pace: 'hasty' } }, { code: 'badValue', option: 'pace' }],
    [
      'lists within lists for a value',
      { chosen: { target: JSON.parse('['.repeat(1000) + ']'.repeat(1000)) as unknown } },
      { code: 'badValue', option: 'target' },
    ],
    [
      'partners of three',
      { seats: 3, chosen: { teams: 'partners' } },
      { code: 'unplayable', trouble: { rule: 'teams', code: 'needs-four-seats', nearest: 'none' } },
    ],
    [
      'more tiles than the set has',
      { seats: 4, chosen: { handSize: 8 } },
      { code: 'unplayable', trouble: { rule: 'handSize', code: 'hand-too-large', nearest: 7 } },
    ],
  ])('is refused: %s', (_what, changes, error) => {
    expect(parse(changes)).toEqual({ ok: false, error });
  });
});
