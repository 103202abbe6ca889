import { describe, expect, test } from 'vitest';
import { play } from '../../../src/shared/engine/play';
import type { State } from '../../../src/shared/engine/state';
import type { SetTop } from '../../../src/shared/engine/tile';
import { SET_TOPS, tilesOfSet } from '../../../src/shared/engine/tile';
import { parseMove } from '../../../src/shared/record/notation';
import { PLAY_SCORING } from '../../../src/shared/rules/playScore';
import { makeRules } from '../../../src/shared/rules/presets';
import type { ChosenRules } from '../../../src/shared/rules/rules';
import { MOST_IN_A_PLAY } from '../../../src/shared/rules/playScore';
import { dealTable, movesOf, playMoves, standing } from '../../helpers/table';

/** Plays this line from its lead on, two seats in turn, and gives the sum and the award of every play. */
function scoresOf(
  plays: string,
  preset: 'all-fives' | 'muggins' = 'all-fives',
  set: SetTop = 6,
): readonly (readonly [number, number])[] {
  const turns = plays.split(', ').map((text, turn) => parseMove(`${turn % 2} ${text}`)!);
  const handOf = (seat: number): string =>
    turns
      .flatMap((turn) => (turn.seat === seat && turn.move.type === 'play' ? turn.move.tile : []))
      .join(' ');
  // Nobody goes out: each holds one tile more than it plays.
  const unused = tilesOfSet(set).filter(
    (tile) => !turns.some(({ move }) => move.type === 'play' && move.tile === tile),
  );
  let state = unled(preset, [`${handOf(0)} ${unused[0]!}`, `${handOf(1)} ${unused[1]!}`], set);
  return turns.map(({ seat, move }) => {
    if (move.type !== 'play') throw new Error('Only plays make a line');
    const step = play(state, seat, move);
    if (!step.ok) throw new Error(step.error);
    ({ state } = step.value);
    const [event] = step.value.events;
    if (event?.type !== 'played') throw new Error('Nothing was played');
    return [event.sum, event.scored];
  });
}

/** A round before its lead, by seat 0 with any tile. */
function unled(preset: 'all-fives' | 'muggins', hands: readonly string[], set: SetTop = 6): State {
  const rules = { firstLead: 'random', target: 1000, set } as const;
  return dealTable({ preset, rules, hands, leader: 0, boneyard: '' });
}

describe('points for a play: the open ends together, where they are a positive multiple of 5 (rules.md section 6)', () => {
  test.each<[string, string, readonly (readonly [number, number])[]]>([
    ['cases.md C01: a lone double counts both halves once', '5-5', [[10, 10]]],
    [
      'cases.md C04 (a)',
      '2-4, 4-3@right',
      [
        [6, 0],
        [5, 5],
      ],
    ],
    [
      'cases.md C04 (b)',
      '2-4, 4-4@right',
      [
        [6, 0],
        [10, 10],
      ],
    ],
    [
      'cases.md C05',
      '3-5, 5-5@right, 5-1@right',
      [
        [8, 0],
        [13, 0],
        [4, 0],
      ],
    ],
    [
      'cases.md C06',
      '6-6, 6-3@right, 6-2@left',
      [
        [12, 0],
        [15, 15],
        [5, 5],
      ],
    ],
    [
      'cases.md C10',
      '6-6, 6-3@right, 3-3@right, 3-1@right',
      [
        [12, 0],
        [15, 15],
        [18, 0],
        [13, 0],
      ],
    ],
    ['cases.md C12: 0 is no score, with a lone 0-0', '0-0', [[0, 0]]],
    [
      'cases.md C12: 0 is no score, on a longer line',
      '0-1, 1-1@right, 1-2@right, 2-0@right',
      [
        [1, 0],
        [2, 0],
        [2, 0],
        [0, 0],
      ],
    ],
    [
      'rules.md 9.9',
      '5-5, 5-0@right, 5-1@left',
      [
        [10, 10],
        [10, 10],
        [1, 0],
      ],
    ],
    [
      'an arm counts from its first tile on',
      '5-5, 5-0@right, 5-1@left, 5-4@up, 5-6@down',
      [
        [10, 10],
        [10, 10],
        [1, 0],
        [5, 5],
        [11, 0],
      ],
    ],
  ])('%s', (_source, plays, scores) => {
    expect(scoresOf(plays)).toEqual(scores);
  });

  test('cases.md C03: of the 28 leads five score', () => {
    const awards = tilesOfSet(6).map((tile) => [tile, scoresOf(tile)[0]![1]]);
    expect(awards.filter(([, award]) => award !== 0)).toEqual([
      ['0-5', 5],
      ['1-4', 5],
      ['2-3', 5],
      ['4-6', 10],
      ['5-5', 10],
    ]);
  });

  test('Muggins counts the same with two ends only', () => {
    expect(scoresOf('6-6, 6-3@right, 6-2@left', 'muggins')).toEqual([
      [12, 0],
      [15, 15],
      [5, 5],
    ]);
  });

  test('cases.md C12: a sum of 0 leaves nothing scored behind', () => {
    const after = playMoves(unled('all-fives', ['0-0 1-1', '6-6 0-1']), '0 0-0');
    expect(after.table.turns).toEqual([
      { seat: 0, did: 'play', move: { type: 'play', tile: '0-0', end: null } },
    ]);
    expect(after.table.scores).toEqual([0, 0]);
  });

  test('the player scores at once, a partner for the team', () => {
    const state = standing({
      preset: 'all-fives',
      rules: { teams: 'partners' },
      line: '2-4',
      hands: ['0-0', '0-1', '4-4 1-1', '0-2'],
      toMove: 2,
    });
    const after = playMoves(state, '2 4-4@right');
    expect(after.table.scores).toEqual([10, 0]);
    expect(after.table.turns).toMatchObject([{ seat: 2, did: 'play', scored: 10 }]);
  });
});

/** What each end of a line can count, the doubles first: a double counts twice, and lies at one end only. */
function endsOf(set: SetTop): readonly { readonly counts: number; readonly isDouble: boolean }[] {
  const numbers = Array.from({ length: set + 1 }, (_, number) => number);
  return [
    ...numbers.map((number) => ({ counts: 2 * number, isDouble: true })),
    ...numbers.map((number) => ({ counts: number, isDouble: false })),
  ];
}

/** The highest multiple of 5 that so many of these ends can count together, with those before counting `sum`. */
function mostOf(ends: ReturnType<typeof endsOf>, places: number, sum = 0): number {
  if (places === 0) return sum % 5 === 0 ? sum : 0;
  return Math.max(
    0,
    ...ends.map(({ counts, isDouble }, at) =>
      mostOf(ends.slice(isDouble ? at + 1 : at), places - 1, sum + counts),
    ),
  );
}

describe('the most that one play can score', () => {
  test.each<[SetTop, string]>([
    [6, '0-6@right, 0-5@left, 6-6@right, 5-5@left, 0-4@up, 0-1@down, 4-4@up, 1-5@down'],
    [9, '0-9@right, 0-8@left, 9-9@right, 8-8@left, 0-7@up, 0-6@down, 7-7@up, 6-6@down'],
    [12, '0-12@right, 0-11@left, 12-12@right, 11-11@left, 0-10@up, 0-7@down, 10-10@up, 7-7@down'],
    [15, '0-15@right, 0-14@left, 15-15@right, 14-14@left, 0-13@up, 0-8@down, 13-13@up, 8-8@down'],
    [18, '0-18@right, 0-17@left, 18-18@right, 17-17@left, 0-16@up, 0-14@down, 16-16@up, 14-14@down'],
  ])('can be scored with set %i', (set, plays) => {
    const most = MOST_IN_A_PLAY[set];
    expect(scoresOf(`0-0, ${plays}`, 'all-fives', set).at(-1)).toEqual([most, most]);
  });

  test.each(SET_TOPS)('is the highest multiple of 5 that four ends of set %i can count', (set) => {
    expect(mostOf(endsOf(set), 4)).toBe(MOST_IN_A_PLAY[set]);
  });
});

describe('a spinner (rules.md section 4)', () => {
  test('cases.md C09: sides before tips', () => {
    const state = standing({
      preset: 'all-fives',
      line: '6-6, 6-3@right',
      hands: ['6-0 6-2 1-1', '0-0 1-2'],
    });
    expect(movesOf(state)).toEqual(['0-6@left', '2-6@left']);
    const built = standing({ preset: 'all-fives', line: '6-6, 6-3@right, 6-0@left', hands: ['6-2', '1-1'] });
    expect(movesOf(built)).toEqual(['2-6@up', '2-6@down']);
  });

  test('cases.md C10: only the first double is one', () => {
    const line = '6-6, 6-3@right, 3-3@right, 3-1@right';
    expect(movesOf(standing({ preset: 'all-fives', line, hands: ['3-5', '0-0'], boneyard: '0-2' }))).toEqual([
      'draw',
    ]);
  });

  test.each([
    ['cases.md C05', '3-5, 5-5@right, 5-1@right', '5-2', ['2-5@up', '2-5@down']],
    ['cases.md C06', '6-6, 6-3@right, 6-2@left', '6-1', ['1-6@up', '1-6@down']],
  ])('%s: with both sides built on its tips are open', (_source, line, tile, places) => {
    expect(movesOf(standing({ preset: 'all-fives', line, hands: [tile, '0-0'] }))).toEqual(places);
  });

  test('not led: its tips open with the tile on its far side', () => {
    const before = standing({ preset: 'all-fives', line: '2-5, 5-5@right', hands: ['5-1 5-3', '0-0'] });
    expect(movesOf(before)).toEqual(['1-5@right', '3-5@right']);
    const after = standing({ preset: 'all-fives', line: '2-5, 5-5@right, 5-1@right', hands: ['5-3', '0-0'] });
    expect(movesOf(after)).toEqual(['3-5@up', '3-5@down']);
  });

  test('there is none in Muggins', () => {
    const state = standing({
      preset: 'muggins',
      line: '6-6, 6-3@right, 6-0@left',
      hands: ['6-2 3-3', '1-1'],
    });
    expect(movesOf(state)).toEqual(['3-3@right']);
  });
});

describe('the points of the round beside those of play (roundBonus)', () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 5],
    [6, 5],
    [7, 5],
    [8, 10],
    [12, 10],
    [13, 15],
    [22, 20],
    [23, 25],
    [27, 25],
    [28, 30],
    [38, 40],
  ])('cases.md C15: %i counts %i', (pips, points) => {
    expect(PLAY_SCORING.fives.forRound(pips, makeRules('all-fives', 2, {}))).toBe(points);
  });

  test.each<[string, ChosenRules, readonly string[], number]>([
    ['cases.md C16 (a): add first, then round', {}, ['2-4', '1-2', '0-3', '1-1 0-1'], 10],
    // No set has three hands of 2 pips; a hand of 1 shows the same: rounded one by one they would be 0.
    ['cases.md C16 (b): add first, then round', {}, ['2-4', '0-2', '1-1', '0-1'], 5],
    ['none: still won, with 0 points', { roundBonus: 'none' }, ['2-4', '6-6', '5-5', '4-4'], 0],
    [
      'roundBonus has no effect without points in play',
      { roundBonus: 'none', playScoring: 'none' },
      ['2-4', '0-1', '0-2', '0-0'],
      3,
    ],
  ])('%s', (_source, rules, hands, points) => {
    const state = standing({ preset: 'all-fives', rules, line: '1-2', hands });
    expect(playMoves(state, '0 2-4').table.phase).toMatchObject({ end: { ended: 'out', winner: 0, points } });
  });
});

describe('the target reached in play (rules.md section 7)', () => {
  const AT_240 = { preset: 'all-fives', line: '2-4', scores: [240, 0] } as const;

  test('at once: the game ends at the very play, and the round gives nothing', () => {
    for (const hand of ['4-4', '4-4 0-0']) {
      const after = playMoves(standing({ ...AT_240, hands: [hand, '6-6'] }), '0 4-4@right');
      expect(after.table).toMatchObject({
        scores: [250, 0],
        phase: { at: 'gameOver', winner: 0, end: { ended: 'target', winner: null, points: 0 } },
        rounds: [{ ended: 'target', winner: null, made: [10, 0] }],
      });
    }
  });

  test('after the round: play goes on', () => {
    const state = standing({ ...AT_240, rules: { targetReached: 'after-round' }, hands: ['4-4 0-0', '6-2'] });
    expect(playMoves(state, '0 4-4@right').table).toMatchObject({
      scores: [250, 0],
      phase: { at: 'turn', toMove: 1 },
    });
  });

  test('the pad has what a side made in play and at the end of the round together', () => {
    const state = standing({ preset: 'all-fives', line: '2-4', hands: ['4-4 0-2', '0-1 6-6'] });
    const after = playMoves(state, '0 4-4@right', '1 pass', '0 0-2@left');
    expect(after.table.rounds[0]).toMatchObject({ ended: 'out', made: [25, 0] });
  });
});
