import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRecord, RECORD_MOST_BYTES } from '../../../src/shared/record/file';
import { replayRecord } from '../../../src/shared/record/replay';
import { inFile } from '../../../src/shared/record/trouble';
import { replay } from '../../../src/shared/texts/commands/replay';
import { runs } from '../../helpers/runs';

const { trouble } = replay;

function read(name: string): string {
  return readFileSync(new URL(`../../records/${name}.domino.json`, import.meta.url), 'utf8');
}

const EXAMPLE = JSON.parse(read('example')) as { readonly rounds: readonly [object] };

/** The example of records.md with other fields in the file, or in its round. */
function changed(file: object, round: object = {}): string {
  return JSON.stringify({ ...EXAMPLE, rounds: [{ ...EXAMPLE.rounds[0], ...round }], ...file });
}

/** What the replay command says of a file with this text; null where it replays. */
function sayingOf(text: string): string | null {
  const record = parseRecord(text);
  if (!record.ok) return trouble(inFile(record.error));
  const replayed = replayRecord(record.value);
  return replayed.ok ? null : trouble(replayed.error);
}

test('the example itself replays', () => {
  expect(sayingOf(changed({}))).toBeNull();
});

describe('a record that cannot be is refused with one plain line', () => {
  test.each([
    ['nothing in it', '', 'this file is not JSON'],
    ['cut short', changed({}).slice(0, 200), 'this file is not JSON'],
    [
      'too big',
      ' '.repeat(RECORD_MOST_BYTES + 1),
      'this file is bigger than any record; at most 10 MB are read',
    ],
    [
      'nested deeply',
      `{"format":${'['.repeat(200_000)}`,
      'this file has lists within lists deeper than any record',
    ],
    ['another kind of file', '{"name":"boneyard"}', 'format is not as a domino record has it'],
    ['only a text', '"domino-record"', 'this file is no domino record'],
    ['of a later version', changed({ version: 2 }), 'version is not as a domino record has it'],
    ['an unknown option', changed({ rules: { jokers: 2 } }), 'rules.jokers is not as a domino record has it'],
    [
      'an unknown option with a line break in it',
      changed({ rules: { 'a\nb\u2028c\u0085': 2 } }),
      '"rules.a\\nb\\u2028c\\u0085" is not as a domino record has it',
    ],
    [
      'an unknown option of 100,000 letters',
      changed({ rules: { ['x'.repeat(100_000)]: 2 } }),
      `"rules.${'x'.repeat(74)}…" is not as a domino record has it`,
    ],
    [
      'an unknown value',
      changed({ rules: { drawing: 3 } }),
      'rules.drawing is not as a domino record has it',
    ],
    ['one seat', changed({ seats: [{ name: 'Ana' }] }), 'seats is not as a domino record has it'],
    [
      'a hand too few',
      changed({ seats: Array(4).fill({ name: '' }) }),
      'round 1: there must be one hand for each seat',
    ],
    [
      'five seats and a set for four',
      changed({ seats: Array(5).fill({ name: '' }) }),
      'too many players for these rules; seats 4 works',
    ],
    [
      'partners of three',
      changed({ rules: { teams: 'partners' } }),
      'partners need four players; teams none works',
    ],
    [
      'a tile in two hands',
      changed({}, { hands: [['6-6'], ['6-5', '6-6'], ['0-3']] }),
      'round 1: 6-6 is there twice',
    ],
    ['a tile outside the set', changed({}, { boneyard: ['0-9'] }), 'round 1: "0-9" is no tile of this set'],
    [
      'a tile that is none, and long',
      changed({}, { boneyard: ['6'.repeat(500)] }),
      `round 1: "${'6'.repeat(80)}…" is no tile of this set`,
    ],
    [
      'a tile that lies nowhere',
      changed({ partial: false }),
      'round 1: 0-0 is in no hand and not in the boneyard; "partial": true allows that',
    ],
    [
      'a seat that is not there',
      changed({}, { moves: ['3 6-6'] }),
      'round 1: move 1 "3 6-6": there is no such seat',
    ],
    ['a leader who is not there', changed({}, { leader: 9 }), 'round 1: there is no such seat'],
    ['another leader', changed({}, { leader: 1 }), 'round 1: by the rules seat 0 leads'],
    [
      'a move out of turn',
      changed({}, { moves: ['0 6-6', '2 0-3'] }),
      'round 1: move 2 "2 0-3": it is another seat’s turn',
    ],
    [
      'a move after the round',
      changed({}, { moves: ['0 6-6', '1 6-5', '2 draw', '2 draw', '2 pass', '0 5-2', '1 1-1'] }),
      'round 1: move 7 "1 1-1": the round is over',
    ],
    [
      'a move after the game',
      changed(
        { rules: { target: 1 } },
        { moves: ['0 6-6', '1 6-5', '2 draw', '2 draw', '2 pass', '0 5-2', '1 1-1'] },
      ),
      'round 1: move 7 "1 1-1": the game is already won',
    ],
    [
      'a round after an open one',
      changed({ rounds: [{ ...EXAMPLE.rounds[0], moves: [] }, EXAMPLE.rounds[0]] }),
      'round 2: nothing may follow a round that is not over',
    ],
    [
      'another tile drawn than the next',
      changed({}, { moves: ['0 6-6', '1 6-5', '2 draw 2-2'] }),
      'round 1: move 3 "2 draw 2-2": the next tile of the boneyard is 0-1',
    ],
    [
      'lots where none are drawn',
      changed({}, { lots: ['0-0', '0-1', '0-2'] }),
      'round 1: by these rules no lots are drawn for this round',
    ],
  ])('%s', (_what, text, saying) => {
    expect(sayingOf(text)).toBe(saying);
  });
});

describe('a record that somebody spoiled is refused or replayed, never a fault', () => {
  const SAMPLES = ['example', 'all-fives', 'four-ends', 'lots', 'partners'].map(read);
  const sample = fc.constantFrom(...SAMPLES);

  function says(text: string): void {
    const saying = sayingOf(text);
    if (saying !== null) expect(saying).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,300}$/u);
  }

  test('cut anywhere', () => {
    fc.assert(
      fc.property(sample, fc.nat(), (text, at) => says(text.slice(0, at % text.length))),
      { numRuns: runs(300) },
    );
  });

  test('with any letters in the place of others', () => {
    const letters = fc.string({ unit: 'binary', maxLength: 4 });
    fc.assert(
      fc.property(sample, fc.nat(), fc.nat({ max: 4 }), letters, (text, at, gone, put) => {
        const from = at % text.length;
        says(text.slice(0, from) + put + text.slice(from + gone));
      }),
      { numRuns: runs(1000) },
    );
  });

  test('with any value in the place of another', () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('6-6', '0 pass', '1 draw', '0 6-6@up', 'draw-lots', 'partners', 1e308, -1, 0.5),
    );
    fc.assert(
      fc.property(sample, fc.nat(), value, (text, at, put) => {
        let count = 0;
        const places = [...text.matchAll(/":|[[,]/g)].length;
        const spoiled: unknown = JSON.parse(text, (_key, old: unknown) =>
          count++ === at % places ? put : old,
        );
        says(JSON.stringify(spoiled));
      }),
      { numRuns: runs(1000) },
    );
  });
});
