import { describe, expect, test } from 'vitest';
import { careful } from '../../../src/main/bots/careful';
import { seedRandom } from '../../../src/shared/engine/random';
import type { State } from '../../../src/shared/engine/state';
import { viewFor } from '../../../src/shared/engine/view';
import { makeWords } from '../../../src/shared/record/notation';
import { dealTable, playMoves, standing } from '../../helpers/table';

function choice(state: State): string {
  const { phase } = state.table;
  if (phase.at !== 'turn') throw new Error('Nobody is to move');
  const move = careful(viewFor(state, { as: 'seat', seat: phase.toMove }), seedRandom('bot'));
  return makeWords(move.type === 'draw' ? { type: 'draw', tile: null } : move);
}

describe('the careful bot', () => {
  test.each([
    ['6-0', '6-1 6-2', '2-6@right', 'the heavier of two that are alike'],
    ['3-0', '3-3 3-5', '3-3@right', 'a double early'],
    ['6-0', '6-4 6-3 3-3 3-2 3-1', '3-6@right', 'what leaves an end it can play to itself'],
  ])('at %s, of %s plays %s: %s', (line, hand, play) => {
    expect(choice(standing({ line, hands: [hand, '0-1'] }))).toBe(play);
  });

  test('keeps the ends that the next player has passed on', () => {
    const rules = { firstLead: 'random' } as const;
    const hands = ['1-6 1-1 5-6 2-2', '5-5 4-4 3-3'];
    const passed = playMoves(dealTable({ preset: 'block', rules, hands, leader: 0 }), '0 1-6', '1 pass');
    expect(choice(passed)).toBe('1-1@left');
    const unknown = standing({ preset: 'block', line: '1-6', hands: ['1-1 5-6 2-2', '5-5 4-4 3-3'] });
    expect(choice(unknown)).toBe('5-6@right');
  });

  test('opens an end for the partner who has passed', () => {
    const rules = { firstLead: 'random', handSize: 1 } as const;
    const hands = ['1-6 1-5 3-4 0-0', '6-4 5-5', '2-2 3-5', '4-3 6-6'];
    const dealt = dealTable({ preset: 'latin-partners', rules, hands, leader: 0 });
    const passed = playMoves(dealt, '0 1-6', '1 6-4@right', '2 pass', '3 4-3@right');
    expect(choice(passed)).toBe('1-5@left');
    const line = '1-6, 6-4@right, 4-3@right';
    const unknown = standing({ preset: 'latin-partners', line, hands: ['1-5 3-4 0-0', '5-5', '2-2', '6-6'] });
    expect(choice(unknown)).toBe('3-4@right');
  });

  test('takes the points where plays score', () => {
    const hands = ['6-4 6-1', '0-1'];
    expect(choice(standing({ preset: 'block', line: '6-4', hands }))).toBe('4-6@left');
    expect(choice(standing({ preset: 'all-fives', line: '6-4', hands }))).toBe('1-6@right');
  });

  test('draws and passes when nothing fits', () => {
    const hands = ['2-2 3-3', '1-2'];
    expect(choice(standing({ line: '6-6, 6-1@right', hands, boneyard: '0-0' }))).toBe('draw');
    expect(choice(standing({ line: '6-6, 6-1@right', hands }))).toBe('pass');
  });
});
