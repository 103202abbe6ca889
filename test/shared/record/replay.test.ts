import { describe, expect, test } from 'vitest';
import type { RecordFile, RecordRound } from '../../../src/shared/record/file';
import { replayRecord } from '../../../src/shared/record/replay';

/** The example of records.md. */
const ROUND: RecordRound = {
  leader: 0,
  hands: [
    ['6-6', '5-2'],
    ['6-5', '1-1'],
    ['0-3', '4-4'],
  ],
  boneyard: ['0-1', '2-2'],
  moves: ['0 6-6', '1 6-5@right', '2 draw 0-1', '2 draw 2-2', '2 pass', '0 5-2@right'],
};

function record(rounds: readonly RecordRound[], changes: Partial<RecordFile> = {}): RecordFile {
  return {
    format: 'domino-record',
    version: 1,
    partial: true,
    rules: { preset: 'draw', target: 150 },
    seats: (rounds[0]?.hands ?? []).map((_, seat) => ({ name: `Seat ${seat}` })),
    rounds: [...rounds],
    ...changes,
  };
}

/** The example with some of its round changed. */
function example(changes: Partial<RecordRound>): RecordFile {
  return record([{ ...ROUND, ...changes }]);
}

test('the example of records.md replays to what records.md prints', () => {
  expect(replayRecord(record([ROUND]))).toEqual({
    ok: true,
    value: {
      status: 'ok',
      rounds: [
        {
          leader: 0,
          ended: 'out',
          winner: 0,
          points: 18,
          plays: [
            { move: '0 6-6', ends: { left: 6, right: 6 }, sum: 12, scored: 0 },
            { move: '1 5-6@right', ends: { left: 6, right: 5 }, sum: 17, scored: 0 },
            { move: '0 2-5@right', ends: { left: 6, right: 2 }, sum: 14, scored: 0 },
          ],
          hands: [[], ['1-1'], ['0-3', '4-4', '0-1', '2-2']],
          boneyard: 0,
          scores: [18, 0, 0],
          toMove: null,
          legal: [],
        },
      ],
      scores: [18, 0, 0],
      winner: null,
    },
  });
});

describe('a round that is left open', () => {
  test.each([
    ['before the lead', [], 0, ['6-6']],
    ['with equal ends: one is listed, the first', ['0 6-6'], 1, ['5-6@left']],
    ['with nothing that fits', ['0 6-6', '1 6-5'], 2, ['draw']],
    ['after the last draw', ROUND.moves.slice(0, 4), 2, ['pass']],
    ['with one end that fits', ROUND.moves.slice(0, 5), 0, ['2-5@right']],
  ])('%s says who may do what', (_when, moves, toMove, legal) => {
    const replayed = replayRecord(example({ moves: [...moves] }));
    expect(replayed).toMatchObject({
      ok: true,
      value: { rounds: [{ ended: 'open', winner: null, points: 0, toMove, legal }], winner: null },
    });
  });

  test('lists a tile once for each of two ends that differ', () => {
    const open = example({
      hands: [
        ['6-6', '5-2'],
        ['6-5', '1-1'],
        ['0-3', '6-4'],
      ],
    });
    const replayed = replayRecord({
      ...open,
      rounds: [{ ...open.rounds[0]!, moves: ['0 6-6', '1 6-5@right'] }],
    });
    expect(replayed).toMatchObject({ value: { rounds: [{ toMove: 2, legal: ['4-6@left'] }] } });
  });
});

describe('a record that says less', () => {
  test('the rules decide who leads', () => {
    const { leader: _, ...round } = ROUND;
    expect(replayRecord(record([round]))).toEqual(replayRecord(record([ROUND])));
  });

  test('a boneyard left out is the rest of the set in ascending order', () => {
    const { boneyard: _, ...round } = {
      ...ROUND,
      moves: ['0 6-6', '1 6-5', '2 draw 0-0', '2 draw 0-1', '2 draw'],
    };
    expect(replayRecord(record([round], { partial: false }))).toMatchObject({
      ok: true,
      value: { rounds: [{ boneyard: 19, hands: [['2-5'], ['1-1'], ['0-3', '4-4', '0-0', '0-1', '0-2']] }] },
    });
  });

  test('without a preset it is Draw', () => {
    expect(replayRecord(record([ROUND], { rules: { target: 150 } }))).toEqual(replayRecord(record([ROUND])));
  });

  test('tiles may be written either way round', () => {
    const round = {
      ...ROUND,
      hands: [
        ['6-6', '2-5'],
        ['5-6', '1-1'],
        ['3-0', '4-4'],
      ],
    };
    expect(replayRecord(record([round]))).toEqual(replayRecord(record([ROUND])));
  });

  test('no rounds: nothing was scored', () => {
    const seats = [{ name: 'Ana' }, { name: 'Ben' }];
    expect(replayRecord(record([], { seats }))).toEqual({
      ok: true,
      value: { status: 'ok', rounds: [], scores: [0, 0], winner: null },
    });
  });
});

describe('several rounds', () => {
  const second: RecordRound = { ...ROUND, leader: 1, hands: [['5-2'], ['6-6'], ['0-3']], moves: ['1 6-6'] };

  test('go on with the scores and the lead', () => {
    expect(replayRecord(record([ROUND, second]))).toMatchObject({
      ok: true,
      value: {
        rounds: [{ scores: [18, 0, 0] }, { leader: 1, points: 10, scores: [18, 10, 0] }],
        scores: [18, 10, 0],
      },
    });
  });

  test('scores in the record replace those before the round, and may win the game', () => {
    expect(replayRecord(example({ scores: [140, 0, 0] }))).toMatchObject({
      ok: true,
      value: { scores: [158, 0, 0], winner: 0 },
    });
  });

  test.each<[string, RecordFile, object]>([
    [
      'another leader than the next in turn',
      record([ROUND, { ...second, leader: 2 }]),
      { round: 2, reason: { code: 'other-leader', leader: 1 } },
    ],
    [
      'a round after an open one',
      record([{ ...ROUND, moves: [] }, second]),
      { round: 2, reason: { code: 'after-open-round' } },
    ],
    [
      'a round after the game',
      record([ROUND, second], { rules: { target: 18 } }),
      { round: 2, reason: { code: 'after-game' } },
    ],
    ['scores that have won', example({ scores: [0, 150, 0] }), { round: 1, reason: { code: 'already-won' } }],
    ['two scores for three', example({ scores: [0, 0] }), { round: 1, reason: { code: 'scores-and-sides' } }],
  ])('%s: impossible', (_what, file, trouble) => {
    expect(replayRecord(file)).toEqual({ ok: false, error: { move: null, ...trouble } });
  });
});

describe('a deal that cannot be', () => {
  test.each<[string, Partial<RecordRound>, Partial<RecordFile>, object]>([
    ['a tile twice', { boneyard: ['0-1', '6-6'] }, {}, { code: 'tile-twice', tile: '6-6' }],
    [
      'a tile twice, written the other way round',
      { boneyard: ['2-5'] },
      {},
      { code: 'tile-twice', tile: '2-5' },
    ],
    ['a tile of a bigger set', { boneyard: ['0-7'] }, {}, { code: 'not-a-tile', text: '0-7' }],
    ['no tile at all', { boneyard: ['pip'] }, {}, { code: 'not-a-tile', text: 'pip' }],
    ['tiles missing from a whole deal', {}, { partial: false }, { code: 'tile-missing', tile: '0-0' }],
    ['a hand too few', { hands: ROUND.hands.slice(1) }, {}, { code: 'hands-and-seats' }],
    ['an empty hand', { hands: [['6-6'], [], ['0-3']] }, {}, { code: 'empty-hand' }],
    ['a leader who does not sit there', { leader: 3 }, {}, { code: 'no-such-leader' }],
    ['a leader without the highest double', { leader: 1 }, {}, { code: 'other-leader', leader: 0 }],
    ['no double in any hand', { hands: [['5-2'], ['6-5'], ['0-3']] }, {}, { code: 'draws-again' }],
    ['lots where none are drawn', { lots: ['0-0', '0-1', '0-2'] }, {}, { code: 'lots-not-drawn' }],
  ])('%s', (_what, round, file, reason) => {
    const seats = ROUND.hands.map(() => ({ name: '' }));
    const impossible = { ...example(round), seats, ...file };
    expect(replayRecord(impossible)).toEqual({ ok: false, error: { round: 1, move: null, reason } });
  });

  test('hands that nobody could deal by these rules are refused before any round', () => {
    expect(replayRecord(record([ROUND], { rules: { handSize: 10 } }))).toMatchObject({
      ok: false,
      error: { round: null, reason: { code: 'unplayable', trouble: { rule: 'handSize', nearest: 9 } } },
    });
  });
});

describe('a move that cannot be is named by its number and text', () => {
  test.each<[number, string, object]>([
    [1, '0 5-2', { code: 'must-lead' }],
    [1, '0 6-6@left', { code: 'does-not-fit' }],
    [1, '0 six-six', { code: 'not-a-move' }],
    [1, '7 6-6', { code: 'no-such-seat' }],
    [2, '2 4-4', { code: 'not-your-turn' }],
    [2, '1 1-1', { code: 'does-not-fit' }],
    [2, '1 2-5', { code: 'not-your-tile' }],
    [2, '1 pass', { code: 'must-play' }],
    [3, '2 draw 2-2', { code: 'other-tile', next: '0-1' }],
    [3, '2 pass', { code: 'must-draw' }],
    [5, '2 draw', { code: 'no-draw' }],
    [7, '1 1-1', { code: 'round-over' }],
  ])('move %i, %j', (number, text, reason) => {
    const moves = [...ROUND.moves.slice(0, number - 1), text];
    expect(replayRecord(example({ moves }))).toEqual({
      ok: false,
      error: { round: 1, move: { number, text }, reason },
    });
  });

  test('an end must be named where the ends differ, and need not where they are equal', () => {
    const hands = [
      ['6-6', '5-2'],
      ['6-5', '1-1'],
      ['0-3', '4-4'],
    ];
    const line = ['0 6-6', '1 6-5'];
    expect(replayRecord(example({ hands, moves: line }))).toMatchObject({
      ok: true,
      value: { rounds: [{ plays: [{}, { move: '1 5-6@left' }] }] },
    });
    const twoEnds = example({
      hands: [
        ['6-6', '5-2'],
        ['6-5', '1-1'],
        ['6-2', '2-0'],
      ],
      moves: [...line, '2 6-2', '0 5-2'],
    });
    expect(replayRecord(twoEnds)).toMatchObject({
      error: { move: { number: 4 }, reason: { code: 'name-the-end' } },
    });
  });

  test('nothing may follow a won game', () => {
    const won = { ...example({ moves: [...ROUND.moves, '1 pass'] }), rules: { target: 10 } };
    expect(replayRecord(won)).toMatchObject({
      error: { move: { number: 7 }, reason: { code: 'after-game' } },
    });
  });
});

describe('a lead by lots or chance', () => {
  const { leader: _, ...round } = ROUND;
  const byLots = { rules: { firstLead: 'draw-lots' } } as const;

  test('lots in the record decide', () => {
    const lots = { ...round, lots: ['0-1', '6-5', '6-6'], moves: [] };
    expect(replayRecord(record([lots], byLots))).toMatchObject({
      value: { rounds: [{ leader: 2, legal: ['0-3', '4-4'] }] },
    });
  });

  test('without lots the record’s word is taken, by chance too', () => {
    const said = { ...round, leader: 1, moves: [] };
    for (const firstLead of ['draw-lots', 'random'] as const) {
      expect(replayRecord(record([said], { rules: { firstLead } }))).toMatchObject({
        value: { rounds: [{ leader: 1, toMove: 1 }] },
      });
    }
  });

  test.each<[string, Partial<RecordRound>, Partial<RecordFile>, object]>([
    ['neither lots nor leader', {}, byLots, { code: 'leader-by-chance' }],
    ['no leader by chance', {}, { rules: { firstLead: 'random' } }, { code: 'leader-by-chance' }],
    [
      'lots and leader at odds',
      { lots: ['6-6', '0-0', '0-1'], leader: 1 },
      byLots,
      { code: 'other-leader', leader: 0 },
    ],
    ['two lots for three seats', { lots: ['6-6', '0-0'] }, byLots, { code: 'lots-and-seats' }],
    ['one lot twice', { lots: ['6-6', '0-0', '6-6'] }, byLots, { code: 'tile-twice', tile: '6-6' }],
    ['a lot of a bigger set', { lots: ['6-6', '0-0', '7-7'] }, byLots, { code: 'not-a-tile', text: '7-7' }],
  ])('%s: impossible', (_what, changes, file, reason) => {
    expect(replayRecord(record([{ ...round, ...changes, moves: [] }], file))).toEqual({
      ok: false,
      error: { round: 1, move: null, reason },
    });
  });
});

test('in partners scores and winners are those of teams', () => {
  const hands = [
    ['6-6', '6-5'],
    ['6-1', '0-0'],
    ['1-2', '5-5'],
    ['0-1', '3-3'],
  ];
  const moves = ['0 6-6', '1 6-1@right', '2 1-2@right', '3 pass', '0 6-5@left'];
  expect(
    replayRecord(
      record([{ hands, boneyard: [], moves }], { rules: { preset: 'latin-partners', target: 7 } }),
    ),
  ).toMatchObject({
    value: { rounds: [{ ended: 'out', winner: 0, points: 7, scores: [7, 0] }], scores: [7, 0], winner: 0 },
  });
});
