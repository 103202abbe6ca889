import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { RecordFile } from '../../../src/shared/record/file';
import { makeRecord, parseRecord } from '../../../src/shared/record/file';
import type { ReplayOutput } from '../../../src/shared/record/replay';
import { replayRecord } from '../../../src/shared/record/replay';
import { makeRules } from '../../../src/shared/rules/presets';

/*
 * Records of version 1 as people have them on their machines. What is in test/records never changes: a Boneyard that
 * no longer reads one of them, or scores it otherwise, has broken somebody's game.
 */

const FOLDER = new URL('../../records/', import.meta.url);

function readSample(name: string): RecordFile {
  const record = parseRecord(readFileSync(new URL(`${name}.domino.json`, FOLDER), 'utf8'));
  if (!record.ok) throw new Error(`${name} is not read: ${JSON.stringify(record.error)}`);
  return record.value;
}

function replay(record: RecordFile): ReplayOutput {
  const replayed = replayRecord(record);
  if (!replayed.ok) throw new Error(`It cannot be replayed: ${JSON.stringify(replayed.error)}`);
  return replayed.value;
}

type Outcome = {
  readonly ended: readonly string[];
  readonly leaders: readonly number[];
  readonly points: readonly number[];
  readonly scores: readonly number[];
  readonly winner: number | null;
};

const SAMPLES: Readonly<Record<string, Outcome>> = {
  example: { ended: ['out'], leaders: [0], points: [18], scores: [18, 0, 0], winner: null },
  'all-fives': { ended: ['out'], leaders: [2], points: [30], scores: [105, 60], winner: null },
  'four-ends': { ended: ['open'], leaders: [0], points: [0], scores: [45, 130], winner: null },
  lots: {
    ended: ['out', 'out', 'out', 'out', 'out', 'out'],
    leaders: [1, 2, 0, 1, 2, 0],
    points: [14, 6, 9, 1, 21, 17],
    scores: [44, 15, 9],
    winner: 0,
  },
  partners: {
    ended: ['out', 'blocked', 'blocked', 'blocked'],
    leaders: [1, 2, 3, 0],
    points: [7, 22, 40, 34],
    scores: [63, 40],
    winner: 0,
  },
};

test('every record in the folder is known here', () => {
  const names = readdirSync(FOLDER).map((file) => file.replace('.domino.json', ''));
  expect(names.sort()).toEqual(Object.keys(SAMPLES).sort());
});

describe.each(Object.entries(SAMPLES))('the record %s', (name, outcome) => {
  test('replays as it did when it was written', () => {
    const { rounds, scores, winner } = replay(readSample(name));
    expect({
      ended: rounds.map(({ ended }) => ended),
      leaders: rounds.map(({ leader }) => leader),
      points: rounds.map(({ points }) => points),
      scores,
      winner,
    }).toEqual(outcome);
  });

  test('reads as it is written again', () => {
    const record = readSample(name);
    expect(parseRecord(makeRecord(record))).toEqual({ ok: true, value: record });
  });
});

describe('a game that was put away (cases.md C64)', () => {
  const kept = readSample('four-ends');

  test('comes back with the same four ends, moves and scores', () => {
    const [round] = replay(kept).rounds;
    expect(round).toMatchObject({
      ended: 'open',
      scores: [45, 130],
      toMove: 1,
      legal: ['1-6@up', '3-3@right'],
    });
    expect(round?.plays.at(-1)?.ends).toEqual({ left: 2, right: 3, up: 6, down: 6 });
  });

  test('means the same with every option written out as with none of those that came later', () => {
    expect(replay({ ...kept, rules: { ...makeRules('all-fives', 2, {}) } })).toEqual(replay(kept));
  });
});
