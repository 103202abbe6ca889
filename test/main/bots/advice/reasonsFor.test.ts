import { describe, expect, test } from 'vitest';
import { reasonsFor } from '../../../../src/main/bots/advice/reasonsFor';
import type { Outlook } from '../../../../src/main/bots/advice/tally';
import type { End } from '../../../../src/shared/engine/line';
import type { Move } from '../../../../src/shared/engine/moves';
import { parseTile } from '../../../../src/shared/engine/tile';
import type { SeatView } from '../../../../src/shared/engine/view';
import { viewFor } from '../../../../src/shared/engine/view';
import { dealTable, playMoves, standing } from '../../../helpers/table';

const play = (tile: string, end: End | null): Move => ({ type: 'play', tile: parseTile(tile)!, end });
/** Two moves that come to the same in all worlds. */
const outlook = (move: Move, change: Partial<Outlook> = {}): Outlook => ({
  move,
  worth: 0.5,
  wins: 0.5,
  ahead: 0,
  goOut: 0.3,
  blockWon: 0.1,
  nextStuck: 0.2,
  partnerPlays: 0.5,
  youPlay: 0.5,
  ...change,
});
const seen = (state: Parameters<typeof viewFor>[0], seat = 0): SeatView =>
  viewFor(state, { as: 'seat', seat });

describe('what is certain is said as such', () => {
  test('the last tile goes out, and nothing else matters', () => {
    const view = seen(standing({ line: '6-6, 6-1@right', hands: ['1-4', '0-1 2-2'], boneyard: '0-0' }));
    const better = outlook(play('1-4', 'right'), { nextStuck: 0.9 });
    expect(reasonsFor(view, better, outlook(play('0-6', 'left')))).toEqual([{ why: 'goesOut' }]);
  });

  test('where one move is possible there is nothing to explain', () => {
    const view = seen(standing({ line: '6-6', hands: ['6-4 1-2', '0-1 2-2'], boneyard: '0-0' }));
    expect(reasonsFor(view, outlook(play('6-4', 'left')), null)).toEqual([{ why: 'only' }]);
  });

  test('points at once come before all, with what the other scores', () => {
    const state = standing({
      preset: 'all-fives',
      line: '6-6',
      hands: ['3-6 4-6 2-2', '0-1 2-5'],
      boneyard: '0-0',
    });
    const reasons = reasonsFor(seen(state), outlook(play('3-6', 'right')), outlook(play('4-6', 'right')));
    expect(reasons[0]).toEqual({ why: 'scores', points: 15, other: 0 });
  });

  test('a double and heavy tiles are shed early', () => {
    const view = seen(standing({ line: '6-3', hands: ['3-3 1-3 2-2', '0-1 4-5'], boneyard: '0-0' }));
    const early = reasonsFor(view, outlook(play('3-3', 'left')), outlook(play('1-3', 'left')));
    expect(early).toContainEqual({ why: 'double' });
    const light = seen(standing({ line: '6-3', hands: ['6-5 1-3 2-2', '0-1 4-5'], boneyard: '0-0' }));
    const reasons = reasonsFor(light, outlook(play('5-6', 'right')), outlook(play('1-3', 'left')));
    expect(reasons).toContainEqual({ why: 'sheds', pips: 11, other: 4 });
  });

  test('a number of which the rest is in the own hand is nobody else’s', () => {
    // Of the fives 0-5 to 4-5 lie; 5-5 and 5-6 are the player's.
    const line = '4-5, 5-2@right, 2-3@right, 3-5@right, 5-1@right, 1-0@right, 0-5@right';
    const view = seen(standing({ line, hands: ['5-5 5-6 4-6', '0-0 2-2'], boneyard: '1-1' }));
    const reasons = reasonsFor(view, outlook(play('4-6', 'left')), outlook(play('5-6', 'right')));
    expect(reasons).toContainEqual({ why: 'onlyYours', pips: 5, tiles: 2 });
  });
});

describe('what others have shown to lack', () => {
  /** Abel, next after me, passed on 6 and 1; then it came round to me. */
  const passed = playMoves(
    dealTable({
      preset: 'block',
      rules: { firstLead: 'highest-double' },
      hands: ['6-6 1-2 2-6 1-5', '0-0 3-4 2-3 2-2', '1-6 5-5 3-3 4-4'],
    }),
    '0 6-6',
    '1 pass',
    '2 1-6@right',
  );

  test('is a reason to leave just that', () => {
    const view = seen(passed);
    const stuck = outlook(play('2-6', 'left'));
    const keeps = outlook(play('1-5', 'right'));
    expect(reasonsFor(view, keeps, stuck)).toContainEqual({ why: 'nextLacks', seat: 1, pips: 6 });
  });

  test('and where nothing of theirs can fit that is said as certain, however likely it looks', () => {
    const state = playMoves(
      dealTable({
        preset: 'block',
        rules: { firstLead: 'highest-double' },
        hands: ['6-6 1-2 3-6 1-5', '0-0 3-4 2-3 2-2', '1-6 5-5 3-3 4-4'],
      }),
      '0 6-6',
      '1 pass',
      '2 1-6@right',
      '0 1-2@right',
      '1 2-3@right',
      '2 3-3@right',
    );
    const sixes = outlook(play('3-6', 'right'), { nextStuck: 1 });
    const threes = outlook(play('3-6', 'left'), { nextStuck: 0 });
    expect(reasonsFor(seen(state), sixes, threes)[0]).toEqual({ why: 'nextCannot', seat: 1, pips: [6] });
  });
});

describe('what is likely is said with how likely it is', () => {
  const view = seen(standing({ line: '6-3', hands: ['6-4 3-4 2-2', '0-1 2-5'], boneyard: '0-0' }));
  const [one, other] = [play('4-6', 'right'), play('3-4', 'left')];

  test('the largest differences come first, two at most', () => {
    const better = outlook(one, { nextStuck: 0.62, youPlay: 0.9, goOut: 0.35 });
    const reasons = reasonsFor(view, better, outlook(other, { nextStuck: 0.35, youPlay: 0.4 }));
    expect(reasons).toEqual([
      { why: 'youPlay', percent: 90, other: 40 },
      { why: 'nextStuck', seat: 1, percent: 62, other: 35 },
    ]);
  });

  test('nothing that speaks for the other move is given', () => {
    const reasons = reasonsFor(view, outlook(one, { youPlay: 0.2 }), outlook(other, { youPlay: 0.9 }));
    expect(reasons.map(({ why }) => why)).not.toContain('youPlay');
  });

  test('where no part stands out the whole is compared', () => {
    const level = seen(standing({ line: '6-3', hands: ['6-4 6-5 2-2', '0-1 2-5'], boneyard: '0-0' }));
    const [a, b] = [outlook(play('5-6', 'right'), { wins: 0.55 }), outlook(play('4-6', 'right'))];
    expect(reasonsFor(level, a, b)).toEqual([{ why: 'wins', percent: 55, other: 50 }]);
    expect(reasonsFor(level, b, { ...b, move: a.move })).toEqual([{ why: 'equal' }]);
  });
});
