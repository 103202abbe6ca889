import { describe, expect, test } from 'vitest';
import { play } from '../../../src/shared/engine/play';
import type { State } from '../../../src/shared/engine/state';
import { dealTable, movesOf, playMoves, standing, tilesIn, tryMove } from '../../helpers/table';

function pipsAtEnds({ table }: State): readonly (number | undefined)[] {
  return [table.line.ends.left?.pips, table.line.ends.right?.pips];
}

describe('what fits', () => {
  test.each([
    [
      'rules.md 9.3',
      { line: '6-6, 6-2@left, 6-1@right', hands: ['5-2 1-1 2-1 6-5 3-0', '0-0'] },
      ['2-5@left', '1-1@right', '1-2@left', '1-2@right'],
    ],
    ['cases.md C23', { line: '0-3, 3-6@right', hands: ['0-6', '1-1'] }, ['0-6@left', '0-6@right']],
    ['cases.md C24', { line: '3-3', hands: ['3-5', '1-1'] }, ['3-5@left', '3-5@right']],
    ['cases.md C25', { line: '4-2, 2-1@left, 1-4@left', hands: ['4-6', '1-1'] }, ['4-6@left', '4-6@right']],
    ['cases.md C26', { line: '1-2', hands: ['2-5 6-6', '0-0'], boneyard: '3-3 3-4 3-5' }, ['2-5@right']],
    ['nothing fits, Draw', { line: '1-2', hands: ['6-6', '0-0'], boneyard: '3-3' }, ['draw']],
    ['nothing fits, nothing to draw', { line: '1-2', hands: ['6-6', '0-1'] }, ['pass']],
    [
      'nothing fits, Block',
      { preset: 'block', line: '1-2', hands: ['6-6', '0-1'], boneyard: '2-2' },
      ['pass'],
    ],
  ] as const)('%s', (_source, position, legal) => {
    expect(movesOf(standing(position))).toEqual(legal);
  });

  test.each([
    ['cases.md C24', '3-3', '3-5', [5, 3]],
    ['cases.md C25', '4-2, 2-1@left, 1-4@left', '4-6', [6, 4]],
  ])('%s: either end of two equal ones gives the same ends', (_source, line, tile, ends) => {
    const before = standing({ line, hands: [`${tile} 0-0`, '1-1 3-6'] });
    expect(pipsAtEnds(playMoves(before, `0 ${tile}@left`))).toEqual(ends);
    expect(pipsAtEnds(playMoves(before, `0 ${tile}@right`))).toEqual([...ends].reverse());
  });

  test('cases.md C22: on an empty table there is nothing to choose but the tile', () => {
    const hand = ['0-0', '1-2', '2-5', '3-3', '4-6', '5-5', '6-6'];
    const unled = dealTable({ rules: { firstLead: 'random' }, leader: 0, hands: [hand.join(' '), '0-1'] });
    expect(movesOf(unled)).toEqual(hand);
    expect(pipsAtEnds(playMoves(unled, '0 3-3'))).toEqual([3, 3]);
    expect(pipsAtEnds(playMoves(unled, '0 2-5'))).toEqual([2, 5]);
  });

  test('cases.md C23: the end chosen decides which ends are open', () => {
    const table = standing({ line: '0-3, 3-6@right', hands: ['0-6 1-1', '0-0 6-6'] });
    expect(pipsAtEnds(playMoves(table, '0 0-6@left'))).toEqual([6, 6]);
    expect(pipsAtEnds(playMoves(table, '0 0-6@right'))).toEqual([0, 0]);
  });
});

describe('what is refused, and why', () => {
  const table = standing({ line: '1-2', hands: ['2-5 6-6 1-2', '0-0 1-4'], boneyard: '3-3 3-4 3-5' });
  const stuck = standing({ line: '1-2', hands: ['6-6', '0-1'], boneyard: '2-2' });
  const dry = standing({ line: '1-2', hands: ['6-6', '0-1'] });
  const block = standing({ preset: 'block', line: '1-2', hands: ['6-6', '0-1'], boneyard: '2-2' });
  const unled = dealTable({ hands: ['6-6 5-2', '6-5 1-1'] });
  const over = playMoves(standing({ line: '1-2', hands: ['2-5', '0-0'] }), '0 2-5');

  test.each([
    ['cases.md C26: a draw while something fits', table, '0 draw', 'must-play'],
    ['cases.md C26: a pass while something fits', table, '0 pass', 'must-play'],
    ['cases.md C35: a move out of turn', table, '1 1-4@left', 'not-your-turn'],
    ['cases.md C35: a tile of somebody else’s hand', table, '0 1-4@left', 'not-your-tile'],
    ['a tile nobody holds', table, '0 0-6@left', 'not-your-tile'],
    ['a tile at an end it does not match', table, '0 2-5@left', 'does-not-fit'],
    ['a tile that matches no end', table, '0 6-6@left', 'does-not-fit'],
    ['a tile that matches no end, with none named', table, '0 6-6', 'does-not-fit'],
    ['a tile at an arm that is not there', table, '0 2-5@up', 'does-not-fit'],
    ['a tile that fits two ends that differ, with none named', table, '0 1-2', 'name-the-end'],
    ['a pass while tiles may be drawn', stuck, '0 pass', 'must-draw'],
    ['a draw from an empty boneyard', dry, '0 draw', 'no-draw'],
    ['a draw where nobody draws', block, '0 draw', 'no-draw'],
    ['rules.md 4.7: a draw before the first tile', unled, '0 draw', 'must-play'],
    ['rules.md 4.7: a pass before the first tile', unled, '0 pass', 'must-play'],
    ['rules.md 3: another tile than the highest double', unled, '0 5-2', 'must-lead'],
    ['a lead at an end', unled, '0 6-6@left', 'does-not-fit'],
    ['a lead out of turn', unled, '1 6-5', 'not-your-turn'],
    ['anything after the round', over, '1 pass', 'round-over'],
  ] as const)('%s', (_what, before, text, refusal) => {
    expect(tryMove(before, text)).toEqual({ ok: false, error: refusal });
  });

  test('a play that names no end, where both are equal, is still for the caller to settle', () => {
    const lone = standing({ line: '3-3', hands: ['3-5 0-0', '1-1'] });
    const [tile] = tilesIn('3-5');
    expect(play(lone, 0, { type: 'play', tile: tile!, end: null })).toEqual({
      ok: false,
      error: 'name-the-end',
    });
  });
});

describe('drawing', () => {
  test('cases.md C27: until one fits, which is then played; the others see only how many', () => {
    const before = standing({ line: '1-2', hands: ['6-6', '0-1 4-4'], boneyard: '0-0 2-5 3-3' });
    const drawn = playMoves(before, '0 draw', '0 draw');
    expect(drawn.table).toMatchObject({
      held: [3, 2],
      boneyard: 1,
      phase: { at: 'turn', toMove: 0, drawn: 2 },
    });
    expect(movesOf(drawn)).toEqual(['2-5@right']);
    const after = playMoves(drawn, '0 2-5');
    expect(after.secrets.hands[0]).toEqual(['6-6', '0-0']);
    expect(pipsAtEnds(after)).toEqual([1, 5]);
    expect(after.table.phase).toEqual({ at: 'turn', toMove: 1, drawn: 0 });
  });

  test('cases.md C28: the boneyard runs dry, the player passes and the round goes on', () => {
    const before = standing({ line: '1-2', hands: ['6-6', '2-4 5-5'], boneyard: '0-0' });
    const drawn = playMoves(before, '0 draw');
    expect(movesOf(drawn)).toEqual(['pass']);
    expect(playMoves(drawn, '0 pass').table.phase).toEqual({ at: 'turn', toMove: 1, drawn: 0 });
  });

  test('says what everybody saw and no more', () => {
    const before = standing({ line: '1-2', hands: ['6-6', '2-4 5-5'], boneyard: '0-0 3-3' });
    const drawn = play(before, 0, { type: 'draw' });
    expect(drawn.ok && drawn.value.events).toEqual([{ type: 'drew', seat: 0, count: 1 }]);
  });
});

describe('the end of a round', () => {
  test('rules.md 9.4: out with 28 pips in the other hands scores 28, the others nothing', () => {
    const after = playMoves(standing({ line: '1-2', hands: ['2-5', '6-4 2-1', '5-5 3-0 1-1'] }), '0 2-5');
    expect(after.table.scores).toEqual([28, 0, 0]);
    expect(after.table.phase).toMatchObject({
      at: 'roundOver',
      nextLeader: 1,
      end: { ended: 'out', lastSeat: 0, winner: 0, together: 28, takenOff: 0, boneyardPips: 0, points: 28 },
    });
  });

  const FOURS = '4-6, 6-0@right, 0-4@right, 4-4@left, 4-1@left, 1-2@left, 2-4@left, 4-3@right, 3-5@right';

  test('rules.md 9.5: with all fours on the table and both ends 4, Block ends at once, without passes', () => {
    const before = standing({ preset: 'block', line: FOURS, hands: ['4-5 0-0', '6-6 1-1'], boneyard: '5-6' });
    const after = playMoves(before, '0 4-5@right');
    expect(pipsAtEnds(after)).toEqual([4, 4]);
    expect(after.table.phase).toMatchObject({
      at: 'roundOver',
      end: { ended: 'blocked', winner: 0, points: 14 },
    });
    expect(after.table.turns.map(({ did }) => did)).toEqual(['play']);
  });

  test('rules.md 9.5: Draw goes on until the boneyard is empty, though nothing in it could fit, and ends in mid-turn', () => {
    const before = standing({ line: FOURS, hands: ['4-5 0-0', '6-6 1-1'], boneyard: '5-6 2-2' });
    const stuck = playMoves(before, '0 4-5@right', '1 draw');
    expect(movesOf(stuck)).toEqual(['draw']);
    const after = playMoves(stuck, '1 draw');
    expect(after.table.phase).toMatchObject({
      at: 'roundOver',
      end: { ended: 'blocked', lastSeat: 1, winner: 0, points: 29 },
    });
  });

  test('rules.md 5: out goes before blocked', () => {
    const before = standing({ preset: 'block', line: FOURS, hands: ['4-5', '6-6 1-1'] });
    expect(playMoves(before, '0 4-5@right').table.phase).toMatchObject({ end: { ended: 'out', points: 14 } });
  });

  test('a block with the fewest pips in two hands is won by nobody, and the lead goes on by turns', () => {
    const before = standing({
      preset: 'block',
      line: FOURS,
      hands: ['4-5 1-1', '6-6 1-5', '0-2 0-0'],
      scores: [7, 8, 9],
    });
    const after = playMoves(before, '0 4-5@right');
    expect(after.table.scores).toEqual([7, 8, 9]);
    expect(after.table.phase).toMatchObject({
      at: 'roundOver',
      nextLeader: 1,
      end: { ended: 'blocked', winner: null, points: 0, together: 0 },
    });
    expect(after.table.rounds).toEqual([{ ended: 'blocked', winner: null, leader: 0, made: [0, 0, 0] }]);
  });

  test('a block may be won with 0 pips in hand', () => {
    const before = standing({ preset: 'block', line: FOURS, hands: ['4-5 0-0', '6-6'] });
    expect(playMoves(before, '0 4-5@right').table.scores).toEqual([12, 0]);
  });

  test('all hands lie face up, and those that count are marked', () => {
    const after = playMoves(standing({ line: '1-2', hands: ['2-5', '6-4 2-1', '3-3'] }), '0 2-5');
    expect(after.table.phase).toMatchObject({
      end: {
        hands: [
          { seat: 0, tiles: [], pips: 0, counted: false },
          { seat: 1, tiles: ['4-6', '1-2'], pips: 13, counted: true },
          { seat: 2, tiles: ['3-3'], pips: 6, counted: true },
        ],
      },
    });
  });
});

describe('the end of a game (rules.md 7)', () => {
  test.each([
    ['at-once', [99, 0], 'gameOver', 0],
    ['at-once', [90, 99], 'roundOver', null],
    ['after-round', [99, 0], 'gameOver', 0],
    ['after-round', [90, 99], 'roundOver', null],
    ['after-round', [91, 101], 'gameOver', 1],
    // cases.md C59: level at the target, another round is played
    ['after-round', [99, 100], 'roundOver', null],
  ] as const)('%s, %j before the round and 1 point made: %s', (targetReached, scores, at, winner) => {
    const before = standing({ rules: { targetReached }, line: '1-2', hands: ['2-5', '0-1'], scores });
    const after = playMoves(before, '0 2-5');
    expect(after.table.phase).toMatchObject(winner === null ? { at } : { at, winner });
  });

  test('cases.md C59: at 105 to 105 another round is played, and 112 to 105 wins', () => {
    const rules = { targetReached: 'after-round' } as const;
    const level = standing({ rules, line: '1-2', hands: ['2-5', '0-1'], scores: [104, 105] });
    expect(playMoves(level, '0 2-5').table.phase).toMatchObject({ at: 'roundOver' });
    const ahead = standing({ rules, line: '1-2', hands: ['2-5', '3-4'], scores: [105, 105] });
    expect(playMoves(ahead, '0 2-5').table).toMatchObject({
      scores: [112, 105],
      phase: { at: 'gameOver', winner: 0 },
    });
  });
});
