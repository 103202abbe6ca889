import { describe, expect, test } from 'vitest';
import { finishRound } from '../../../src/shared/engine/score';
import type { RoundEnd } from '../../../src/shared/engine/roundEnd';
import { sidesOf } from '../../../src/shared/engine/seat';
import type { PresetName } from '../../../src/shared/rules/presets';
import { makeRules } from '../../../src/shared/rules/presets';
import type { ChosenRules } from '../../../src/shared/rules/rules';
import { tilesIn } from '../../helpers/table';
import { roundPoints } from '../../independent/roundPoints';

type Finish = {
  readonly ended?: 'out' | 'blocked';
  readonly preset?: PresetName;
  readonly rules?: ChosenRules;
  readonly hands: readonly string[];
  readonly boneyard?: string;
  readonly last?: number;
};

/** How such a round ends; the independent scorer must say the same. */
function finish({
  ended = 'blocked',
  preset = 'draw',
  rules = {},
  hands,
  boneyard = '',
  last = 0,
}: Finish): RoundEnd {
  const made = makeRules(preset, hands.length, rules);
  const end = finishRound({
    ended,
    rules: made,
    lastSeat: last,
    hands: hands.map(tilesIn),
    boneyard: tilesIn(boneyard),
    scores: sidesOf(hands.length, made.teams).map(() => 0),
  });
  const { winner, points } = end;
  const asked = { ended, last, hands: hands.map(tilesIn), boneyard: tilesIn(boneyard), rules: made };
  expect(roundPoints(asked)).toEqual({ winner, points });
  return end;
}

const PARTNERS = { teams: 'partners' } as const;

describe('out (rules.md section 5)', () => {
  test.each<[string, Finish, number, number]>([
    ['rules.md 9.4', { hands: ['', '6-4 2-1', '5-5 3-0 1-1'] }, 0, 28],
    [
      'rules.md 9.6: partners score the opponents’ hands only',
      { rules: PARTNERS, hands: ['', '6-1', '6-6 5-3', '5-4'] },
      0,
      16,
    ],
    [
      'cases.md C51: whatever the partner holds',
      { rules: PARTNERS, hands: ['', '0-0', '6-6 5-6', '0-3'] },
      0,
      3,
    ],
    [
      'cases.md C51: all tiles',
      { rules: { ...PARTNERS, teamScore: 'all' }, hands: ['', '0-0', '6-6 5-6', '0-3'] },
      0,
      26,
    ],
    ['cases.md C53', { rules: PARTNERS, hands: ['', '6-6', '1-1', '4-5'] }, 0, 21],
    [
      'teamScore has no effect without teams',
      { rules: { teamScore: 'all' }, hands: ['', '6-6', '1-1'] },
      0,
      14,
    ],
    [
      'blockScore has no effect',
      { rules: { blockScore: 'minus-own' }, hands: ['6-6', '', '1-1'], last: 1 },
      1,
      14,
    ],
    [
      'a partner going out wins for the team',
      { rules: PARTNERS, hands: ['6-6', '0-1', '', '0-2'], last: 2 },
      0,
      3,
    ],
    ['countBoneyard', { rules: { countBoneyard: true }, hands: ['', '6-6'], boneyard: '5-5 1-1' }, 0, 24],
    ['no countBoneyard', { hands: ['', '6-6'], boneyard: '5-5 1-1' }, 0, 12],
  ])('%s', (_source, round, winner, points) => {
    expect(finish({ ended: 'out', ...round })).toMatchObject({ winner, points });
  });
});

describe('blocked, and somebody has the fewest pips', () => {
  const OWN_5 = ['5-0', '6-6', '6-6 5-5 4-4'];
  const C47 = ['5-5', '2-2', '1-1', '5-1'];
  test.each<[string, ChosenRules, readonly string[], number, number]>([
    ['rules.md 9.7: others', {}, OWN_5, 0, 42],
    ['rules.md 9.7: minus-own', { blockScore: 'minus-own' }, OWN_5, 0, 37],
    ['rules.md 9.7: minus-own-each', { blockScore: 'minus-own-each' }, OWN_5, 0, 32],
    ['cases.md C47: team-total', PARTNERS, C47, 1, 12],
    ['cases.md C47: lowest-hand', { ...PARTNERS, teamBlock: 'lowest-hand' }, C47, 0, 10],
    ['cases.md C48: minus-own', { ...PARTNERS, blockScore: 'minus-own' }, C47, 1, 2],
    ['partners subtract once', { ...PARTNERS, blockScore: 'minus-own-each' }, C47, 1, 2],
    ['cases.md C48: all', { ...PARTNERS, teamScore: 'all' }, C47, 1, 22],
    ['cases.md C48: all, minus-own', { ...PARTNERS, teamScore: 'all', blockScore: 'minus-own' }, C47, 1, 12],
    [
      'rules.md 9.10: never below 0, and still a win',
      { ...PARTNERS, teamBlock: 'lowest-hand', blockScore: 'minus-own' },
      C47,
      0,
      0,
    ],
    [
      'cases.md C55: partners share the lowest hand',
      { ...PARTNERS, teamBlock: 'lowest-hand' },
      ['0-2', '4-5', '1-1', '3-4'],
      0,
      16,
    ],
    ['cases.md C17: others', { playScoring: 'fives' }, ['5-3', '5-5', '6-6', '4-5 6-0'], 0, 35],
    [
      'cases.md C17: minus-own',
      { playScoring: 'fives', blockScore: 'minus-own' },
      ['5-3', '5-5', '6-6', '4-5 6-0'],
      0,
      30,
    ],
    [
      'cases.md C17: minus-own-each',
      { playScoring: 'fives', blockScore: 'minus-own-each' },
      ['5-3', '5-5', '6-6', '4-5 6-0'],
      0,
      15,
    ],
    ['what others tie at does not matter', {}, ['0-1', '6-6', '6-6'], 0, 24],
    ['teamBlock has no effect without teams', { teamBlock: 'lowest-hand' }, ['5-5', '0-1', '1-1'], 1, 12],
  ])('%s', (_source, rules, hands, winner, points) => {
    expect(finish({ rules, hands })).toMatchObject({ ended: 'blocked', winner, points });
  });
});

describe('blocked, and several share the fewest', () => {
  const LIGHTEST = { blockTie: 'lightest-tile' } as const;
  const C49 = ['3-3', '5-5', '0-4', '0-0'];
  test.each<[string, ChosenRules, readonly string[], number | null, number]>([
    ['nobody', {}, ['0-1 3-4', '4-4'], null, 0],
    ['rules.md 9.8', LIGHTEST, ['0-1 3-4', '4-4'], 0, 8],
    ['the lightest tile in both hands', LIGHTEST, ['0-3', '1-2', '6-6'], null, 0],
    ['only the tied are looked at', LIGHTEST, ['2-2', '1-3', '0-0 5-6'], null, 0],
    ['cases.md C49: nobody', PARTNERS, C49, null, 0],
    ['cases.md C49: lightest-tile', { ...PARTNERS, ...LIGHTEST }, C49, 1, 10],
    [
      'with lowest-hand only those with the fewest pips are looked at',
      { ...PARTNERS, ...LIGHTEST, teamBlock: 'lowest-hand' },
      ['2-2', '1-3', '0-0 5-6', '5-5'],
      null,
      0,
    ],
    [
      'one side holds both of the lightest tiles',
      { ...PARTNERS, ...LIGHTEST },
      ['0-2 4-4', '2-4', '1-1 0-3', '4-5'],
      0,
      15,
    ],
    [
      'a settled tie subtracts too',
      { ...LIGHTEST, blockScore: 'minus-own' },
      ['0-1 3-4', '4-4', '6-6'],
      0,
      12,
    ],
    ['nobody wins, the boneyard does not count', { countBoneyard: true }, ['1-1', '0-2'], null, 0],
  ])('%s', (_source, rules, hands, winner, points) => {
    expect(finish({ rules, hands, boneyard: '6-6' })).toMatchObject({ winner, points });
  });
});

describe('how the score was made', () => {
  test('shows what was counted, taken off and added', () => {
    const rules = { blockScore: 'minus-own', countBoneyard: true } as const;
    expect(finish({ rules, hands: ['0-1', '4-4', '5-5'], boneyard: '2-3' })).toMatchObject({
      together: 18,
      takenOff: 1,
      boneyardPips: 5,
      points: 22,
      scores: [22, 0, 0],
      hands: [{ counted: false }, { counted: true, pips: 8 }, { counted: true, pips: 10 }],
    });
  });

  test('marks the partner’s hand as not counted, or all hands as counted', () => {
    const hands = ['', '6-6', '1-1', '4-5'];
    const marks = (rules: ChosenRules): readonly boolean[] =>
      finish({ ended: 'out', rules, hands }).hands.map(({ counted }) => counted);
    expect(marks(PARTNERS)).toEqual([false, true, false, true]);
    expect(marks({ ...PARTNERS, teamScore: 'all' })).toEqual([true, true, true, true]);
  });

  test('scores one number for each team', () => {
    expect(finish({ ended: 'out', rules: PARTNERS, hands: ['', '6-6', '1-1', '4-5'] }).scores).toEqual([
      21, 0,
    ]);
  });
});
