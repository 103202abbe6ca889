import { describe, expect, test } from 'vitest';
import { replayRecord } from '../../src/shared/record/replay';
import type { RecordFile } from '../../src/shared/record/file';

/*
 * A whole round of All Fives in partners, as the design's screens show it: Rosa and Inês against Abel and Nico, six
 * tiles each. The two tiles drawn first are not told there; any that do not fit will do.
 */

const [ROSA, ABEL, INES, NICO] = [0, 1, 2, 3];

const HANDS = [
  ['6-1', '5-4', '4-1', '3-0', '0-1', '1-5'],
  ['1-1', '6-0', '5-5', '4-0', '3-2', '4-6'],
  ['6-6', '0-5', '0-2', '2-4', '2-5', '4-4'],
  ['6-3', '6-5', '1-2', '1-3', '2-6', '3-3'],
];
const BONEYARD = ['0-0', '3-4', '2-2', '5-3'];

/** Seat, what it did, and what that scored at once. */
const TURNS: readonly (readonly [seat: number, did: string, scored?: number])[] = [
  [INES, '6-6'],
  [NICO, '6-3@right', 15],
  [ROSA, '6-1@left'],
  [ABEL, '1-1@left', 5],
  [INES, 'draw'],
  [INES, 'draw'],
  [INES, '3-4@right'],
  [NICO, '6-5@up'],
  [ROSA, '5-4@up', 10],
  [ABEL, '6-0@down', 10],
  [INES, '0-5@down', 15],
  [NICO, '1-2@left', 15],
  [ROSA, '4-1@right'],
  [ABEL, '5-5@down'],
  [INES, '2-5@left', 20],
  [NICO, '1-3@right'],
  [ROSA, '3-0@right'],
  [ABEL, '4-0@up', 15],
  [INES, '0-0@up', 15],
  [NICO, 'draw'],
  [NICO, 'draw'],
  [NICO, '5-3@left'],
  [ROSA, '0-1@right'],
  [ABEL, '3-2@left'],
  [INES, '2-4@left', 15],
  [NICO, 'pass'],
  [ROSA, '1-5@right'],
];

function recordOf(turns: typeof TURNS): RecordFile {
  return {
    format: 'domino-record',
    version: 1,
    rules: { preset: 'all-fives', teams: 'partners', handSize: 6 },
    seats: ['Rosa', 'Abel', 'Inês', 'Nico'].map((name) => ({ name })),
    rounds: [{ hands: HANDS, boneyard: BONEYARD, moves: turns.map(([seat, did]) => `${seat} ${did}`) }],
  };
}

describe('the round of All Fives on the design’s screens', () => {
  test('scores play by play as they show it', () => {
    const replayed = replayRecord(recordOf(TURNS));
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    const [round] = replayed.value.rounds;
    const plays = TURNS.filter(([, did]) => did !== 'draw' && did !== 'pass');
    expect(round?.plays.map(({ scored }) => scored)).toEqual(plays.map(([, , scored = 0]) => scored));
  });

  test('has the ends 2, 1, 4 and 5 in the middle of it, counting 2, 1, 4 and 10', () => {
    const replayed = replayRecord(recordOf(TURNS.slice(0, 14)));
    expect(replayed).toMatchObject({
      ok: true,
      value: { rounds: [{ ended: 'open', leader: INES, toMove: INES, scores: [25, 45] }] },
    });
    expect(replayed.ok && replayed.value.rounds[0]?.plays.at(-1)).toEqual({
      move: `${ABEL} 5-5@down`,
      ends: { left: 2, right: 1, up: 4, down: 5 },
      sum: 17,
      scored: 0,
    });
    expect(replayed.ok && [...(replayed.value.rounds[0]?.hands[INES] ?? [])].sort()).toEqual([
      '0-0',
      '0-2',
      '2-4',
      '2-5',
      '4-4',
    ]);
  });

  test('ends with Rosa out and 28 pips at the others, 30 for her team', () => {
    expect(replayRecord(recordOf(TURNS))).toMatchObject({
      ok: true,
      value: {
        rounds: [
          {
            ended: 'out',
            winner: 0,
            points: 30,
            hands: [[], ['4-6'], ['0-2', '4-4'], ['2-6', '3-3', '2-2']],
            boneyard: 0,
            scores: [105, 60],
          },
        ],
        winner: null,
      },
    });
  });
});
