import { describe, expect, test } from 'vitest';
import type { ChosenRules } from '../../../src/shared/rules/rules';
import { movesOf, playMoves, standing, tryMove } from '../../helpers/table';

describe('how many tiles a turn may draw (rules.md section 4)', () => {
  const STUCK = { line: '1-2', hands: ['6-6', '2-4 5-5'], boneyard: '0-0 3-3 4-4 2-5 5-6' };

  test.each<[ChosenRules['drawing'], number]>([
    ['one', 1],
    ['two', 2],
  ])('%s: draws that many, keeps them and passes, and the pass is written', (drawing, most) => {
    let state = standing({ ...STUCK, rules: { drawing } });
    for (let drawn = 0; drawn < most; drawn++) {
      expect(movesOf(state)).toEqual(['draw']);
      state = playMoves(state, '0 draw');
    }
    expect(movesOf(state)).toEqual(['pass']);
    expect(tryMove(state, '0 draw')).toEqual({ ok: false, error: 'no-draw' });
    const after = playMoves(state, '0 pass');
    expect(after.table.turns.at(-1)).toEqual({ seat: 0, did: 'pass' });
    expect(after.table.phase).toEqual({ at: 'turn', toMove: 1, drawn: 0 });
    expect(after.secrets.hands[0]).toHaveLength(1 + most);
  });

  test('a drawn tile that fits is played, before the limit is reached', () => {
    const state = standing({ ...STUCK, boneyard: '2-5 3-3 4-4', rules: { drawing: 'two' } });
    const drawn = playMoves(state, '0 draw');
    expect(movesOf(drawn)).toEqual(['2-5@right']);
    expect(tryMove(drawn, '0 draw')).toEqual({ ok: false, error: 'must-play' });
  });

  test('the limit is for one turn: the next turn may draw again', () => {
    const stuck = standing({ ...STUCK, hands: ['6-6', '0-3'], rules: { drawing: 'one' } });
    expect(movesOf(playMoves(stuck, '0 draw', '0 pass', '1 draw', '1 pass'))).toEqual(['draw']);
  });
});

describe('tiles that are never drawn (reserve)', () => {
  test.each<[string, ChosenRules['reserve'], number, string, readonly string[]]>([
    ['cases.md C30 (a)', 2, 2, '0-0 3-3', ['pass']],
    ['cases.md C30 (b)', 2, 2, '0-0 3-3 4-4', ['draw']],
    ['cases.md C30: no reserve', 0, 2, '0-0', ['draw']],
    ['a reserve of one', 1, 2, '0-0', ['pass']],
    ['cases.md C32: two players', 'by-players', 2, '0-0 3-3', ['pass']],
    ['cases.md C32: two players, one more', 'by-players', 2, '0-0 3-3 4-4', ['draw']],
    ['cases.md C32: three players', 'by-players', 3, '0-0 3-3', ['draw']],
    ['cases.md C32: three players, one left', 'by-players', 3, '0-0', ['pass']],
    ['cases.md C32: four players', 'by-players', 4, '0-0 3-3', ['draw']],
    ['cases.md C32: four players, one left', 'by-players', 4, '0-0', ['pass']],
  ])('%s', (_source, reserve, seats, boneyard, moves) => {
    const hands = ['6-6', '2-4', '1-5', '2-6'].slice(0, seats);
    expect(movesOf(standing({ line: '1-2', hands, boneyard, rules: { reserve } }))).toEqual(moves);
  });

  test('cases.md C30 (b): one draw, then a pass', () => {
    const state = standing({
      line: '1-2',
      hands: ['6-6', '2-4'],
      boneyard: '0-0 3-3 4-4',
      rules: { reserve: 2 },
    });
    const drawn = playMoves(state, '0 draw');
    expect(drawn.secrets.hands[0]).toEqual(['6-6', '0-0']);
    expect(movesOf(drawn)).toEqual(['pass']);
  });

  test('cases.md C31: with the reserve left and nobody able to play the round is blocked, without passes', () => {
    const rules = { reserve: 2 } as const;
    const state = standing({ line: '1-2', hands: ['2-0 6-6', '3-4 1-1'], boneyard: '0-0 3-3', rules });
    expect(playMoves(state, '0 2-0').table.phase).toMatchObject({ at: 'turn', toMove: 1 });
    const stuck = { line: '1-2', hands: ['2-0 6-6', '3-4'], boneyard: '4-5 3-3' };
    expect(playMoves(standing({ ...stuck, rules }), '0 2-0').table).toMatchObject({
      phase: { at: 'roundOver', end: { ended: 'blocked', winner: 1, points: 12, boneyardPips: 0 } },
      turns: [{ did: 'play' }],
    });
    const counted = standing({ ...stuck, rules: { ...rules, countBoneyard: true } });
    expect(playMoves(counted, '0 2-0').table.phase).toMatchObject({ end: { points: 27, boneyardPips: 15 } });
  });
});

describe('drawing by choice', () => {
  const ABLE = { line: '1-2', hands: ['2-5 6-6', '0-0'], boneyard: '3-3 3-4 3-5' };

  test('cases.md C26: who could play may draw instead, and must play before the turn ends', () => {
    const state = standing({ ...ABLE, rules: { drawByChoice: true } });
    expect(movesOf(state)).toEqual(['2-5@right', 'draw']);
    expect(tryMove(state, '0 pass')).toEqual({ ok: false, error: 'must-play' });
    const drawn = playMoves(state, '0 draw', '0 draw', '0 draw');
    expect(movesOf(drawn)).toEqual(['2-5@right']);
    expect(tryMove(drawn, '0 draw')).toEqual({ ok: false, error: 'no-draw' });
  });

  test('goes down to the reserve, also after a drawn tile fits', () => {
    const rules = { drawByChoice: true, reserve: 1 } as const;
    const state = standing({ ...ABLE, hands: ['6-6', '0-0'], boneyard: '2-3 2-4 3-5', rules });
    const drawn = playMoves(state, '0 draw');
    expect(movesOf(drawn)).toEqual(['2-3@right', 'draw']);
    expect(movesOf(playMoves(drawn, '0 draw'))).toEqual(['2-3@right', '2-4@right']);
  });

  test('keeps to the limit of a turn', () => {
    const state = standing({ ...ABLE, rules: { drawByChoice: true, drawing: 'one' } });
    expect(movesOf(playMoves(state, '0 draw'))).toEqual(['2-5@right']);
  });
});
